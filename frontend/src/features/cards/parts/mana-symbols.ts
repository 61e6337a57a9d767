/** The symbols in mana costs and rules texts: how each is drawn, and what it is called aloud. */

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

const COLOURS: Record<string, { token: string; word: string }> = {
  W: { token: 'white', word: 'white' },
  U: { token: 'blue', word: 'blue' },
  B: { token: 'black', word: 'black' },
  R: { token: 'red', word: 'red' },
  G: { token: 'green', word: 'green' },
  C: { token: 'colourless', word: 'colorless' },
};

const WORDS: Record<string, string> = {
  T: 'tap this permanent',
  Q: 'untap this permanent',
  E: 'an energy counter',
  S: 'one snow mana',
  CHAOS: 'chaos',
  A: 'an acorn',
  TK: 'a ticket',
  '½': 'one-half generic mana',
  '∞': 'infinite generic mana',
  HW: 'one-half white mana',
  HU: 'one-half blue mana',
  HB: 'one-half black mana',
  HR: 'one-half red mana',
  HG: 'one-half green mana',
  P: 'one colored mana or two life',
  H: 'one colored mana or two life',
  PW: 'a planeswalker',
  L: 'one mana of a legendary source',
  D: 'a land drop',
};

/** One symbol, ready to be drawn. */
export interface ManaSymbol {
  /** What a screen reader says. */
  words: string;
  /** One glyph of the font, two for a symbol in halves, or none: then `text` stands for it. */
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
    return { ...manaSymbol('½'), words: wordsOf(upper), colours: [COLOURS[half]?.token ?? 'colourless'] };
  // The third part of `W/U/P` says that life pays, too: it is in the words, not in the halves.
  const halves = upper.split('/').slice(0, 2);
  const drawn = halves[1] === 'P' ? ['P'] : halves;
  const glyphs = drawn.flatMap((part) => GLYPHS[part] ?? []);
  return {
    words: wordsOf(upper),
    glyphs: glyphs.length === drawn.length ? glyphs : [],
    text: code,
    colours: halves.filter((part) => part !== 'P').map((part) => COLOURS[part]?.token ?? 'colourless'),
  };
}

function wordsOf(code: string): string {
  const single = WORDS[code];
  if (single) return single;
  const parts = code.split('/').map((part) => {
    if (part === 'P') return 'two life';
    const colour = COLOURS[part]?.word;
    if (colour) return `one ${colour} mana`;
    return /^(\d+|[XYZ])$/.test(part) ? `${part} generic mana` : null;
  });
  return parts.includes(null) ? code : parts.join(' or ');
}
