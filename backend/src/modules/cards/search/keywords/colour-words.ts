// The words for colours and for sets of them.

export const LETTERS = ['W', 'U', 'B', 'R', 'G'] as const;

/** Letters in the order of the colour wheel, each once. */
export const inOrder = (letters: Iterable<string>): string => {
  const given = new Set(letters);
  return [...LETTERS, 'C'].filter((letter) => given.has(letter)).join('');
};

const NAMED: Readonly<Record<string, string>> = {
  // Single colours and none.
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  colorless: '',
  colourless: '',
  brown: '',
  // Guilds.
  azorius: 'WU',
  dimir: 'UB',
  rakdos: 'BR',
  gruul: 'RG',
  selesnya: 'WG',
  orzhov: 'WB',
  izzet: 'UR',
  golgari: 'BG',
  boros: 'WR',
  simic: 'UG',
  // Colleges.
  silverquill: 'WB',
  prismari: 'UR',
  witherbloom: 'BG',
  lorehold: 'WR',
  quandrix: 'UG',
  // Shards.
  bant: 'WUG',
  esper: 'WUB',
  grixis: 'UBR',
  jund: 'BRG',
  naya: 'WRG',
  // Wedges.
  abzan: 'WBG',
  jeskai: 'WUR',
  sultai: 'UBG',
  mardu: 'WBR',
  temur: 'URG',
  // Four colours, and all.
  chaos: 'UBRG',
  aggression: 'WBRG',
  altruism: 'WURG',
  growth: 'WUBG',
  artifice: 'WUBR',
  'glint-eye': 'UBRG',
  'dune-brood': 'WBRG',
  'ink-treader': 'WURG',
  'witch-maw': 'WUBG',
  'yore-tiller': 'WUBR',
  rainbow: 'WUBRG',
  all: 'WUBRG',
};

const SEVERAL = new Set(['m', 'gold', 'multicolor', 'multicolored', 'multicolour', 'multicoloured']);

/** The letters that a name stands for; undefined when it is no name. */
export const namedColours = (name: string): string | undefined =>
  Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;

/** Whether the word means two colours or more. */
export const meansSeveral = (name: string): boolean => SEVERAL.has(name);
