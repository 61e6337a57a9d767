/** What jsdom has not: a width for elements (siblings stand beside each other, each as wide as the page), and a mouse. */

const WIDTH = 300;

const measures: Record<string, (this: HTMLElement) => number> = {
  offsetWidth: () => WIDTH,
  offsetHeight: () => WIDTH,
  offsetTop: () => 0,
  offsetLeft() {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH;
  },
};

/** Until the test file ends. For what measures itself, like a carousel. */
export function layOut(): void {
  for (const [name, get] of Object.entries(measures))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
  const style = document.createElement('style');
  style.textContent = '* { margin: 0 }';
  document.head.append(style);
}

/** Until the test file ends. For what draws only what is in view: as much as a window of 600 by 600 pixels shows. */
export function layOutScroller(): void {
  for (const name of ['clientWidth', 'clientHeight'])
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => 2 * WIDTH });
}

/** A window of 1024 by 768 pixels with a mouse, until `jest.restoreAllMocks`. For what is beside the pointer. */
export function layOutPointer(): void {
  const plain = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...plain(media), matches: media.includes('pointer: fine') }));
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(768);
}
