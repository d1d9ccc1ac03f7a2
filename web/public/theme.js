(function () {
  var chosen = "auto";
  try {
    chosen = JSON.parse(localStorage.getItem("elgrande.settings") || "{}").theme || "auto";
  } catch {
    // Without storage the system decides.
  }
  var dark = chosen === "dark" || (chosen === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
