// The offers and deals of the demo's player and store, by what they are at.
import { createAccount, openSession } from '../support/api.mjs';
import { DEMO } from '../support/people.mjs';

const found = new Map();
/** Who goes to the store's next event. */
const ATTENDEES = ['Zoë Núñez', 'Ada Lovelace-Fitzgerald', 'Lee'];

/** The addresses of deals, offers, a new offer, and of the lists that they are in. */
export function tradesOf(product) {
  if (!found.has(product.origin)) found.set(product.origin, findTrades(product));
  return found.get(product.origin);
}

async function findTrades(product) {
  const [player, store] = await Promise.all(
    [DEMO.player, DEMO.store].map(async (person) => {
      const { call, user } = await openSession(product, person);
      const [waiting, past] = [await call('/offers/inbox'), await call('/deals?view=past')];
      return { call, user, waiting, past };
    }),
  );
  const waits = ({ waiting }, kind, state, turn) => {
    const entry = waiting.find(
      (each) => each.kind === kind && each.state === state && each.whoseTurn === turn,
    );
    return `/${kind === 'DEAL' ? 'deals' : 'offers'}/${entry.uuid}`;
  };
  const listed = await player.call(`/listings/user/${store.user.uuid}/status/ACTIVE`);
  const [event] = await store.call(`/events/store/${store.user.uuid}`);
  for (const name of ATTENDEES) {
    const { call } = await createAccount(product, { name });
    await call(`/events/${event.uuid}/attendance`, { method: 'PUT', body: { answer: 'GOING' } });
  }
  const { uuid: listing } = listed.find(({ type }) => type === 'SELL');
  return {
    inbox: '/inbox',
    queue: '/deals/queue',
    attendees: `/event-manager/${event.uuid}/attendees`,
    /** Of the player and the store. */
    deal: waits(player, 'DEAL', 'READY', 'ME'),
    toPull: waits(store, 'DEAL', 'SCHEDULED', 'ME'),
    meeting: waits(player, 'DEAL', 'SCHEDULED', 'NONE'),
    done: `/deals/${player.past[0].uuid}`,
    offer: waits(player, 'OFFER', 'OPEN', 'ME'),
    sentOffer: waits(player, 'OFFER', 'OPEN', 'OTHER'),
    askedHold: waits(store, 'OFFER', 'OPEN', 'ME'),
    playerProfile: `/my-listings?${new URLSearchParams({ storeId: player.user.uuid })}`,
    storeProfile: `/my-listings?${new URLSearchParams({ storeId: store.user.uuid })}`,
    newOffer: `/offers/new?${new URLSearchParams({ to: store.user.uuid, listing })}`,
  };
}
