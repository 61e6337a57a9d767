// Holds every answer of a story against openapi.yaml: an unlisted status, a missing or an extra field fails the test.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { load } from 'js-yaml';

interface Media {
  readonly schema?: object;
  readonly examples?: Readonly<Record<string, unknown>>;
}
interface Answer {
  readonly content?: Record<string, Media>;
}
/** One operation of the document. */
export interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Record<string, unknown>[];
  readonly requestBody?: { readonly content: Record<string, Media> };
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly responses: Record<string, Answer>;
  /** The only role that may call it. */
  readonly 'x-role'?: string;
  /** The codes that a caller gets for what is somebody else's, and for what does not exist. */
  readonly 'x-owner'?: { readonly foreign: string; readonly missing: string };
}
interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: object;
}

/** The committed document. */
export const contract = load(readFileSync(resolve('../openapi.yaml'), 'utf8')) as Document;

/** Objects may hold nothing that the document does not name. */
function seal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(seal);
  if (value === null || typeof value !== 'object') return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, seal(entry)]));
  const isOpenObject = copy.type === 'object' && copy.properties && copy.additionalProperties === undefined;
  return isOpenObject ? { ...copy, additionalProperties: false } : copy;
}

// Without a precision 19.99 is no multiple of 0.01: floating-point numbers.
const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', components: seal(contract.components) } as object);
const compiled = new Map<string, ValidateFunction>();

/** Says whether a value is as a schema of the document wants it. */
export const schemaOf = (schema: object): ValidateFunction => ajv.compile(relinked(schema));

const relinked = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/'));

const patterns = Object.keys(contract.paths).map((path) => ({
  path,
  weight: path.split('{').length,
  pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
}));
patterns.sort((a, b) => a.weight - b.weight);

/** The operation that answers a method and an address. */
export function operationOf(method: string, url: string): { path: string; operation: Operation } | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  for (const { path, pattern } of patterns) {
    const operation = contract.paths[path]?.[method.toLowerCase()];
    if (operation && pattern.test(pathname)) return { path, operation };
  }
  return undefined;
}

/** Throws unless the document allows this answer. */
export function expectDocumented(
  method: string,
  url: string,
  status: number,
  mediaType: string,
  body: unknown,
): void {
  const found = operationOf(method, url);
  if (!found) throw new Error(`openapi.yaml has no ${method} ${url}`);
  const where = `${method} ${found.path} -> ${status}`;
  const answer = found.operation.responses[status];
  if (!answer) throw new Error(`openapi.yaml does not list ${where}: ${JSON.stringify(body)}`);
  if (!answer.content) {
    if (body !== undefined) throw new Error(`${where} must have no body`);
    return;
  }
  const media = answer.content[mediaType];
  if (!media) throw new Error(`${where} is not documented as ${mediaType}`);
  if (!media.schema || !mediaType.includes('json')) return;
  const key = `${where} ${mediaType}`;
  const validate = compiled.get(key) ?? schemaOf(seal(media.schema) as object);
  compiled.set(key, validate);
  if (!validate(body))
    throw new Error(
      `${where} breaks the document: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body)}`,
    );
}
