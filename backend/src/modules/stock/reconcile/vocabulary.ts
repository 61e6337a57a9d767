// The words of a reconciliation: its states, how a line differs, and what changed a line last.

/** WORKING: the file is being read or compared. READY: the report is there. REFUSED: the file can't be read. */
export const RECONCILIATION_STATES = ['WORKING', 'READY', 'REFUSED'] as const;
export type ReconciliationState = (typeof RECONCILIATION_STATES)[number];

/**
 * How a line differs. MORE and FEWER: the stock has more or fewer copies than the file. NOT_IN_FILE and NOT_IN_STOCK: only one of
 * the two has it. NOT_COMPARED: a row that could not be compared, and why.
 */
export const DRIFT_KINDS = ['MORE', 'FEWER', 'NOT_IN_FILE', 'NOT_IN_STOCK', 'NOT_COMPARED'] as const;
export type DriftKind = (typeof DRIFT_KINDS)[number];

/** What happened to copies of a line. MOVED_HERE and MOVED_AWAY: another line became this one, or the other way round. */
export const CAUSES = ['ADDED', 'SOLD', 'WITHDRAWN', 'MOVED_HERE', 'MOVED_AWAY'] as const;
export type Cause = (typeof CAUSES)[number];

/** What did it: a change to many copies, by its kind; a deal; what took a change or a sale back. Null for one listing by hand. */
export const CAUSE_SOURCES = ['IMPORT', 'EDIT', 'PRICES', 'TILL', 'DEAL', 'UNDO'] as const;
export type CauseSource = (typeof CAUSE_SOURCES)[number];

/** How many causes a line shows, and how many days they go back. */
export const MAX_CAUSES = 3;
export const CAUSE_DAYS = 30;

/** How many reports an account keeps. */
export const MAX_RECONCILIATIONS = 5;
