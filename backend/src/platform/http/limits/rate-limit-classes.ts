// The classes of calls and how often each may come.

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
   * How many calls a process may let through before the others know of them: such a rule is counted in memory and told in
   * batches, so that no call pays a round trip. Without it every call is counted in the database before it is let through.
   */
  readonly ahead?: number;
}

const MINUTE = 60;
const HOUR = 3600;

/** Counted in memory; a process may be a twentieth ahead of what the others know. */
const often = (by: CountedBy, calls: number, seconds: number): Rule => ({
  by,
  calls,
  seconds,
  ahead: Math.ceil(calls / 20),
});

/**
 * The limits. A shop full of players shares one network address on its event night, so what counts by network is generous;
 * guessing one account's password is held back by address and network together, so that a stranger elsewhere cannot lock its
 * owner out. Guesses from many networks are held back together, and who has logged in to the account before, on that device
 * or from that network, is not among these strangers. Who has somebody's access token gets no further guesses by moving to
 * another network.
 */
export const LIMITS = {
  /** Every request, whatever it is, before anything else looks at it: 200 a second from one network. */
  request: [often('network', 12_000, MINUTE)],
  /** What no other class is meant for: a read, or a write. */
  read: [often('account', 1_200, MINUTE), often('network', 6_000, MINUTE)],
  write: [often('account', 240, MINUTE), often('network', 2_400, MINUTE)],
  /** Up to 500 listings each. */
  'post-listings': [often('account', 60, MINUTE)],
  /** Up to 52 events each. */
  'schedule-events': [often('account', 30, MINUTE)],
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
  /** Passkeys and codes of a second factor that are presented at the door. */
  'login-proof': [{ by: 'network', calls: 60, seconds: MINUTE }],
  /** Costs no more than a signature, and each log-in form asks for one as it opens. */
  'login-challenge': [often('network', 600, MINUTE)],
  /** Codes of two-step verification for one account, wherever they are typed: one in a million fits, three at a time. */
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
  /** Everything that is kept about somebody, in one answer. */
  'personal-data': [{ by: 'account', calls: 10, seconds: HOUR }],
  /** Each becomes a mail to somebody who hides their address; per recipient and pair, see listings/domain/message.ts. */
  message: [
    { by: 'account', calls: 30, seconds: 24 * HOUR },
    { by: 'network', calls: 300, seconds: 24 * HOUR },
  ],
  'mail-link': [{ by: 'network', calls: 60, seconds: MINUTE }],
  refresh: [{ by: 'network', calls: 300, seconds: MINUTE }],
  /** As fast as anybody types and turns pages. */
  search: [often('account', 60, 10)],
  /** A call for each letter that is typed, and for each line of a list that is pasted. */
  'card-name': [often('account', 200, 10)],
  /** Up to 75 cards each. */
  collection: [often('account', 60, 10)],
  /** Half of what the live card database allows all of us together. */
  'live-search': [{ by: 'account', calls: 10, seconds: 10 }],
  'live-card': [{ by: 'account', calls: 50, seconds: 10 }],
  /** Fetches for pictures that are not on the disk: several pages of results at once, but nobody walks through all cards. */
  picture: [{ by: 'network', calls: 1_000, seconds: 10 * MINUTE }],
} as const satisfies Record<string, readonly Rule[]>;

export type LimitName = keyof typeof LIMITS;
