/** When a page has come, with all that it shows at first. */

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
