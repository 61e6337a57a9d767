// Both sides must say the same: a quick answer to another question would be worth nothing.
import { isDeepStrictEqual } from 'node:util';

/** The answers to the requests of each call, as JSON with their totals. */
export async function answersOf(origin, asked) {
  const answers = [];
  for (const [name, requests] of asked) {
    for (const { path, headers } of requests) {
      const reply = await fetch(origin + path, { headers });
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${text}`);
      const total = reply.headers.get('x-total-count') ?? undefined;
      answers.push({ name, path, total, says: JSON.parse(text) });
    }
  }
  return answers;
}

/** Throws at the first call to which the two sides do not answer the same. */
export function differences(reference, product) {
  reference.forEach((answer, nth) => {
    if (isDeepStrictEqual(answer, product[nth])) return;
    const found = firstDifference(answer, product[nth]);
    throw new Error(`The two sides differ at ${answer.name}: ${answer.path}\n${found}`);
  });
}

/** Where two answers differ, and how. */
function firstDifference(one, other, place = '') {
  const isNested = [one, other].every((each) => typeof each === 'object' && each !== null);
  if (!isNested) return `${place}: ${shown(one)} and ${shown(other)}`;
  const key = [...new Set([...Object.keys(one), ...Object.keys(other)])].find(
    (each) => !isDeepStrictEqual(one[each], other[each]),
  );
  return firstDifference(one[key], other[key], `${place}.${key}`);
}

const shown = (value) => JSON.stringify(value)?.slice(0, 600);
