// The schemas of openapi.yaml.
import { contract } from '../../contract.js';

/** As much of JSON Schema as the document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number | null)[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** The schema that a reference names. */
export function followed(schema: Schema): Schema {
  // One that may be null, too.
  const $ref = schema.$ref ?? schema.anyOf?.find((either) => either.$ref)?.$ref;
  if (!$ref) return schema;
  const { schemas } = contract.components as { schemas: Record<string, Schema> };
  const found = schemas[$ref.replace('#/components/schemas/', '')];
  if (!found) throw new Error(`openapi.yaml has no ${$ref}`);
  return found;
}
