// The offers of somebody, one for each operation that needs it in a state of its own, and how the operations are aimed at them.
import { randomUUID } from 'node:crypto';
import type { MessageDto } from '../src/modules/offers/dto/message.dto.js';
import { listed, offered } from '../src/modules/offers/test/offering.js';
import { VoidsService } from '../src/modules/offers/voids.service.js';
import { type Member, signedUp } from './people.js';
import type { Story } from './story.js';

const RECEIVED = ['offer', 'offerToCounter', 'offerToAccept', 'offerToDecline', 'voidOffer'] as const;
const MADE = ['ownOffer', 'draft'] as const;
type Kind = (typeof RECEIVED | typeof MADE)[number];
/** Offers that wait for the member, one that is void, one that the member has made, a draft, a copy that is nobody’s else, a message. */
export type OfferBelongings = Readonly<Record<Kind | 'offered' | 'message', string>>;

interface Aim {
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Offers that are nobody's. */
export const nobodysOffers = (): OfferBelongings =>
  Object.fromEntries(
    [...RECEIVED, ...MADE, 'offered', 'message'].map((kind) => [kind, randomUUID()]),
  ) as OfferBelongings;

/** Gives a member one offer of each kind, with somebody new. */
export async function offersOf(market: Story, member: Member): Promise<OfferBelongings> {
  const other = await signedUp(market);
  const copies = await listed(other, 1, RECEIVED.length + MADE.length);
  const [sold = ''] = await listed(other);
  const made = new Map<string, string>();
  for (const [nth, kind] of RECEIVED.entries()) {
    const offeredCopies = [...copies.slice(nth, nth + 1), ...(kind === 'voidOffer' ? [sold] : [])];
    made.set(kind, (await offered(other, member, offeredCopies)).uuid);
  }
  const [own = '', drafted = ''] = copies.slice(RECEIVED.length);
  made.set('ownOffer', (await offered(member, other, [own])).uuid);
  made.set('draft', (await offered(member, other, [drafted], { isDraft: true })).uuid);
  await other.client.patch(`/api/listings/${sold}`, { status: 'SOLD' });
  await market.app.get(VoidsService).copiesAreGone([sold]);
  made.set('offered', copies[RECEIVED.indexOf('offerToCounter')] ?? '');
  const path = `/api/offers/${made.get('offer')}/messages`;
  made.set('message', (await other.client.post<MessageDto>(path, { text: 'Is it still there?' })).body.uuid);
  return Object.fromEntries(made) as OfferBelongings;
}

const at =
  (kind: Kind, more: Omit<Aim, 'path'> = {}) =>
  (of: OfferBelongings): Aim => ({ path: { uuid: of[kind] }, ...more });

/** What only the two of an offer may read or do, by operationId. */
export const OFFERS_OWNED: Readonly<Record<string, (of: OfferBelongings) => Aim>> = {
  getOffer: at('offer'),
  counterOffer: ({ offerToCounter, offered: listing }) => ({
    path: { uuid: offerToCounter },
    body: { lines: [{ listing, price: 4 }] },
  }),
  acceptOffer: at('offerToAccept', { headers: { 'If-Match': '"1"' } }),
  declineOffer: at('offerToDecline'),
  withdrawOffer: at('ownOffer'),
  changeDraft: at('draft', { body: { note: 'On Friday?' } }),
  sendDraft: at('draft'),
  remakeOffer: at('voidOffer'),
  getMessages: at('offer'),
  getThread: at('offer'),
  writeMessage: at('offer', { body: { text: 'On Friday?' } }),
  markMessagesRead: ({ offer, message }) => ({ path: { uuid: offer }, body: { message } }),
  muteMessages: at('offer', { body: { isMuted: true } }),
};

const anOffer = ({ owner, listing }: { readonly owner: string; readonly listing: string }) => ({
  body: { recipient: owner, lines: [{ listing }] },
});

/** What every member may call. */
export const OWN_OFFERS: Readonly<
  Record<string, (of: { readonly owner: string; readonly listing: string }) => Aim>
> = {
  getOffers: () => ({}),
  getInbox: () => ({}),
  countInbox: () => ({}),
  getHoldRules: () => ({}),
  makeOffer: anOffer,
  previewOffer: anOffer,
  startOffer: ({ owner, listing }) => ({ query: `to=${owner}&listings=${listing}` }),
};

/** What is about copies that are there: how it is refused without any. */
export const WITHOUT_OFFERS: Readonly<Record<string, readonly [aim: () => Aim, refusal: string]>> = {
  holdForMe: [() => ({ body: {} }), 'request.invalid'],
  // Only a store has rules.
  setHoldRules: [() => ({ body: {} }), 'request.invalid'],
};
