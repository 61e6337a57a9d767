// The version of the rules in this folder, and whose facts were read by an older one.

/** Raise it when a column would be read differently: what was read by an older version is read again at the next start. */
export const FACTS_VERSION = 2;

/** Whether the printing `p` was read by an older version, or never. One that is gone is not asked about. */
export const IS_STALE = `p.gone_at is null and p.facts < ${FACTS_VERSION}`;

/** Whether there is one of those: an index knows. */
export const ANY_STALE = `exists (select from cards.printing p where ${IS_STALE})`;
