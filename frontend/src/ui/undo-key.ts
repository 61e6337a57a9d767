/** Ctrl-Z (⌘-Z on a Mac) from anywhere on a page: presses the Undo that is offered, that of a toast before others. */

/** In a field it takes back what was typed there; behind a dialog, other buttons than those of toasts wait. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select';
const LAYERS = '[role$="dialog"], [role="menu"]';
const UNDO = '[aria-keyshortcuts^="Control+Z"]';

/** Listens from now on, for as long as the page is there. */
export const listenForUndo = (): void => document.addEventListener('keydown', press);

function press(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || shiftKey || altKey) return;
  if (event.defaultPrevented || event.repeat || (target as Element).closest(FIELDS)) return;
  const place = document.querySelector(LAYERS) ? '[data-kind] ' : '';
  // Toasts come after the page, the latest last.
  const undo = [...document.querySelectorAll<HTMLElement>(place + UNDO)].at(-1);
  if (!undo) return;
  event.preventDefault();
  undo.click();
}
