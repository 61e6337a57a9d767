// Which sets a row may mean: by the code or the name that its program uses, which need not be the card database's.

export interface KnownSet {
  readonly code: string;
  readonly name: string;
  readonly mtgo_code: string | null;
}

/** An object has properties that it inherits: a row may say that its set is the `constructor`. */
const tableOf = <Value>(table: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(table));

/** Codes of other programs -> those of the card database. */
const CODES = tableOf<readonly string[]>({
  plist: ['plst'],
  mb1: ['mb1', 'plst'],
  fmb1: ['fmb1', 'plst'],
  pagl: ['pagl', 'plst'],
  phed: ['phed', 'plst'],
  pctb: ['pctb', 'plst'],
  ulist: ['ulst'],
  dar: ['dom'],
});
/** Names of other programs -> those of the card database, both folded. */
const NAMES = tableOf<string>({
  secretlairdropseries: 'secretlairdrop',
  ultimatemastersboxtoppers: 'ultimateboxtoppers',
  alphaedition: 'limitededitionalpha',
  betaedition: 'limitededitionbeta',
  alpha: 'limitededitionalpha',
  beta: 'limitededitionbeta',
  unlimited: 'unlimitededition',
  revised: 'revisededition',
  '4thedition': 'fourthedition',
  '5thedition': 'fifthedition',
  '6thedition': 'classicsixthedition',
  '7thedition': 'seventhedition',
  '8thedition': 'eighthedition',
  '9thedition': 'ninthedition',
  '10thedition': 'tenthedition',
  mysterybooster: 'thelist',
  thelistreprints: 'thelist',
});

const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** No set has a longer name. */
const MAX_SET_NAME = 200;

/** `Prerelease Events: Eldritch Moon` and its like -> the names that the card database has for such sets. */
function namesMeant(written: string): string[] {
  const colon = written.indexOf(':');
  const name = written.slice(colon + 1).trim();
  if (colon < 0 || name === '') return [];
  switch (written.slice(0, colon).trim().toLowerCase()) {
    case 'extras':
      return [name];
    case 'promo':
    case 'promos':
      return [name, `${name} Promos`];
    case 'promo pack':
    case 'prerelease':
    case 'prerelease events':
      return [`${name} Promos`];
    case 'commander':
      return [`${name} Commander`];
    default:
      return [];
  }
}

/** The sets of the card database, to be looked up in. */
export class SetIndex {
  private readonly codes = new Map<string, string>();
  private readonly names = new Map<string, string[]>();
  /** Sets of several years by their name without the year: `Friday Night Magic 2003`. */
  private readonly series = new Map<string, string[]>();

  constructor(sets: readonly KnownSet[]) {
    // A set's own code comes before the MTGO code of another.
    for (const { code, mtgo_code } of sets) if (mtgo_code) this.codes.set(mtgo_code.toLowerCase(), code);
    for (const { code, name } of sets) {
      this.codes.set(code, code);
      add(this.names, folded(name), code);
      add(this.series, folded(name.replace(/ \d{4}$/, '')), code);
    }
  }

  /** The codes that a written code may mean; none if it is not known. */
  ofCode(written: string | undefined): string[] {
    if (!written) return [];
    const code = written.trim().toLowerCase();
    const guild = /^(gk[12])_/.exec(code)?.[1];
    const meant = CODES.get(code) ?? [guild ?? code, code.replace(/^c(?=[a-z0-9]{3}$)/, '')];
    return [...new Set(meant.flatMap((each) => this.codes.get(each) ?? []))];
  }

  /** The codes of the sets that a written name may mean. */
  ofName(written: string | undefined): string[] {
    if (!written || written.length > MAX_SET_NAME) return [];
    const keys = [written, ...namesMeant(written)].map(folded);
    const exact = keys.flatMap((key) => this.names.get(NAMES.get(key) ?? key) ?? this.names.get(key) ?? []);
    return [...new Set(exact.length > 0 ? exact : (this.series.get(folded(written)) ?? []))];
  }
}

const add = (index: Map<string, string[]>, key: string, code: string): void =>
  void index.set(key, [...(index.get(key) ?? []), code]);
