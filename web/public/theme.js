// Runs before anything is painted: chooses light or dark, and asks for what this page needs while the client is on its way.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("elgrande.settings")) || {};
  } catch {
    // Without storage the system decides.
  }
  var theme = kept.theme || "auto";
  var dark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";

  var script = document.currentScript;
  // While the client is being worked on, there is nothing to be known beforehand.
  if (!script || !script.dataset.needs) return;
  var needs = JSON.parse(script.dataset.needs);
  var alone = document.querySelector('meta[name="elgrande-engine"]');

  var offered = needs.languages;
  var wished = [kept.language].concat(navigator.languages);
  var fits = function (wish) {
    return offered.find((each) => each === String(wish).split("-")[0].toLowerCase());
  };
  var language = fits(wished.find(fits)) || "en";

  var path = alone ? location.hash.slice(1).split(/[?#]/)[0] || "/" : location.pathname;
  var page = needs.pages.find(function (each) {
    return new RegExp("^" + each[0].replace(/:\w+/g, "[^/]+") + "/?$").test(path);
  }) || ["", [], [], []];

  /** By what the client asks for; see lib/transport.ts. */
  var asked = (window.elgrandeAsked = {});
  function ask(address, file) {
    var answer = fetch(new URL(alone ? file : address.slice(1), script.src), {
      headers: { Accept: "application/json" },
      credentials: "same-origin",
    });
    answer.catch(function () {});
    asked[address] = answer;
  }
  function texts(room) {
    var name = language + (room && "-" + room);
    ask("/api/texts/" + language + (room && "?room=" + room), "data/texts/" + name + ".ftl");
  }

  texts("");
  page[1].concat(alone ? needs.alone : []).forEach(function (number) {
    var link = document.createElement("link");
    var file = needs.files[number];
    var style = file.endsWith(".css");
    link.rel = style ? "preload" : "modulepreload";
    if (style) link.as = "style";
    link.crossOrigin = "";
    link.href = new URL(file, script.src).href;
    document.head.append(link);
  });
  if (alone) {
    try {
      window.elgrandeEngine = new Worker(new URL(needs.worker, script.src), { type: "module" });
      window.elgrandeEngine.postMessage({
        type: "look",
        folder: new URL(alone.content, document.baseURI).href,
      });
    } catch {
      // Then the client says what there is to say.
    }
  }
  page[2].forEach(texts);
  page[3].forEach(function (name) {
    ask("/api/" + name, "data/" + name + ".json");
  });
})();
