// A symbol of the game as a picture of its own.
import { SYMBOL_STYLE } from '../inert-picture.js';
import { escapeXml } from '../svg.js';
import { drawSymbol } from '../symbols.js';

const SIDE = 100;
/** The disc with its rim fills the square. */
const RADIUS = 47;
/** In a cost a P is two life, and that is what our discs draw it as. */
const DRAWN_AS: ReadonlyMap<string, string> = new Map([
  ['P', 'PAW'],
  ['H', 'P'],
]);

/** The SVG of a symbol without braces; `english` is its text for screen readers. */
export function symbolPicture(symbol: string, english: string): string {
  const disc = drawSymbol(DRAWN_AS.get(symbol) ?? symbol, SIDE / 2, SIDE / 2, RADIUS);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" role="img">` +
    `<title>${escapeXml(english)}</title>` +
    `<style>${SYMBOL_STYLE}</style>${disc}</svg>`
  );
}
