/** Before each test file: the browser's parts that jsdom lacks, a mock server, and a clean browser. */
import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { listenForUndo } from '../ui/undo-key';
import { mockServer } from './mock-server';

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (media: string) => ({
    matches: false,
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  }),
});

class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(window, { ResizeObserver: QuietObserver, IntersectionObserver: QuietObserver });
window.scrollTo = () => {};
window.HTMLElement.prototype.scrollIntoView = () => {};
Object.assign(window, { CSS: { escape: (text: string) => text, supports: () => false } });

// A busy machine is no reason to fail.
configure({ asyncUtilTimeout: 5000 });

/** What React says of markup that a browser would build otherwise, and of entries that it can't tell apart. */
const WRONG_MARKUP = /cannot (be a descendant of|contain)|unique "key" prop|the same key/;
const complaints: unknown[] = [];
const { error } = console;
console.error = (...words: unknown[]) => {
  if (WRONG_MARKUP.test(String(words[0]))) complaints.push(words[0]);
  error(...words);
};

// As the page does once its background has come.
listenForUndo();

beforeEach(() => {
  mockServer.listen();
  // Anyone who comes by the landing page asks for it; what it shows then is the matter of its own tests.
  mockServer.fail('GET /api/dashboard/front-page', 503);
  // The settings ask for the ways in.
  mockServer.on('GET /api/auth/passkeys', { body: [] });
  mockServer.on('GET /api/auth/second-factor', { body: { turnedOnAt: null, recoveryCodesLeft: 0 } });
  // The lists of cards ask what is in stock of them.
  mockServer.on('GET /api/listings/availability', { body: [] });
  // So does the dashboard, for what is new.
  mockServer.on('GET /api/dashboard/watched-in-stock/:uuid', { body: [] });
  mockServer.on('GET /api/dashboard/most-watched/:uuid', { body: [] });
  mockServer.on('GET /api/events/store/:uuid', { body: [] });
});

afterEach(() => {
  jest.useRealTimers();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  mockServer.close();
  expect(complaints.splice(0)).toEqual([]);
});
