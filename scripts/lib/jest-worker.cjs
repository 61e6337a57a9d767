// What Jest's workers do again for every test file, and need not. It is loaded once in each worker, before the first file.
const hooks = require('node:async_hooks');
const vm = require('node:vm');

/** Weakly: those of a file go with it, others are used by every file. */
const storages = new Set();

class CountedStorage extends hooks.AsyncLocalStorage {
  constructor(...args) {
    super(...args);
    storages.add(new WeakRef(this));
  }
}

hooks.AsyncLocalStorage = CountedStorage;

/**
 * Call it at the end of each file. Until Node 24 every AsyncLocalStorage that was ever used makes each promise of its process
 * dearer; Jest makes one for each file, and so does each application of a story. What is used again enables itself.
 */
module.exports.disableStorages = () => {
  for (const reference of storages) {
    const storage = reference.deref();
    if (storage) storage.disable();
    else storages.delete(reference);
  }
};

/** By the name of the file, with what they were compiled from. */
const scripts = new Map();

function scriptOf(source, parameters, filename) {
  const head = `(function (${parameters.join(', ')}) {`;
  const known = scripts.get(filename);
  if (known?.source === source && known.head === head) return known.script;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, head, script });
  return script;
}

const { compileFunction } = vm;

/**
 * By itself Jest compiles each module again for each file, as every file has a context of its own. A script is compiled once, with
 * all functions that were ever called, and run in as many contexts as there are.
 */
vm.compileFunction = (source, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  // What imports by itself needs the options that say how, which a script that is shared can't have.
  if (!filename || !parsingContext || source.includes('import('))
    return compileFunction(source, parameters, options);
  return scriptOf(source, parameters, filename).runInContext(parsingContext);
};
