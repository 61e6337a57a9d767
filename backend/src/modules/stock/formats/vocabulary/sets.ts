// Codes of sets that other programs have their own for.

/** Magic Online's, and with them MTGGoldfish's and Deckbox's: Wizards' two-letter codes of the first sets. */
const OLD_CODES = {
  '1e': 'lea',
  '2e': 'leb',
  '2u': '2ed',
  '3e': '3ed',
  '4e': '4ed',
  '5e': '5ed',
  '6e': '6ed',
  '7e': '7ed',
  '8e': '8ed',
  '9e': '9ed',
  '10e': '10e',
  an: 'arn',
  aq: 'atq',
  le: 'leg',
  dk: 'drk',
  fe: 'fem',
  hm: 'hml',
  ia: 'ice',
  al: 'all',
  mi: 'mir',
  vi: 'vis',
  wl: 'wth',
  te: 'tmp',
  st: 'sth',
  ex: 'exo',
  uz: 'usg',
  gu: 'ulg',
  cg: 'uds',
  mm: 'mmq',
  ne: 'nem',
  pr: 'pcy',
  in: 'inv',
  ps: 'pls',
  ap: 'apc',
  od: 'ody',
  ch: 'chr',
  po: 'por',
  p2: 'p02',
  pk: 'ptk',
} as const;

const THE_LIST = { plist: 'plst', ulist: 'ulst', list: 'plst' } as const;
const codes = (...tables: readonly Readonly<Record<string, string>>[]): ReadonlyMap<string, string> =>
  new Map(tables.flatMap((table) => Object.entries(table)));

export const COMMON_SETS = codes(THE_LIST);
export const OLD_SETS = codes(THE_LIST, OLD_CODES);
/** Arena's Dominaria. */
export const ARENA_SETS = codes(THE_LIST, { dar: 'dom' });

/** Scryfall's code where the program's own is known to differ, in lower case. `GK1_DIMIR` is one of five parts of `gk1`. */
export const setCodeOf = (code: string, known: ReadonlyMap<string, string>): string => {
  const lower = code.toLowerCase();
  return known.get(lower) ?? lower.replace(/^(gk[12])_.*$/, '$1');
};
