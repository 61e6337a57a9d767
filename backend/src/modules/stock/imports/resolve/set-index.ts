// Which sets a row may mean: by the code or the name that its program uses, which need not be the card database's.

export interface KnownSet {
  readonly code: string;
  readonly name: string;
  readonly mtgo_code: string | null;
}

/** Codes of other programs -> those of the card database. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  plist: ['plst'],
  mb1: ['mb1', 'plst'],
  fmb1: ['fmb1', 'plst'],
  pagl: ['pagl', 'plst'],
  phed: ['phed', 'plst'],
  pctb: ['pctb', 'plst'],
  ulist: ['ulst'],
  dar: ['dom'],
};
/** Names of other programs -> those of the card database, both folded. */
const NAMES: Readonly<Record<string, string>> = {
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
};

const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The sets of the card database, to be looked up in. */
export class SetIndex {
  private readonly codes = new Map<string, string>();
  private readonly names = new Map<string, string[]>();

  constructor(sets: readonly KnownSet[]) {
    // A set's own code comes before the MTGO code of another.
    for (const { code, mtgo_code } of sets) if (mtgo_code) this.codes.set(mtgo_code.toLowerCase(), code);
    for (const { code, name } of sets) {
      this.codes.set(code, code);
      const key = folded(name);
      this.names.set(key, [...(this.names.get(key) ?? []), code]);
    }
  }

  /** The codes that a written code may mean; none if it is not known. */
  ofCode(written: string | undefined): string[] {
    if (!written) return [];
    const code = written.trim().toLowerCase();
    const guild = /^(gk[12])_/.exec(code)?.[1];
    const meant = CODES[code] ?? [guild ?? code, code.replace(/^c(?=[a-z0-9]{3}$)/, '')];
    return [...new Set(meant.flatMap((each) => this.codes.get(each) ?? []))];
  }

  /** The codes of the sets that a written name may mean. */
  ofName(written: string | undefined): string[] {
    if (!written) return [];
    const plain = written.replace(/^\s*(extras|promos?)\s*:\s*/i, '');
    const commander = /^commander:\s*(.+)$/i.exec(plain)?.[1];
    const keys = [written, plain, commander ? `${commander} Commander` : plain].map(folded);
    return [
      ...new Set(keys.flatMap((key) => this.names.get(NAMES[key] ?? key) ?? this.names.get(key) ?? [])),
    ];
  }
}
