// How a module declares what it keeps about a person: how it is exported, and how it is erased.

/**
 * One part of the personal data. The statements take the account's uuid as $1; `read` selects one column, `entry`, of JSON
 * objects. The account row is locked during an erasure: writers of such rows lock it first.
 */
export interface PersonalDataPart {
  /** The tables that hold it. */
  readonly tables: readonly string[];
  /** Undefined for data that is only erased. */
  readonly exported?: {
    /** Its name in the export. */
    readonly as: string;
    /** What openapi.yaml says of it. */
    readonly description: string;
    readonly read: string;
  };
  /** Undefined for data that outlives an erasure. */
  readonly erase?: string;
}
