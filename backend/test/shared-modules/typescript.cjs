// Lets `require` load TypeScript outside Jest's module registry: in the global set-up, and for the modules that tests share.
const Module = require('node:module');
const { transformFileSync } = require('@swc/core');
const options = require('../../swc-options.cjs');

for (const extension of ['.ts', '.tsx']) {
  Module._extensions[extension] = (module, filename) =>
    module._compile(transformFileSync(filename, options).code, filename);
}

// `./x.js` is `./x.ts`. Node's own hook for this, module.registerHooks, needs Node 22.
const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, ...rest) {
  try {
    return resolve.call(this, request, ...rest);
  } catch (error) {
    if (!/^\..*\.js$/.test(request)) throw error;
    return resolve.call(this, request.slice(0, -'.js'.length), ...rest);
  }
};
