/** A style sheet in tests: every class is named as in the file. */
module.exports = new Proxy({ __esModule: false }, { get: (classes, name) => classes[name] ?? String(name) });
