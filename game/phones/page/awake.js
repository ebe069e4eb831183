// Keeps a phone's screen lit while its owner plays: by the browser's own lock where the page is secure, and at home
// by a silent film, which this page draws itself.

/** Whether this page may keep the screen lit without a film. */
export const locks = () => Boolean(window.isSecureContext && navigator.wakeLock);

export class Awake {
  /** `changed()` is called when it turns out that nothing keeps the screen lit, or that something does. */
  constructor(changed) {
    this.changed = changed;
    this.wanted = false;
    this.failed = false; // whether the browser keeps the screen lit in no way
    this.lock = this.film = null;
    document.addEventListener("visibilitychange", () => this.hold());
  }

  /** Keep the screen lit from now on, or no longer. The film begins with a tap alone. */
  want(wanted) {
    this.wanted = wanted;
    if (wanted) return this.hold();
    this.lock?.release();
    this.film?.pause();
    this.film?.srcObject?.getTracks().forEach((track) => track.stop());
    this.lock = this.film = null;
    return null;
  }

  /** The system lets go of it whenever the page is out of sight. */
  async hold() {
    if (!this.wanted || document.visibilityState !== "visible" || this.holding) return;
    this.holding = true;
    try {
      if (locks()) await this.holdLock();
      else await this.play();
      this.tell(false);
    } catch (error) {
      if (error.name !== "NotAllowedError" || locks()) this.tell(true); // at home the next tap tries again
    } finally {
      this.holding = false;
    }
  }

  async holdLock() {
    if (this.lock && !this.lock.released) return;
    const lock = await navigator.wakeLock.request("screen");
    if (this.wanted) this.lock = lock;
    else lock.release();
  }

  async play() {
    this.film ??= film();
    if (this.film.paused) await this.film.play();
  }

  tell(failed) {
    if (failed === this.failed) return;
    this.failed = failed;
    this.changed();
  }
}

/** A film without picture or sound. It has a track of each: without sound phones take it for decoration. */
function film() {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 2;
  const pen = canvas.getContext("2d");
  const stream = canvas.captureStream(1);
  pen.fillRect(0, 0, 2, 2);
  const Context = window.AudioContext ?? window.webkitAudioContext;
  for (const track of new Context().createMediaStreamDestination().stream.getAudioTracks()) stream.addTrack(track);
  const found = document.createElement("video");
  found.setAttribute("playsinline", "");
  found.srcObject = stream;
  return found;
}
