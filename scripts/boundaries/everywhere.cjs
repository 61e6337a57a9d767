/** Rules for both packages. */
const { TESTS } = require('./tests.cjs');

module.exports = [
  {
    name: 'no-circles',
    comment: 'What imports itself, by whatever way, cannot be understood one file at a time; types count.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'nothing-imports-a-test',
    comment: 'Tests stand on the product, never the product on its tests.',
    severity: 'error',
    from: { pathNot: TESTS },
    to: { path: TESTS, pathNot: '(^|/)node_modules/' },
  },
  {
    name: 'packages-meet-only-in-the-contract-backend',
    comment: 'Server and client share openapi.yaml and nothing else.',
    severity: 'error',
    from: { path: '^backend/' },
    to: { path: '^(frontend/|@playset/frontend)|/@playset/frontend/' },
  },
  {
    name: 'packages-meet-only-in-the-contract-frontend',
    comment: 'Server and client share openapi.yaml and nothing else.',
    severity: 'error',
    from: { path: '^frontend/' },
    to: { path: '^(backend/|@playset/backend)|/@playset/backend/' },
  },
  {
    name: 'product-knows-no-tooling',
    comment:
      'The product runs without the scripts that build and check it. Jest’s environment is no part of it.',
    severity: 'error',
    from: { path: '^(backend|frontend)/src/', pathNot: '^frontend/src/test/jsdom-environment[.]cjs$' },
    to: { path: '^(scripts|tools)/' },
  },
  {
    name: 'everything-resolves',
    comment: 'An import that leads nowhere would escape every other rule.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];
