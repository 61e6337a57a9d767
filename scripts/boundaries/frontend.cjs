/** The floors of the client: texts <- lib <- browser <- ui, browser <- api, all of them <- entities <- features <- pages <- app <- main. */
const { TESTS } = require('./tests.cjs');

const SRC = '^frontend/src/';
const FEATURE = `${SRC}features/([^/]+)/`;
const code = (path) => ({ path, pathNot: TESTS });

module.exports = [
  {
    name: 'texts-stand-alone',
    comment: 'Texts are data: they know nothing of what shows them.',
    severity: 'error',
    from: code(`${SRC}texts/`),
    to: { path: SRC, pathNot: `${SRC}texts/` },
  },
  {
    name: 'lib-stands-alone',
    comment: 'lib is the ground of the client.',
    severity: 'error',
    from: code(`${SRC}lib/`),
    to: { path: SRC, pathNot: `${SRC}(lib|texts)/` },
  },
  {
    name: 'browser-knows-only-lib',
    comment: 'The state of a window, such as its session, knows no API and nothing that is drawn.',
    severity: 'error',
    from: code(`${SRC}browser/`),
    to: { path: SRC, pathNot: `${SRC}(browser|lib|texts)/` },
  },
  {
    name: 'ui-knows-only-lib',
    comment: 'Building blocks are dumb: they know no API and no feature.',
    severity: 'error',
    from: code(`${SRC}ui/`),
    to: { path: SRC, pathNot: `${SRC}(ui|browser|lib|texts|styles)/` },
  },
  {
    name: 'api-knows-only-lib',
    comment: 'Calls know nothing of what is drawn.',
    severity: 'error',
    from: code(`${SRC}api/`),
    to: { path: SRC, pathNot: `${SRC}(api|browser|lib|texts)/` },
  },
  {
    name: 'generated-is-seen-only-by-the-api',
    comment: 'The generated client is an ingredient of frontend/src/api; everyone else uses that.',
    severity: 'error',
    from: { pathNot: [TESTS, `${SRC}api/`] },
    to: { path: `${SRC}api/generated/` },
  },
  {
    name: 'entities-know-only-what-is-below',
    comment: 'What several features show of a card, a listing, a store or an event knows none of them.',
    severity: 'error',
    from: code(`${SRC}entities/`),
    to: { path: SRC, pathNot: `${SRC}(entities|ui|api|browser|lib|texts|styles)/` },
  },
  {
    name: 'entities-make-no-calls',
    comment: 'Entities are presentational: of the API they know the types alone.',
    severity: 'error',
    from: code(`${SRC}entities/`),
    to: { path: `${SRC}api/`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'features-know-only-what-is-below',
    comment: 'A feature is put on a page, and does not know which.',
    severity: 'error',
    from: code(`${SRC}features/`),
    to: { path: SRC, pathNot: `${SRC}(features|entities|ui|api|browser|lib|texts|styles)/` },
  },
  {
    name: 'features-never-meet',
    comment: 'Pages are the only place where features meet.',
    severity: 'error',
    from: code(FEATURE),
    to: { path: `${SRC}features/`, pathNot: `${SRC}features/$1/` },
  },
  {
    name: 'parts-are-private',
    comment: "A feature's parts are its own: others use the files at its root.",
    severity: 'error',
    from: { pathNot: [TESTS, `${SRC}features/`] },
    to: { path: `${FEATURE}parts/` },
  },
  {
    name: 'pages-know-no-app',
    comment: 'Routes know pages, not the other way round.',
    severity: 'error',
    from: code(`${SRC}pages/`),
    to: { path: `${SRC}(app/|main\\.tsx?$)` },
  },
  {
    name: 'nothing-imports-the-client-main',
    comment: 'Importing main would start the client.',
    severity: 'error',
    from: {},
    to: { path: `${SRC}main\\.tsx?$` },
  },
];
