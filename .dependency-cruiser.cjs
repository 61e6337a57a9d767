/** Who may import whom: the floors of both halves and the table of the modules, by pattern. */
const backend = require('./scripts/boundaries/backend.cjs');
const frontend = require('./scripts/boundaries/frontend.cjs');
const everywhere = require('./scripts/boundaries/everywhere.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...everywhere, ...backend, ...frontend],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '(^|/)dist[.]', '(^|/)coverage/'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    detectProcessBuiltinModuleCalls: false,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
