/**
 * jsdom with Node's own fetch family: jest-environment-jsdom hides it, and RTK Query should run as it does in a browser.
 * FormData and AbortController stay jsdom's: React's forms need the one, listeners on elements the other.
 */
const { TestEnvironment } = require('jest-environment-jsdom');
const { disableStorages } = require('../../../scripts/lib/jest-worker.cjs');

/** Takes jsdom's abort signals, which Node's own Request refuses. */
class BridgedRequest extends Request {
  constructor(input, { signal, ...init } = {}) {
    super(input, { ...init, signal: signal ? bridge(signal) : undefined });
  }
}

function bridge(signal) {
  if (signal instanceof AbortSignal) return signal;
  const controller = new AbortController();
  if (signal.aborted) controller.abort(signal.reason);
  signal.addEventListener('abort', () => controller.abort(signal.reason));
  return controller.signal;
}

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, {
      fetch,
      Request: BridgedRequest,
      Response,
      Headers,
      ReadableStream,
      TransformStream,
      WritableStream,
      TextEncoder,
      TextDecoder,
      structuredClone,
    });
  }

  async teardown() {
    await super.teardown();
    disableStorages();
  }
};
