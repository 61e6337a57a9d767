/** When a page has come, with all that it shows at first. */

/** As long as a page's code may take; in milliseconds. */
const CODE_TIMEOUT_MS = 120_000;
/** A window that is never drawn, such as a tab behind another, is not waited for; in milliseconds. */
const PATIENCE_MS = 1_000;

/** Resolves when the window has loaded; at once if it has. */
export function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
}

/** Resolves when what stands in the page has been drawn, so that what is loaded from now on cannot delay that. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // A frame is drawn right after those who asked for it were called.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE_MS);
  });
}

/** What `code` gives; rejects when it has not come in time. */
export function inTime<Value>(code: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The client took too long to load.')), CODE_TIMEOUT_MS);
    code.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
