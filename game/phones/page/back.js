// The Back button of a phone: from any other page it leads to the hand, and only from there away.

/** Keep one entry of the history above the hand's while another page is open; `open(page)` is called when its owner goes back or forth. */
export class Back {
  constructor(home, open) {
    this.going = false;
    addEventListener("popstate", (event) => {
      this.going = false;
      open(event.state?.page ?? home());
    });
  }

  /** Note which page is open; `home`: whether it is the first one. */
  note(page, home) {
    const here = history.state?.page ?? null;
    if (this.going) return;
    if (home && here !== null) {
      this.going = true; // answered by `popstate`
      history.back();
    } else if (!home && here === null) history.pushState({ page }, "");
    else if (!home && here !== page) history.replaceState({ page }, "");
  }
}
