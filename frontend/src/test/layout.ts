/** A width for elements, which jsdom has not: siblings stand beside each other, each as wide as the page. */

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
