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
    const told = ({ total, says }) => `${total ?? ''} ${JSON.stringify(says).slice(0, 600)}`;
    throw new Error(
      `The two sides differ at ${answer.name}: ${answer.path}\n${told(answer)}\n${told(product[nth])}`,
    );
  });
}
