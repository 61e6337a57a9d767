// The rate limit classes and their rules.

/** Whom a rule counts: the caller's network, its IPv6 site (/48) or account, or the e-mail address in the body, alone or with where it came from. */
export type CountedBy =
  | 'network'
  | 'site'
  | 'account'
  | 'address'
  | 'address-and-network'
  | 'address-and-device'
  | 'address-among-strangers';

/** At most `calls` within `seconds`. */
export interface Rule {
  readonly by: CountedBy;
  readonly calls: number;
  readonly seconds: number;
  /**
   * How many calls a process may allow before it syncs with the others: the rule is counted in memory and flushed in batches, so
   * that no call pays a round trip. Without it every call is counted in the database before it is allowed.
   */
  readonly burst?: number;
}

const MINUTE = 60;
const HOUR = 3600;

/** Counted in memory; the burst of a process is a twentieth of the limit. */
const countedInMemory = (by: CountedBy, calls: number, seconds: number): Rule => ({
  by,
  calls,
  seconds,
  burst: Math.ceil(calls / 20),
});

/**
 * The limits. A shop full of players shares one network address on its event night, so what counts by network is generous;
 * guessing one account's password is held back by address and network together, so that a stranger elsewhere cannot lock its
 * owner out. Guesses from many networks are counted together; trusted devices and networks, from which the account was
 * logged in to before, are not counted among these strangers. A stolen access token gets no further guesses by moving to
 * another network.
 */
export const LIMITS = {
  /** Every request, before any other check: 200 a second from one network. */
  request: [countedInMemory('network', 12_000, MINUTE)],
  /** The defaults: a read, or a write. */
  read: [countedInMemory('account', 1_200, MINUTE), countedInMemory('network', 6_000, MINUTE)],
  write: [countedInMemory('account', 240, MINUTE), countedInMemory('network', 2_400, MINUTE)],
  /** Up to 500 listings each. */
  'post-listings': [countedInMemory('account', 60, MINUTE)],
  /** Up to 52 events each. */
  'schedule-events': [countedInMemory('account', 30, MINUTE)],
  login: [
    { by: 'address-and-device', calls: 10, seconds: MINUTE },
    { by: 'address-and-network', calls: 10, seconds: MINUTE },
    { by: 'address-among-strangers', calls: 60, seconds: HOUR },
    { by: 'network', calls: 30, seconds: MINUTE },
    { by: 'site', calls: 90, seconds: MINUTE },
  ],
  'sign-up': [
    { by: 'network', calls: 30, seconds: HOUR },
    { by: 'site', calls: 90, seconds: HOUR },
  ],
  /** Passkeys and second-factor codes presented at log-in. */
  'login-proof': [{ by: 'network', calls: 60, seconds: MINUTE }],
  /** Costs no more than a signature, and each log-in form asks for one as it opens. */
  'login-challenge': [countedInMemory('network', 600, MINUTE)],
  /** Codes of two-step verification for one account, from all networks together: one in a million fits, three are valid at a time. */
  'one-time-code': [{ by: 'account', calls: 10, seconds: 15 * MINUTE }],
  'one-time-code-a-day': [{ by: 'account', calls: 60, seconds: 24 * HOUR }],
  /** Counted apart, so that somebody who uses up the codes above does not keep the owner out. */
  'recovery-code': [{ by: 'account', calls: 10, seconds: HOUR }],
  mail: [
    { by: 'address', calls: 5, seconds: HOUR },
    { by: 'network', calls: 60, seconds: HOUR },
    { by: 'site', calls: 180, seconds: HOUR },
  ],
  password: [{ by: 'account', calls: 10, seconds: 15 * MINUTE }],
  /** The personal-data export, in one answer. */
  'personal-data': [{ by: 'account', calls: 10, seconds: HOUR }],
  /** Each becomes a mail to somebody who hides their address; per recipient and pair, see listings/domain/message.ts. */
  message: [
    { by: 'account', calls: 30, seconds: 24 * HOUR },
    { by: 'network', calls: 300, seconds: 24 * HOUR },
  ],
  'mail-link': [{ by: 'network', calls: 60, seconds: MINUTE }],
  refresh: [{ by: 'network', calls: 300, seconds: MINUTE }],
  /** Faster than anybody types and turns pages. */
  search: [countedInMemory('account', 60, 10)],
  /** A call for each letter that is typed, and for each line of a list that is pasted. */
  'card-name': [countedInMemory('account', 200, 10)],
  /** Up to 75 cards each. */
  collection: [countedInMemory('account', 60, 10)],
  /** Half of what the live card database allows all of us together. */
  'live-search': [{ by: 'account', calls: 10, seconds: 10 }],
  'live-card': [{ by: 'account', calls: 50, seconds: 10 }],
  /** Fetches for pictures that are not on the disk: several pages of results at once, but nobody walks through all cards. */
  picture: [{ by: 'network', calls: 1_000, seconds: 10 * MINUTE }],
} as const satisfies Record<string, readonly Rule[]>;

export type LimitName = keyof typeof LIMITS;
