// A plan that the demo's player keeps and shares: it is made with the first picture of one.
import { openSession } from '../support/api.mjs';
import { DEMO } from '../support/people.mjs';

const found = new Map();

/** The addresses of the plan, of the list that it is in, and of its link. */
export function plansOf(product) {
  if (!found.has(product.origin)) found.set(product.origin, keepPlan(product));
  return found.get(product.origin);
}

async function keepPlan(product) {
  const [player, store] = await Promise.all(
    [DEMO.player, DEMO.store].map((one) => openSession(product, one)),
  );
  const [kept] = await player.call('/cover/plans');
  const { uuid } = kept ?? (await player.call('/cover/plans', { method: 'POST', body: await asked(store) }));
  const { link } = await player.call(`/cover/plans/${uuid}/link`, { method: 'PUT' });
  return { list: '/cover/plans', own: `/cover/plans/${uuid}`, shared: `/cover/shared/${link}` };
}

/** Two cards of the demo's store, and more of the second than anybody has. */
async function asked({ call, user }) {
  const listed = await call(`/listings/user/${user.uuid}/status/ACTIVE`);
  const names = [...new Set(listed.filter(({ type }) => type === 'SELL').map(({ cardName }) => cardName))];
  const text = `1 ${names[0]}\n40 ${names[1]}\n1 Nobody’s Card At All`;
  return { title: 'Friday’s deck', kind: 'FEWEST', text, anywhere: true };
}
