/** Listens to the window, where there is one: modules that do so when they are loaded are loaded by the server as well. */

/** Calls `listener` at each event of this kind, as long as the page is open. */
export function onWindow<Kind extends keyof WindowEventMap>(
  kind: Kind,
  listener: (event: WindowEventMap[Kind]) => void,
): void {
  if (typeof window !== 'undefined') window.addEventListener(kind, listener);
}
