/** The symbols in mana costs and rules texts: how each is drawn, and what it is called aloud. */
import { texts } from '../../texts';

/** Where a symbol's glyph is in the font of mana-font. */
const GLYPHS: Record<string, string> = {
  W: '\ue600',
  U: '\ue601',
  B: '\ue602',
  R: '\ue603',
  G: '\ue604',
  C: '\ue904',
  X: '\ue615',
  Y: '\ue616',
  Z: '\ue617',
  P: '\ue618',
  H: '\ue618',
  PW: '\ue623',
  L: '\uea2d',
  D: '\uea2e',
  S: '\ue619',
  T: '\ue61a',
  Q: '\ue61b',
  E: '\ue907',
  CHAOS: '\ue61d',
  A: '\ue929',
  TK: '\ue9c4',
  '½': '\ue902',
  '∞': '\ue903',
};
for (let number = 0; number <= 15; number += 1) GLYPHS[number] = String.fromCharCode(0xe605 + number);
for (let number = 16; number <= 20; number += 1) GLYPHS[number] = String.fromCharCode(0xe62a + number - 16);

/** The tokens of the colours behind the glyphs. */
const COLOURS: Record<string, string> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colourless',
};

const mana = texts.cards.mana;
const SYMBOLS: Record<string, string> = mana.symbols;
const ONE: Record<string, string> = mana.one;

/** One symbol, ready to be drawn. */
export interface ManaSymbol {
  /** What a screen reader says. */
  label: string;
  /** One glyph of the font, two for a symbol in halves, or none: then `text` represents it. */
  glyphs: string[];
  text: string;
  /** The colour tokens behind the glyphs: one, or one for each half. */
  colours: string[];
}

/** Reads the inside of a symbol's braces (`W`, `2`, `W/U`, `G/P`). Symbols that are newer than the font keep their text. */
export function manaSymbol(code: string): ManaSymbol {
  const upper = code.toUpperCase();
  const half = /^H([WUBRG])$/.exec(upper)?.[1];
  if (half)
    return { ...manaSymbol('½'), label: symbolLabel(upper), colours: [COLOURS[half] ?? 'colourless'] };
  // The third part of `W/U/P` says that life pays, too: it is in the words, not in the halves.
  const halves = upper.split('/').slice(0, 2);
  const drawn = halves[1] === 'P' ? ['P'] : halves;
  const glyphs = drawn.flatMap((part) => GLYPHS[part] ?? []);
  return {
    label: symbolLabel(upper),
    glyphs: glyphs.length === drawn.length ? glyphs : [],
    text: code,
    colours: halves.filter((part) => part !== 'P').map((part) => COLOURS[part] ?? 'colourless'),
  };
}

function symbolLabel(code: string): string {
  const single = SYMBOLS[code];
  if (single) return single;
  const ways = code.split('/').map((part) => {
    if (part === 'P') return mana.life;
    return ONE[part] ?? (/^(\d+|[XYZ])$/.test(part) ? mana.generic(part) : undefined);
  });
  return ways.reduce((one, other) => one && other && mana.or(one, other)) ?? code;
}
