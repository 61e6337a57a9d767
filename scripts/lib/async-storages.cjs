// Until Node 24 every AsyncLocalStorage that was ever used makes each promise of its process dearer. Jest makes one for each test
// file, and so does each application of a story: they are disabled with the file that they were made for.
const hooks = require('node:async_hooks');

const made = new Set();

class CountedStorage extends hooks.AsyncLocalStorage {
  constructor(...args) {
    super(...args);
    made.add(this);
  }
}

hooks.AsyncLocalStorage = CountedStorage;

/** Disables what has been made since the last call; what is used again enables itself. */
module.exports.disableStorages = () => {
  for (const storage of made) storage.disable();
  made.clear();
};
