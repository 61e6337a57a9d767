/** Which modules a module may import: as its manifest declares it. */
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const ts = require('typescript');

const MODULES = join(__dirname, '../../backend/src/modules');

/** The values that a manifest declares. It runs by itself: the tables that it imports are not needed here. */
function manifestOf(name) {
  const file = join(MODULES, name, `${name}.manifest.ts`);
  if (!existsSync(file)) return { asks: [] };
  const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions: options });
  const exported = {};
  new Function('exports', 'require', outputText)(exported, () => ({}));
  return exported[`${name}Manifest`];
}

/** Module -> the modules that it may import; one that imports none is left out. */
module.exports = Object.fromEntries(
  readdirSync(MODULES)
    .map((name) => [name, manifestOf(name).asks])
    .filter(([, asks]) => asks.length > 0),
);
