// Mana and other symbols as our own small discs: colours and letters, halves for hybrids.
import { widthOf } from './glyph-widths.js';
import { escapeXml, n } from './svg.js';

interface Disc {
  fill: string;
  ink: string;
}

const discs: Readonly<Record<string, Disc>> = {
  W: { fill: '#fbf1c9', ink: '#5a4712' },
  U: { fill: '#8ec7ec', ink: '#0d3557' },
  B: { fill: '#a79bb3', ink: '#1d1326' },
  R: { fill: '#f29a7e', ink: '#5f140a' },
  G: { fill: '#97cf9f', ink: '#0e3a1e' },
  S: { fill: '#d8edf5', ink: '#20647f' },
  E: { fill: '#ffe27a', ink: '#6b4a00' },
};
const plain: Disc = { fill: '#d5d2cc', ink: '#2b2926' };
/** Marks that are drawn, since fonts disagree about them: in a box from -1 to 1. */
const marks: Readonly<Record<string, string>> = {
  T: 'M-.55 .1A.58 .58 0 1 1 .2 .52L.32 .86L-.42 .62L.02 .02L.1 .26A.34 .34 0 1 0-.3 .1Z',
  Q: 'M.55 .1A.58 .58 0 1 0-.2 .52L-.32 .86L.42 .62L-.02 .02L-.1 .26A.34 .34 0 1 1 .3 .1Z',
  S: 'M-.08-.7H.08V-.16L.55-.44L.63-.3L.16 0L.63 .3L.55 .44L.08 .16V.7H-.08V.16L-.55 .44L-.63 .3L-.16 0L-.63-.3L-.55-.44L-.08-.16Z',
  E: 'M.2-.75L-.45 .1H-.02L-.2 .75L.45-.12H.02Z',
  C: 'M0-.72L.5 0L0 .72L-.5 0ZM0-.34L-.24 0L0 .34L.24 0Z',
  CHAOS: 'M0-.75L.18-.2L.75 0L.18 .2L0 .75L-.18 .2L-.75 0L-.18-.2Z',
  PW: 'M-.5-.5L0-.2L.5-.5L.3 .3L0 .65L-.3 .3Z',
};

/** The symbols of a cost, without braces: "{2}{W/U}" gives ["2", "W/U"]; anything else in it is left out. */
function symbolsOf(cost: string): string[] {
  return [...cost.matchAll(/\{([^{}]{1,12})\}/g)].map((match) => match[1] ?? '').slice(0, 24);
}

/** One symbol as a disc around a centre; unknown ones show their letters in grey. */
export function drawSymbol(symbol: string, x: number, y: number, radius: number): string {
  const parts = symbol.toUpperCase().split('/');
  const coloured = parts.filter((part) => part in discs || /^\d+$/.test(part) || part === 'C');
  if (coloured.length > 1) return hybrid(coloured, parts.includes('P'), x, y, radius);
  const letter = coloured[0] ?? symbol.toUpperCase();
  const half = /^H[WUBRG]$/.test(letter);
  const key = half ? letter.slice(1) : letter;
  const disc = discs[key] ?? plain;
  const shape = parts.includes('P') ? undefined : marks[key];
  if (shape) return circle(x, y, radius, disc.fill) + drawMark(shape, x, y, radius, disc.ink);
  const letters = parts.includes('P') ? 'φ' : half ? '½' : key;
  return circle(x, y, radius, disc.fill) + label(letters, x, y, radius * 1.35, disc.ink);
}

function hybrid(
  parts: readonly string[],
  payableWithLife: boolean,
  x: number,
  y: number,
  radius: number,
): string {
  const [first = '', second = ''] = parts;
  const [a, b] = [discs[first] ?? plain, discs[second] ?? plain];
  const d = radius * Math.SQRT1_2;
  const arc = `M${n(x - d)} ${n(y + d)}A${n(radius)} ${n(radius)} 0 0 0 ${n(x + d)} ${n(y - d)}Z`;
  const shape = `${circle(x, y, radius, a.fill)}<path d="${arc}" fill="${b.fill}"/>`;
  if (payableWithLife) return shape + label('φ', x, y, radius * 1.4, a.ink);
  const off = radius * 0.38;
  return (
    shape +
    label(first, x - off, y - off, radius * 0.85, a.ink) +
    label(second, x + off, y + off, radius * 0.85, b.ink)
  );
}

function circle(x: number, y: number, radius: number, fill: string): string {
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" stroke="#1a1714" stroke-opacity=".55" ` +
    `stroke-width="${n(Math.max(0.6, radius / 9))}"/>`
  );
}

function drawMark(shape: string, x: number, y: number, radius: number, ink: string): string {
  return `<path d="${shape}" fill="${ink}" fill-rule="evenodd" transform="translate(${n(x)} ${n(y)}) scale(${n(radius)})"/>`;
}

function label(mark: string, x: number, y: number, size: number, ink: string): string {
  const room = Math.min(size, (size * 1.15) / Math.max(0.55, widthOf(mark)));
  return (
    `<text x="${n(x)}" y="${n(y + room * 0.35)}" font-size="${n(room)}" fill="${ink}" text-anchor="middle" ` +
    `class="s">${escapeXml(mark)}</text>`
  );
}

/** A row of symbols whose right end is at `right`; answers the drawing and where it begins. */
export function drawCost(
  cost: string,
  right: number,
  y: number,
  radius: number,
): { svg: string; left: number } {
  const symbols = symbolsOf(cost);
  const shown = symbols.length > 9 ? Math.max(5, (radius * 9) / symbols.length) : radius;
  const step = shown * 2 + 2.5;
  const left = right - symbols.length * step;
  const svg = symbols
    .map((symbol, i) => drawSymbol(symbol, left + step * i + shown + 2.5, y, shown))
    .join('');
  return { svg, left };
}
