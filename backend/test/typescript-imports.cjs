// Lets `./x.js` find `./x.ts` in Jest's global set-up, the one place where Jest does not apply moduleNameMapper.
// Node's own hook for this, module.registerHooks, needs Node 22.
const Module = require('node:module');

const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, ...rest) {
  try {
    return resolve.call(this, request, ...rest);
  } catch (error) {
    if (!/^\..*\.js$/.test(request)) throw error;
    return resolve.call(this, request.slice(0, -'.js'.length), ...rest);
  }
};
