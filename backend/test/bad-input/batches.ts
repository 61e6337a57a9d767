// Faults of different fields in one body: an answer that names each of their fields refuses each of them.
import type { Fault } from './faults.js';

/** A body with a fault in each of some fields. */
export interface Batch {
  readonly body: unknown;
  readonly faults: readonly Fault[];
}

/** What a body may have without an access token, less what surrounds the fields. */
const MAX_BYTES = 12_000;

/** Another value at a place within a body, or nothing there. */
interface Change {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Puts the faults together, no two of one field; `valid` is what each of them was made from. */
export function inBatches(faults: readonly Fault[], valid: unknown): Batch[] {
  const size = sizeOf(valid);
  const batches: { faults: Fault[]; body: unknown; size: number; taken: Change[] }[] = [];
  for (const fault of faults) {
    const changes = changesOf(valid, fault.body);
    // No two change the same field: what each of them adds to the valid body, it adds to any batch.
    const added = sizeOf(fault.body) - size;
    const room = batches.find(
      (each) =>
        each.size + added <= MAX_BYTES &&
        !changes.some((change) => each.taken.some((taken) => overlap(change, taken))),
    );
    const batch = room ?? { faults: [], body: valid, size, taken: [] };
    if (!room) batches.push(batch);
    for (const { path, value } of changes) batch.body = withValue(batch.body, path, value);
    batch.size += added;
    batch.faults.push(fault);
    batch.taken.push(...changes);
  }
  return batches;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isAlike = (one: Fields, other: Fields) =>
  Array.isArray(one) ? Array.isArray(other) && one.length === other.length : !Array.isArray(other);

/** What is another in a faulty body, as deep within it as can be said. */
function changesOf(valid: unknown, faulty: unknown, path: readonly string[] = []): Change[] {
  if (valid === faulty) return [];
  if (!isFields(valid) || !isFields(faulty) || !isAlike(valid, faulty)) return [{ path, value: faulty }];
  const keys = [...new Set([...Object.keys(valid), ...Object.keys(faulty)])];
  return keys.flatMap((key) => changesOf(valid[key], faulty[key], [...path, key]));
}

/** Whether one is within the other, or at the same place. */
const overlap = ({ path: one }: Change, { path: other }: Change) =>
  one.every((key, nth) => nth >= other.length || key === other[nth]);

/** A copy with this value there; `undefined` is left out of a body. */
function withValue(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) return whole.with(Number(key), withValue(whole[Number(key)], rest, value));
  const fields = whole as Fields;
  return { ...fields, [key]: withValue(fields[key], rest, value) };
}

const sizeOf = (body: unknown): number => Buffer.byteLength(JSON.stringify(body));
