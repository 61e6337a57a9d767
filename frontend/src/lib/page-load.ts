/** When the page has loaded, and when it has painted. */

/** As long as a page's code may take; in milliseconds. */
const CODE_TIMEOUT_MS = 120_000;
/** A window that is never drawn, such as a tab behind another, is not waited for; in milliseconds. */
const PAINT_TIMEOUT_MS = 1_000;

/** Resolves when the window has loaded; at once if it has. */
export function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
}

/** Lets the page and its calls go first; in milliseconds after the load event. */
const SETTLED_AFTER_MS = 1_500;
let settled: Promise<void> | undefined;

/** Resolves once the page has loaded, has had time for its first calls, and the browser is idle; at once from then on. */
export function whenSettled(): Promise<void> {
  // Tests have no page that could be held up.
  settled ??= process.env.NODE_ENV === 'production' ? whenLoaded().then(untilIdle) : Promise.resolve();
  return settled;
}

/** Not every browser says when it is idle. */
const untilIdle = () =>
  new Promise<void>((resolve) =>
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => resolve()), SETTLED_AFTER_MS),
  );

/** Resolves after the first paint, so that later downloads cannot delay it. */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    // A frame is drawn right after those who asked for it were called.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_TIMEOUT_MS);
  });
}

/** What `code` gives; rejects when it has not come in time. */
export function withTimeout<Value>(code: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The client took too long to load.')), CODE_TIMEOUT_MS);
    code.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
