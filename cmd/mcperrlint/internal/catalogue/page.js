"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const tools = data.tools;
  const byID = new Map(tools.map((t) => [t.id, t]));
  const pane = (id) => document.getElementById(id);
  const form = document.querySelector(".filter");
  const fields = ["q", "form", "declared"];
  const unknown = "unknown", hides = "success that hides it";
  const classes = {
    "success that hides it": "bad", "crash": "bad", "no answer": "bad", "null": "bad", "JSON-RPC error": "rpc", "unknown": "dim", "never produced": "none",
  };

  // el makes an element with texts and elements in it. Texts are text, whatever they hold.
  function el(name, className, ...inner) {
    const e = document.createElement(name);
    if (className) e.className = className;
    e.append(...inner.filter((x) => x !== null && x !== undefined && x !== ""));
    return e;
  }
  const tag = (text, form) => el("span", "tag " + (classes[form] || ""), text);
  const code = (text) => (text ? el("code", "", text) : null);
  function place(at) {
    if (!at) return null;
    if (!at.link) return el("span", "at soft", at.text);
    const a = el("a", "at", at.text);
    a.setAttribute("href", at.link);
    return a;
  }

  // back is a button that leads up again where the panes stand below each other.
  function back(id, text) {
    const button = el("button", "back", "↑ " + text);
    button.type = "button";
    button.addEventListener("click", () => pane(id).scrollIntoView());
    return button;
  }

  // The state is in the address, so that it can be kept, sent and gone back to.
  const stateOf = () => {
    const words = new URLSearchParams(location.hash.slice(1));
    return { tool: words.get("tool") || "", failure: Number(words.get("failure")) || 0, q: words.get("q") || "", form: words.get("form") || "", declared: words.get("declared") || "" };
  };
  function addressOf(state) {
    const words = new URLSearchParams();
    for (const [name, value] of Object.entries(state)) if (value) words.set(name, value);
    return "#" + words;
  }

  // matches tells whether a failure is among those that are asked for.
  function textOf(t, f) {
    if (f.words === undefined) {
      const all = [t.name, t.function, t.about, t.at && t.at.text, f.what, f.function, f.at && f.at.text, f.when, f.arrives, f.label, f.text, f.instead, f.code, f.reason, f.recovery, ...(f.notes || []), f.wire && f.wire.json];
      Object.defineProperty(f, "words", { value: all.filter(Boolean).join("\n").toLowerCase() });
    }
    return f.words;
  }
  const wordsOf = (q) => q.toLowerCase().split(/\s+/).filter(Boolean);
  function matches(t, f, s) {
    return (!s.form || f.form === s.form) && (!s.declared || (f.declared || "none") === s.declared) && wordsOf(s.q).every((w) => textOf(t, f).includes(w));
  }
  function matchesTool(t, s) {
    const parts = [t.name, t.function, t.about, t.at && t.at.text, ...(t.unknown || [])].filter(Boolean).join("\n").toLowerCase();
    return (!s.form || (s.form === unknown && t.unknown)) && !s.declared && wordsOf(s.q).every((w) => parts.includes(w));
  }
  const failuresOf = (t) => t.failures || [];

  function drawTools(s, current) {
    const list = el("ul", "");
    let shown = 0, total = 0;
    for (const t of tools) {
      const found = failuresOf(t).filter((f) => matches(t, f, s));
      total += failuresOf(t).length;
      shown += found.length;
      if (!found.length && !matchesTool(t, s)) continue;
      const a = el("a", "", el("span", "name", t.name));
      const hidden = found.filter((f) => f.form === hides).length;
      if (hidden) a.append(tag(hidden + " hidden", "crash"));
      if (t.unknown) a.append(tag("?", unknown));
      a.append(el("span", "count", String(found.length)));
      a.setAttribute("href", addressOf({ ...s, tool: t.id, failure: 0 }));
      if (t === current) a.setAttribute("aria-current", "true");
      list.append(el("li", "", a));
    }
    pane("tools").replaceChildren(el("h2", "", "Tools ", el("span", "soft", String(list.children.length))), list);
    if (!list.children.length) pane("tools").append(el("p", "soft", "No tool matches."));
    form.querySelector("output").textContent = shown === total ? "" : shown + " of " + total + " shown";
  }

  function drawFailures(s, t) {
    if (!t) return pane("failures").replaceChildren(el("p", "soft", "There is no tool to show."));
    const about = el("p", "soft", t.about, ", ", place(t.at));
    if (t.contract) about.append(", contract ", code(t.contract));
    const list = el("ul", "");
    failuresOf(t).forEach((f, i) => {
      if (!matches(t, f, s)) return;
      const a = el("a", "", tag(f.label, f.form), el("span", "what id", f.what));
      a.append(el("div", "soft", f.function ? "in " + f.function + " " : "", f.at ? el("span", "at", f.at.text) : null));
      if (f.text && f.text !== "…") a.append(el("div", "", "“" + f.text + "”"));
      if (f.instead) a.append(el("div", "", "instead: " + f.instead));
      a.setAttribute("href", addressOf({ ...s, tool: t.id, failure: i + 1 }));
      if (s.failure === i + 1) a.setAttribute("aria-current", "true");
      list.append(el("li", "", a));
    });
    for (const text of t.unknown || []) list.append(el("li", "unknown", tag(unknown, unknown), " ", text));
    if (!list.children.length) list.append(el("li", "soft", failuresOf(t).length ? "No failure of this tool matches." : "No failure is known."));
    pane("failures").replaceChildren(back("tools", "Tools"), el("h2", "", t.name), about, list);
  }

  function facts(pairs) {
    const list = el("dl", "");
    for (const [name, value] of pairs) if (value) list.append(el("dt", "", name), el("dd", "", value));
    return list.children.length ? list : null;
  }

  function drawAgent(s, t) {
    const f = t && failuresOf(t)[s.failure - 1];
    if (!f) return pane("agent").replaceChildren(el("p", "soft", t && failuresOf(t).length ? "Choose a failure to see what the agent gets." : ""));
    const parts = [
      back("failures", "Failures"), el("h2", "", f.what), el("p", "soft", f.function ? "in " + f.function + " " : "", place(f.at)),
      el("h3", "", "What the client gets"), el("p", "big " + (classes[f.form] || ""), f.arrives), f.means ? el("p", "soft", f.means) : null,
      f.instead ? el("p", "", "Instead, the answer has: " + f.instead) : null,
    ];
    const texts = f.wire && f.wire.texts ? f.wire.texts : f.text ? [f.text] : [];
    for (const text of texts) parts.push(el("h3", "", "As text"), el("div", "reads", { "": "(empty)", "…": "… (only a run knows)" }[text] || text));
    if (f.wire && f.wire.structured) parts.push(el("h3", "", "As structured content"), el("pre", "structured", f.wire.structured));
    parts.push(el("h3", "", "The JSON"), f.wire ? el("pre", "wire", f.wire.json) : el("p", "soft", "Not known for certain."));
    const said = facts([
      ["code", code(f.code)], ["reason", code(f.reason)], ["recovery", f.recovery], ["retry", f.retry], ["wait", f.wait], ["when", code(f.when)],
    ]);
    parts.push(said && el("h3", "", "What the program says"), said);
    if (f.notes) parts.push(el("h3", "", "Notes"), el("ul", "", ...f.notes.map((n) => el("li", "", n))));
    if (f.way) {
      const steps = f.way.map((step) => el("li", "", code(step.function), " ", step.what, " ", place(step.at)));
      parts.push(el("h3", "", "The way to the agent"), el("ol", "way", ...steps));
    }
    pane("agent").replaceChildren(...parts.filter(Boolean));
  }

  // chosen returns the tool of a state: the one that is named, or else the first that hides a failure, or the first.
  function chosen(s) {
    const fits = tools.filter((t) => matchesTool(t, s) || failuresOf(t).some((f) => matches(t, f, s)));
    return byID.get(s.tool) || fits.find((t) => failuresOf(t).some((f) => classes[f.form] === "bad" && matches(t, f, s))) || fits[0];
  }

  let last = {}, typing = 0; // typing is a timer, while the fields are ahead of the address
  function draw() {
    const s = stateOf();
    const t = chosen(s);
    if (t && !s.failure) s.failure = failuresOf(t).findIndex((f) => matches(t, f, s)) + 1;
    for (const name of fields) if (!typing && form.elements[name].value !== s[name]) form.elements[name].value = s[name];
    const focused = document.activeElement && document.activeElement.closest("main a") && document.activeElement.getAttribute("href");
    drawTools({ ...s, failure: 0 }, t);
    drawFailures(s, t);
    drawAgent(s, t);
    const again = focused && [...document.querySelectorAll("main ul > li > a")].find((a) => a.getAttribute("href") === focused);
    if (again) again.focus({ preventScroll: true });
    const now = stateOf();
    if (matchMedia("(max-width: 62rem)").matches) {
      if (now.failure && (now.failure !== last.failure || now.tool !== last.tool)) pane("agent").scrollIntoView();
      else if (now.tool && now.tool !== last.tool) pane("failures").scrollIntoView();
    } else if (now.tool !== last.tool) {
      const here = pane("tools").querySelector("[aria-current]");
      if (here) here.scrollIntoView({ block: "nearest" });
      pane("failures").scrollTop = 0;
    }
    if (now.failure !== last.failure) pane("agent").scrollTop = 0;
    last = now;
  }

  function fillSelect(name, counts, words) {
    for (const [value, n] of counts) {
      const option = el("option", "", (words[value] || value) + " (" + n + ")");
      option.value = value;
      form.elements[name].append(option);
    }
  }
  function start() {
    const forms = new Map(), declared = new Map();
    for (const t of tools) {
      for (const f of failuresOf(t)) {
        forms.set(f.form, (forms.get(f.form) || 0) + 1);
        declared.set(f.declared || "none", (declared.get(f.declared || "none") || 0) + 1);
      }
      if (t.unknown) forms.set(unknown, (forms.get(unknown) || 0) + t.unknown.length);
    }
    fillSelect("form", forms, {});
    fillSelect("declared", declared, { none: "no contract", undeclared: "not declared" });
    for (const p of data.problems) pane("problems").append(el("li", "", "Not looked at: ", place(p.at), " ", p.text));
    pane("problems").hidden = !data.problems.length;
  }

  function filter() {
    typing = 0;
    const s = stateOf();
    for (const name of fields) s[name] = form.elements[name].value;
    const t = byID.get(s.tool);
    if (t && !matchesTool(t, s) && !failuresOf(t).some((f) => matches(t, f, s))) s.tool = "";
    location.replace(addressOf({ ...s, failure: 0 }));
  }
  form.addEventListener("input", () => {
    clearTimeout(typing);
    if (tools.length <= 500) return filter();
    typing = setTimeout(filter, 200); // many tools are filtered when nobody types
  });
  form.addEventListener("submit", (e) => e.preventDefault());
  form.addEventListener("reset", (e) => {
    e.preventDefault();
    clearTimeout(typing);
    typing = 0;
    location.replace(addressOf({ tool: stateOf().tool }));
    draw();
  });
  document.addEventListener("keydown", (e) => {
    if (e.key === "/" && !/^(INPUT|SELECT)$/.test(e.target.tagName)) {
      e.preventDefault();
      form.elements.q.focus();
    }
    const item = e.target.closest && e.target.closest("main li");
    const step = { ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling" }[e.key];
    const next = item && step && item[step] && item[step].querySelector(":scope > a");
    if (next) {
      e.preventDefault();
      next.focus();
    }
  });
  addEventListener("hashchange", draw);
  start();
  draw();
})();
