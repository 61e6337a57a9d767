/** When a page has come, with all that it shows at first. */

/** Resolves when the window has loaded; at once if it has. */
export function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
}
