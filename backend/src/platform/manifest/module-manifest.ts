// What a module declares about itself once; the central lists and the tests that read them are derived from it.

import type { Table } from './table.js';

/** A nightly deletion of what is too old. */
export interface RetentionRule {
  /** The name of its job and of its statement: `<module>.forget-<what>`. */
  readonly name: string;
  /** One statement; $1 is the present, as timestamptz. */
  readonly text: string;
}

/** A declaration of plain values, of which the checks read `asks` without starting the product. It imports tables alone. */
export interface ModuleManifest {
  /** Its folder, its tag in openapi.yaml and its schema in PostgreSQL. */
  readonly name: string;
  /** What the tag says of its operations in openapi.yaml. */
  readonly summary: string;
  /** The modules that it may import and whose published views and identities its tables may refer to. */
  readonly asks: readonly string[];
  /** Start of a path -> what an id in it identifies; the longest start that matches applies. */
  readonly ids: Readonly<Record<string, string>>;
  /** The tables of its schema. */
  readonly tables: readonly Table[];
  readonly retention: readonly RetentionRule[];
}
