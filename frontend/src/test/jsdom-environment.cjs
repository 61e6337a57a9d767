/**
 * jsdom with Node's own fetch family: jest-environment-jsdom hides it, and RTK Query should run as it does in a browser.
 * FormData stays jsdom's, React's forms need that one.
 */
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      TransformStream,
      WritableStream,
      TextEncoder,
      TextDecoder,
      structuredClone,
      AbortController,
      AbortSignal,
    });
  }
};
