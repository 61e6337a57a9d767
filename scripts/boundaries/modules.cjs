/** Inside a module: domain <- persistence <- service, queries, dto <- facade, controller <- module <- index; between modules: the table. */
const TABLE = require('./table.cjs');
const { TESTS } = require('./tests.cjs');

const MODULES = '^backend/src/modules/';
const ANY = `${MODULES}([^/]+)/`;
/** The module of the importing file. */
const OWN = `${MODULES}$1/`;
const code = (path, ...not) => ({ path, pathNot: [TESTS, ...not] });

const floors = [
  {
    name: 'domain-is-pure',
    comment:
      'Rules of the product need no package and no technique: the kernel and the own domain only. Temporal is part of the language, but not yet of the oldest Node.js that we run on.',
    severity: 'error',
    from: code(`${ANY}domain/`),
    to: { pathNot: [`${OWN}domain/`, '^backend/src/kernel/', 'node_modules/temporal-polyfill/'] },
  },
  {
    name: 'persistence-knows-only-the-domain',
    comment: 'Repositories know the aggregates, not who uses them.',
    severity: 'error',
    from: code(`${ANY}persistence/`),
    to: { path: OWN, pathNot: `${OWN}(domain|persistence)/` },
  },
  {
    name: 'dto-knows-only-the-domain',
    comment: 'The wire may use the words of the domain, and nothing that works with it.',
    severity: 'error',
    from: code(`${ANY}dto/`),
    to: { path: OWN, pathNot: `${OWN}(domain|dto)/` },
  },
  {
    name: 'work-knows-no-face',
    comment: 'Services and queries do not know who calls them.',
    severity: 'error',
    from: code(ANY, '\\.(controller|facade|module)\\.ts$', '/index\\.ts$'),
    to: { path: `${OWN}(index\\.ts$|.*\\.(controller|facade|module)\\.ts$)` },
  },
  {
    name: 'faces-know-no-wiring',
    comment:
      'Controller and facade are two doors to the same work: neither knows the other, nor the module around them.',
    severity: 'error',
    from: code(`${ANY}.*\\.(controller|facade)\\.ts$`),
    to: { path: `${OWN}(index\\.ts$|.*\\.(controller|facade|module)\\.ts$)` },
  },
  {
    name: 'wiring-knows-no-index',
    comment: 'The index shows the module, not the other way round.',
    severity: 'error',
    from: code(`${ANY}.*\\.module\\.ts$`),
    to: { path: `${OWN}index\\.ts$` },
  },
  {
    name: 'index-shows-only-its-own',
    comment: "A module's face has nothing of others in it.",
    severity: 'error',
    from: code(`${ANY}index\\.ts$`),
    to: { pathNot: OWN },
  },
  {
    name: 'modules-are-entered-by-the-index',
    comment: 'What a module does not show is private to it.',
    severity: 'error',
    from: code(ANY),
    to: { path: MODULES, pathNot: [OWN, `${MODULES}[^/]+/index\\.ts$`] },
  },
  {
    name: 'modules-are-entered-by-the-index-from-outside',
    comment: 'What a module does not show is private to it, for the application as well.',
    severity: 'error',
    from: { pathNot: [TESTS, MODULES] },
    to: { path: MODULES, pathNot: `${MODULES}[^/]+/index\\.ts$` },
  },
];

const rows = Object.entries(TABLE).map(([name, asks]) => ({
  name: `${name}-asks-only-along-the-table`,
  comment: `${name} may ask: ${asks.join(', ')}. Anyone who is asked does not ask back.`,
  severity: 'error',
  from: code(`${MODULES}${name}/`),
  to: { path: MODULES, pathNot: `${MODULES}(${[name, ...asks].join('|')})/` },
}));

const others = {
  name: 'others-ask-nobody',
  comment: 'A module whose manifest names no other asks none.',
  severity: 'error',
  from: code(`${MODULES}(?!(?:${Object.keys(TABLE).join('|')})/)([^/]+)/`),
  to: { path: MODULES, pathNot: OWN },
};

module.exports = [...floors, ...rows, others];
