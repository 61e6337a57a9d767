// The language in which a made-up request is written: JSON, and what JSON cannot say or only the running product knows.

/** What is learned from the answers of a run, so that later calls can name it. */
export const KINDS = [
  'account',
  'card',
  'cardName',
  /** A few ids of cards, with commas between them. */
  'cards',
  'confirmationChallenge',
  /** A passkey that confirms who asks, that logs in, and one that was just made: objects, as browsers send them. */
  'confirmingPasskey',
  'cursor',
  'day',
  'deal',
  'email',
  'enteringPasskey',
  'etag',
  'event',
  'listing',
  'logInChallenge',
  'madePasskey',
  'newEmail',
  /** What an authenticator app shows at the moment. */
  'oneTimeCode',
  'passkey',
  'recoveryCode',
  'registrationChallenge',
  'reportToken',
  'resetToken',
  /** What an authenticator app computes its codes from. */
  'secret',
  'secondFactorChallenge',
  'series',
  'session',
  'template',
  'verifiedToken',
  'verifyToken',
] as const;
export type Kind = (typeof KINDS)[number];

/** What is known of these is JSON already, not a text. */
const OBJECTS: readonly Kind[] = ['confirmingPasskey', 'enteringPasskey', 'madePasskey'];

/** The nth known thing of a kind, counted from the latest; one's own, anybody's, or anybody else's. */
export class Known {
  constructor(
    readonly kind: Kind,
    readonly nth: number,
    readonly whose: 'own' | 'any' | 'others' = 'own',
  ) {}
}
/** A text, many times over: written short, so that a report can be read. */
export class Many {
  constructor(
    readonly text: string,
    readonly times: number,
    readonly end = '',
  ) {}
}
/** JSON exactly as it stands here: numbers beyond any, or what is no JSON at all. */
export class Verbatim {
  constructor(readonly json: string) {}
}
/** What is no text: a picture. */
export class Bytes {
  constructor(readonly bytes: Buffer) {}
}
/** An object as its pairs, because a key may stand twice or be called `__proto__`. */
export class Fields {
  constructor(readonly pairs: readonly (readonly [key: string, value: Term])[]) {}
}
/** Anything that a request may hold. */
export type Term =
  | null
  | boolean
  | number
  | string
  | Known
  | Many
  | Verbatim
  | Bytes
  | Fields
  | readonly Term[];

/** Who knows what `Known` stands for at the moment. */
export type Knowing = (known: Known) => string;

/** A term as JSON. */
export function asJson(term: Term, knowing: Knowing): string {
  if (term instanceof Verbatim) return term.json;
  if (term instanceof Bytes) return term.bytes.toString('latin1');
  if (term instanceof Known && OBJECTS.includes(term.kind)) return knowing(term);
  if (term instanceof Known || term instanceof Many) return JSON.stringify(asText(term, knowing));
  if (term instanceof Fields) {
    const pairs = term.pairs.map(([key, value]) => `${JSON.stringify(key)}:${asJson(value, knowing)}`);
    return `{${pairs.join(',')}}`;
  }
  if (Array.isArray(term)) return `[${term.map((each) => asJson(each, knowing)).join(',')}]`;
  return JSON.stringify(term);
}

/** A term as text, for an address or a header. */
export function asText(term: Term, knowing: Knowing): string {
  if (term instanceof Known) return knowing(term);
  if (term instanceof Many) return term.text.repeat(term.times) + term.end;
  if (typeof term === 'string') return term;
  return asJson(term, knowing);
}

/** A term for people. */
export function shown(term: Term): string {
  if (term instanceof Known) return `‹${term.whose} ${term.kind} ${term.nth}›`;
  if (term instanceof Many) return `‹${term.times} × ${JSON.stringify(term.text)}${term.end}›`;
  if (term instanceof Fields)
    return `{${term.pairs.map(([key, value]) => `${JSON.stringify(key)}: ${shown(value)}`).join(', ')}}`;
  if (Array.isArray(term)) return `[${term.map(shown).join(', ')}]`;
  if (term instanceof Bytes) return `‹${term.bytes.length} bytes›`;
  return term instanceof Verbatim ? `‹${term.json.slice(0, 200)}›` : JSON.stringify(term);
}
