// The connection to the program: it comes back by itself, as phones sleep, lock and change networks.

const RETRY = 3000;
const PATIENCE = 5000;
const JUMP = 4000; // a clock that leaps so far means that the phone has slept

export class Connection {
  /**
   * `hear(kind, content)` is called with every frame, `state(connected)` when the connection comes or goes,
   * `refused()` when the program doesn't know the key.
   */
  constructor(hello, hear, state, refused) {
    this.refused = refused;
    this.refusals = 0;
    this.hello = hello;
    this.hear = hear;
    this.state = state;
    this.ended = false;
    this.next = 0;
    this.tried = 0;
    document.addEventListener("visibilitychange", () => this.seen());
    window.addEventListener("pageshow", () => this.open());
    window.addEventListener("online", () => this.open());
    let before = Date.now();
    setInterval(() => {
      const now = Date.now();
      if (now - before > JUMP) this.open();
      else if (!this.alive() && now - this.tried >= RETRY) this.open();
      before = now;
    }, 500);
    this.open();
  }

  alive() {
    const socket = this.socket;
    return socket && (socket.readyState === WebSocket.OPEN || socket.readyState === WebSocket.CONNECTING);
  }

  seen() {
    if (document.visibilityState === "hidden") {
      this.send({ type: "sleep", asleep: true });
    } else {
      this.open(); // a socket that has slept may look open and be dead
    }
  }

  open() {
    if (this.ended || (this.socket?.readyState === WebSocket.CONNECTING)) return;
    this.drop();
    this.tried = Date.now();
    this.next = 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/socket`);
    this.socket = socket;
    let opened = false;
    this.welcome = false;
    const patience = setTimeout(() => { if (socket.readyState !== WebSocket.OPEN) socket.close(); }, PATIENCE);
    socket.onopen = () => {
      clearTimeout(patience);
      opened = true;
      socket.send(JSON.stringify({ type: "hello", ...this.hello() }));
    };
    socket.onmessage = (event) => { if (socket === this.socket) this.receive(event.data); };
    socket.onclose = (event) => {
      clearTimeout(patience);
      if (socket !== this.socket) return;
      this.socket = null;
      this.state(false);
      // Twice let in and shown the door in order (1000; a lost network has 1006): the key is another evening's.
      this.refusals = opened && !this.welcome && event.code === 1000 ? this.refusals + 1 : 0;
      if (this.refusals === 2) this.refused();
    };
  }

  drop() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  end() {
    this.ended = true;
    this.drop();
  }

  again() {
    this.ended = false;
    this.open();
  }

  receive(text) {
    const frame = JSON.parse(text);
    if (frame.n !== this.next) {
      this.next = frame.n;
      this.send({ type: "resync" });
    }
    this.next += 1;
    for (const [kind, content] of Object.entries(frame)) {
      if (kind === "welcome") {
        this.welcome = true;
        this.state(true);
      }
      if (kind !== "n") this.hear(kind, content);
    }
  }

  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
