// What people of the stories do with offers.
import type { ProblemBody } from '../../../../test/client.js';
import type { Member } from '../../../../test/people.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { InboxEntry } from '../dto/inbox.dto.js';
import type { OfferDto } from '../dto/offer.dto.js';

/** Lists copies of a sample card; gives their ids. */
export async function listed({ client }: Member, card = 1, copies = 1, more: object = {}): Promise<string[]> {
  const entry = { cardId: aSampleCard(card).id, condition: 'NEAR_MINT', price: 5, ...more };
  const { body } = await client.post<ListingDto[]>('/api/listings', Array(copies).fill(entry));
  return body.map(({ uuid }) => uuid);
}

/** The body of an offer about listings. */
export const about = (recipient: Member, listings: readonly string[], more: object = {}) => ({
  recipient: recipient.user.uuid,
  lines: listings.map((listing) => ({ listing })),
  ...more,
});

/** Makes an offer. */
export const offered = async (from: Member, to: Member, listings: readonly string[], more: object = {}) =>
  (await from.client.post<OfferDto>('/api/offers', about(to, listings, more))).body;

/** How the two calls with which somebody begins an offer are answered. */
export const begun = async ({ client }: Member, to: Member, listings: readonly string[]) => {
  const answers = [
    await client.get<ProblemBody>(`/api/offers/start?to=${to.user.uuid}&listings=${listings}`),
    await client.post<ProblemBody>('/api/offers/preview', about(to, listings)),
  ];
  return answers.map(({ status, body }) => [status, body.code]);
};

/** Takes a step with an offer. */
export const step = <Body = OfferDto>(
  { client }: Member,
  offer: string,
  what: string,
  { revision, body }: { readonly revision?: number; readonly body?: object } = {},
) =>
  client.post<Body>(`/api/offers/${offer}/${what}`, body, {
    ...(revision === undefined ? {} : { 'If-Match': `"${revision}"` }),
  });

/** An offer as one of its two sees it. */
export const seen = async ({ client }: Member, offer: string) =>
  (await client.get<OfferDto>(`/api/offers/${offer}`)).body;

/** What is in somebody's inbox. */
export const inboxOf = async ({ client }: Member) =>
  (await client.get<InboxEntry[]>('/api/offers/inbox')).body;

/** A store that holds cards by rules, and offers one of its own to somebody. */
export async function holdsAndOffers(store: Member, to: Member): Promise<void> {
  const rules = { isOn: true, maxCards: 4, maxValue: null, forWhom: 'EVERYONE', days: 2 };
  await store.client.put('/api/offers/hold-rules', rules);
  await offered(store, to, await listed(store));
}
