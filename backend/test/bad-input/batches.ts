// Faults of different fields in one body: an answer that names each of their fields refuses each of them.
import type { Fault } from './faults.js';

/** A body with a fault in each of some fields. */
export interface Batch {
  readonly body: unknown;
  readonly faults: readonly Fault[];
}

/** What a body may have without an access token, less what surrounds the fields. */
const MAX_BYTES = 12_000;

type Fields = Readonly<Record<string, unknown>>;

/** Puts the faults together, no two of one field; `valid` is what each of them was made from. */
export function inBatches(faults: readonly Fault[], valid: unknown): Batch[] {
  const whole = fieldsOf(valid);
  const size = sizeOf(whole);
  const batches: { faults: Fault[]; fields: Fields; size: number; taken: Set<string> }[] = [];
  for (const fault of faults) {
    const keys = changed(whole, fieldsOf(fault.body));
    // No two change the same field: what each of them adds to the valid body, it adds to any batch.
    const added = sizeOf(fieldsOf(fault.body)) - size;
    const room = batches.find(
      (each) => each.size + added <= MAX_BYTES && !keys.some((key) => each.taken.has(key)),
    );
    const batch = room ?? { faults: [], fields: whole, size, taken: new Set<string>() };
    if (!room) batches.push(batch);
    batch.fields = apply(batch.fields, fault, keys);
    batch.size += added;
    batch.faults.push(fault);
    for (const key of keys) batch.taken.add(key);
  }
  return batches.map(({ faults: some, fields }) => ({
    faults: some,
    body: Array.isArray(valid) ? [fields] : fields,
  }));
}

/** The fields of a body, or of the only entry of a list. */
const fieldsOf = (body: unknown): Fields => (Array.isArray(body) ? body[0] : body) as Fields;

const changed = (whole: Fields, faulty: Fields): string[] =>
  [...new Set([...Object.keys(whole), ...Object.keys(faulty)])].filter((key) => whole[key] !== faulty[key]);

function apply(fields: Fields, fault: Fault, keys: readonly string[]): Fields {
  const faulty = fieldsOf(fault.body);
  const kept = Object.entries(fields).filter(([key]) => !keys.includes(key));
  const wrong = keys.filter((key) => Object.hasOwn(faulty, key)).map((key) => [key, faulty[key]] as const);
  return Object.fromEntries([...kept, ...wrong]);
}

const sizeOf = (fields: Fields): number => Buffer.byteLength(JSON.stringify(fields));
