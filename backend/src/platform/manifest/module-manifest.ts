// What a module declares about itself once; the central lists and the tests that read them are derived from it.
import type { DemoData } from './demo-data.js';
import type { PersonalDataPart } from './personal-data-part.js';
import type { RateLimitClass } from './rate-limit-class.js';
import type { Table } from './table.js';

/** A nightly deletion of what is too old. */
export interface RetentionRule {
  /** The name of its job and of its statement: `<module>.forget-<what>`. */
  readonly name: string;
  /** One statement; $1 is the present, as timestamptz. */
  readonly text: string;
}

/** A declaration, of which the checks read `asks` without starting the product. */
export interface ModuleManifest {
  /** Its folder, its tag in openapi.yaml and its schema in PostgreSQL. */
  readonly name: string;
  /** What the tag says of its operations in openapi.yaml. */
  readonly summary: string;
  /** The modules that it may import and whose published views and identities its tables may refer to. */
  readonly asks: readonly string[];
  /** Start of a path -> what an id in it identifies; the longest start that matches applies. */
  readonly ids?: Readonly<Record<string, string>>;
  /** The tables of its schema. */
  readonly tables?: readonly Table[];
  /** What its operations are limited by that are not simply a read or a write. */
  readonly limits?: readonly RateLimitClass[];
  /** What it records in the audit log: `<module>.<what happened>`. */
  readonly auditActions?: readonly string[];
  readonly personalData?: readonly PersonalDataPart[];
  readonly retention?: readonly RetentionRule[];
  /** operationId of a POST that takes no Idempotency-Key -> why it needs none. */
  readonly withoutKey?: Readonly<Record<string, string>>;
  readonly demo?: DemoData;
}
