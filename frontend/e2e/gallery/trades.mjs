// A hold and an offer of the demo's player at the demo's store: made once, as the demo has none.
import { openSession } from '../support/api.mjs';
import { DEMO } from '../support/people.mjs';

const made = new Map();

/** The addresses of a deal, an offer, a new offer, and of the lists that they are in. */
export function tradesOf(product) {
  if (!made.has(product.origin)) made.set(product.origin, makeTrades(product));
  return made.get(product.origin);
}

async function makeTrades(product) {
  const [player, store] = await Promise.all([
    openSession(product, DEMO.player),
    openSession(product, DEMO.store),
  ]);
  const rules = { isOn: true, maxCards: 10, maxValue: null, forWhom: 'EVERYONE', days: 2 };
  await store.call('/offers/hold-rules', { method: 'PUT', body: rules });
  const listed = await store.call(`/listings/user/${store.user.uuid}/status/ACTIVE`);
  const [one, two, three, four] = listed.filter(({ type }) => type === 'SELL').map(({ uuid }) => uuid);
  const { deal } = await player.call('/offers/holds', { method: 'POST', body: { listings: [one, two] } });
  const offer = await player.call('/offers', {
    method: 'POST',
    body: { recipient: store.user.uuid, lines: [{ listing: three }], note: 'I’m there on Friday evening.' },
  });
  return {
    inbox: '/inbox',
    queue: '/deals/queue',
    deal: `/deals/${deal}`,
    offer: `/offers/${offer.uuid}`,
    newOffer: `/offers/new?${new URLSearchParams({ to: store.user.uuid, listing: four })}`,
  };
}
