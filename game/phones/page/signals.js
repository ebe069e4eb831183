// How a phone calls its owner when it is their turn: a bell of its own, a vibration, the page's title.

export const SOUNDS = ["off", "soft", "clear"];

const PATTERN = [180, 90, 180]; // milliseconds on, off, on
const AT_HAND = 4000; // whoever touched the page so lately has seen the question
const BELLS = { // each note: when it begins and how it sounds
  soft: { volume: 0.12, notes: [[0, 523.3]], lasts: 1.1, partials: [[1, 1], [2.01, 0.25]] },
  clear: { volume: 0.3, notes: [[0, 659.3], [0.19, 880]], lasts: 1.3, partials: [[1, 1], [2, 0.5], [3.01, 0.22], [4.2, 0.1]] },
};

/** Whether a screen puts a question that its owner hasn't answered. */
export const asks = (screen) => Boolean(screen?.ask && !screen.ask.answered);

/** The page's title: it says whose turn it is where nothing but the title is in sight. */
export function title(screen, words) {
  return asks(screen) ? `● ${words.page["your-turn"]} – ${words.page.title}` : words.page.title;
}

/** Rings, from the first tap on, as browsers keep pages silent before it. */
export class Signals {
  /** `sound()` says how its owner wants to be called, `now` what time it is, `Context` makes sounds. */
  constructor(sound, now = () => Date.now(), Context = globalThis.AudioContext ?? globalThis.webkitAudioContext) {
    Object.assign(this, { sound, now, Context });
    this.context = null;
    this.touched = -Infinity;
  }

  /** Its owner has tapped or pressed a key. */
  touch() {
    this.touched = this.now();
    if (this.sound() === "off" || !this.Context) return;
    try {
      this.context ??= new this.Context();
      if (this.context.state !== "running") this.context.resume()?.catch?.(() => {});
    } catch {
      this.Context = null; // a browser without sound
    }
  }

  /** A turn begins. Whoever has just touched the page is not called: a turn often asks several things. */
  call() {
    if (document.visibilityState === "visible" && this.now() - this.touched < AT_HAND) return false;
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(PATTERN);
    this.ring();
    return true;
  }

  /** Let the bell of the chosen sound be heard. */
  ring() {
    const bell = BELLS[this.sound()];
    if (!bell || this.context?.state !== "running") return;
    const { context } = this;
    for (const [after, pitch] of bell.notes) {
      for (const [times, share] of bell.partials) strike(context, context.currentTime + after, pitch * times, bell.volume * share, bell.lasts / Math.sqrt(times));
    }
  }
}

function strike(context, at, pitch, volume, lasts) {
  const [tone, level] = [context.createOscillator(), context.createGain()];
  tone.frequency.value = pitch;
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(volume, at + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0005, at + lasts);
  tone.connect(level).connect(context.destination);
  tone.start(at);
  tone.stop(at + lasts);
}
