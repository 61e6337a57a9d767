// What openapi.yaml says about the parameters of a call, held against how the call was answered.
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { schemaOf } from '../../contract.js';
import type { Call } from './calls.js';
import { followed, type Schema } from './schema.js';
import type { Parameter } from './valid.js';

type Verdict = 'right' | 'wrong' | 'not said';

/** They do as the public card database does: a choice that they do not know counts as the usual one. */
const FORGIVING = new Set(['searchCards', 'completeCardName']);

const checks = new Map<string, ValidateFunction>();

/**
 * Throws where a parameter that breaks the document was taken, or one that keeps to it was refused as a wrong one. Headers
 * are left out, and what is said twice: which of the two counts is not the document's to say.
 */
export function judgeParameters(
  { operation: { id, path, operation }, body: sent }: Call,
  target: string,
  status: number,
  body: unknown,
): void {
  // A field of the body may have a parameter's name.
  const refused = status === 400 && sent === undefined ? fieldsIn(body) : [];
  const said = textsIn(path, target);
  for (const { name, in: place, required, schema } of (operation.parameters ?? []) as Parameter[]) {
    if (place !== 'path' && place !== 'query') continue;
    const texts = said(place, name);
    const verdict = texts.length === 0 && required ? 'wrong' : verdictOn(`${id} ${name}`, schema, texts);
    const shown = `${name}=${texts.join().slice(0, 100)}`;
    const isForgiven = FORGIVING.has(id) && isWhole(schema);
    if (verdict === 'wrong' && !isForgiven && status < 400)
      throw new Error(`It answers ${status}, though ${shown} breaks the document: ${JSON.stringify(schema)}`);
    const isElsewhere = place === 'path' && said('query', name).length > 0;
    if (verdict === 'right' && isWhole(schema) && !isElsewhere && refused.includes(name))
      throw new Error(`It refuses ${shown}, which the document allows: ${JSON.stringify(body)}`);
  }
}

/** The document says all about its values: of a text it often does not. */
function isWhole(given: Schema): boolean {
  const { enum: words, type, format } = followed(given);
  return words !== undefined || type === 'integer' || type === 'boolean' || format === 'uuid';
}

function verdictOn(key: string, given: Schema, [text, ...more]: readonly string[]): Verdict {
  // An empty one may count as none.
  if (!text || more.length > 0) return 'not said';
  const check = checks.get(key) ?? schemaOf(given);
  checks.set(key, check);
  return check(read(followed(given), text)) ? 'right' : 'wrong';
}

/** A text of an address as what the document means by it. */
function read({ type }: Schema, text: string): unknown {
  if (type === 'integer' || type === 'number') return text.trim() === '' ? text : Number(text);
  if (type === 'array') return text.split(',');
  if (type === 'boolean') return { true: true, false: false }[text] ?? text;
  return text;
}

/** How often, and as what, an address says a parameter. */
function textsIn(path: string, target: string): (place: 'path' | 'query', name: string) => string[] {
  const [address = '', query = ''] = target.split(/\?(.*)/s);
  const parts = address.split('/');
  const places = path.split('/');
  const asked = new URLSearchParams(query);
  return (place, name) => {
    if (place === 'query') return asked.getAll(name);
    const part = parts[places.indexOf(`{${name}}`)];
    try {
      return part === undefined ? [] : [decodeURIComponent(part)];
    } catch {
      return [];
    }
  };
}

function fieldsIn(body: unknown): unknown[] {
  const { errors } = (body ?? {}) as { errors?: readonly { field?: unknown }[] };
  return Array.isArray(errors) ? errors.map(({ field }) => field) : [];
}
