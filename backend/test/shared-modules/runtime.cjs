// Jest's module system, which by itself evaluates every module again for each file: in the stories of the running product,
// the product, its packages and the document that its answers are held against are evaluated once per worker.
require('./typescript.cjs');
const { createRequire, isBuiltin } = require('node:module');
const { default: Runtime } = require('jest-runtime');
const { disableStorages } = require('../../../scripts/lib/jest-worker.cjs');

const PACKAGE = /[\\/]node_modules[\\/]/;
const STORY = /\.(e2e|trust)-spec\.ts$/;
/** Reading openapi.yaml, and compiling its schemas, takes as long as many a story. */
const DOCUMENT = /[\\/]backend[\\/]test[\\/]contract\.ts$/;
const PRODUCT = /[\\/]backend[\\/]src[\\/](?!.*([\\/]test[\\/]|spec\.tsx?$))/;

module.exports = class SharedModulesRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const [, environment, , , , , testPath] = args;
    this.isStory = STORY.test(testPath);
    // A story that stops the time stops that of the product.
    if (this.isStory) environment.global.Date = Date;
  }

  requireModuleOrMock(from, name) {
    if (!this.isStory || isBuiltin(name)) return super.requireModuleOrMock(from, name);
    const path = createRequire(from).resolve(name);
    const isShared = [PACKAGE, PRODUCT, DOCUMENT].some((each) => each.test(path));
    return isShared ? require(path) : super.requireModuleOrMock(from, name);
  }

  teardown() {
    super.teardown();
    disableStorages();
  }
};
