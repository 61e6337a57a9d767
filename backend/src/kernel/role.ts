// The two kinds of account.

/** USER is a player (a Personal account), STORE a local store (a Business account). */
export const ROLES = ['USER', 'STORE'] as const;
export type Role = (typeof ROLES)[number];
