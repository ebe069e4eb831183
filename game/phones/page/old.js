/* In the language that all browsers know: where this one can't show the page, a sentence says so. */
(function () {
  "use strict";
  var told = false;

  function tell() {
    if (told) return;
    told = true;
    ask([navigator.language || "en", "en"].map(function (code) { return code.split("-")[0].toLowerCase(); }));
  }

  function ask(codes) {
    var request = new XMLHttpRequest();
    request.open("GET", "words/" + codes[0] + ".json");
    request.onload = function () {
      if (request.status === 200) write(JSON.parse(request.responseText).page["too-old"]);
      else if (codes.length > 1) ask(codes.slice(1));
    };
    request.send();
  }

  function write(sentence) {
    var words = document.createElement("p");
    words.className = "too-old";
    words.setAttribute("role", "alert");
    words.appendChild(document.createTextNode(sentence));
    var page = document.getElementById("page");
    page.textContent = "";
    page.appendChild(words);
  }

  function knows() {
    return "noModule" in document.createElement("script") && [].at && window.ResizeObserver && Element.prototype.replaceChildren &&
      window.CSS && CSS.supports("container-type", "inline-size");
  }

  // What it can't even read: the page's own script is loaded after this one.
  window.addEventListener("error", function (event) {
    if (event.error instanceof SyntaxError || /SyntaxError/.test(event.message || "")) tell();
  });
  window.addEventListener("DOMContentLoaded", function () { if (!knows()) tell(); });
})();
