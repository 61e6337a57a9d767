// Deals of the stories: opened as an offer that is accepted opens them, and taken on from there by their parties.
import { randomUUID } from 'node:crypto';
import { CheckConsistency } from '../src/modules/deals/check-consistency.js';
import { DealJobs } from '../src/modules/deals/deal-jobs.js';
import type { DealDto, HandOverCode } from '../src/modules/deals/dto/deal.dto.js';
import { DealsFacade, type DealToOpen } from '../src/modules/deals/index.js';
import type { ListingDto } from '../src/modules/listings/dto/listing.dto.js';
import { aSampleCard } from '../src/modules/listings/test/sample.js';
import { UnitOfWork } from '../src/platform/database/unit-of-work.js';
import type { Reply } from './client.js';
import type { Member } from './people.js';
import type { Story } from './story.js';

export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** Copies that a member lists, of a few sample cards. */
export async function listed({ client }: Member, many = 1, price = 5): Promise<string[]> {
  const entries = Array.from({ length: many }, (_, nth) => ({
    ...{ cardId: aSampleCard(nth + 1).id, condition: 'NEAR_MINT', price },
  }));
  const { body } = await client.post<ListingDto[]>('/api/listings', entries);
  return body.map(({ uuid }) => uuid);
}

/** So many seconds from now, on the clock of the story. */
export const ahead = ({ clock }: Story, seconds: number): Date =>
  new Date(clock.now().getTime() + seconds * 1000);

/** Passes the time until an hour of the next day, in UTC. */
export function passUntil({ clock }: Story, hour: number): void {
  const now = clock.now();
  clock.pass((new Date(now).setUTCHours(24 + hour, 0, 0, 0) - now.getTime()) / 1000);
}

/** When the next day begins, in UTC. */
export const midnightAfter = ({ clock }: Story): Date => new Date(clock.now().setUTCHours(24, 0, 0, 0));

type Opening = Partial<Omit<DealToOpen, 'first' | 'second'>>;

/** Opens a deal of both; by default a trade of one new copy of the second's. */
export async function opened(
  market: Story,
  first: Member,
  second: Member,
  opening: Opening = {},
): Promise<string> {
  const giver = second.user.uuid;
  const copies =
    opening.copies ?? (await listed(second)).map((listing) => ({ listing, giver, priceCents: 500 }));
  const deal = { offer: randomUUID(), kind: 'TRADE', cash: null, ...opening, copies } as const;
  const app = market.app;
  return app
    .get(UnitOfWork)
    .run(() => app.get(DealsFacade).open({ ...deal, first: first.user.uuid, second: second.user.uuid }));
}

/** A hold of the player's at the store's counter, for two days. */
export const held = async (market: Story, player: Member, store: Member, many = 1): Promise<string> => {
  const giver = store.user.uuid;
  const copies = (await listed(store, many)).map((listing) => ({ listing, giver, priceCents: 500 }));
  return opened(market, player, store, { kind: 'HOLD', heldUntil: ahead(market, 2 * DAY), copies });
};

/** A step of a deal. */
export const step = <Body = DealDto>(
  { client }: Member,
  deal: string,
  path: string,
  body: object = {},
  headers: Record<string, string> = {},
): Promise<Reply<Body>> => client.call('POST', `/api/deals/${deal}/${path}`, body, headers);

/** The deal as a party sees it. */
export const seenBy = async ({ client }: Member, deal: string): Promise<DealDto> =>
  (await client.get<DealDto>(`/api/deals/${deal}`)).body;

/** A meeting in words, some hours ahead, for two hours. */
export const aMeeting = (market: Story, hours = 24) => ({
  place: { kind: 'TEXT', text: 'Café at the library' },
  from: ahead(market, hours * HOUR).toISOString(),
  to: ahead(market, (hours + 2) * HOUR).toISOString(),
});

/** A trade whose parties have agreed on a meeting. */
export async function scheduled(
  market: Story,
  first: Member,
  second: Member,
  opening: Opening = {},
  hours = 24,
) {
  const deal = await opened(market, first, second, opening);
  await step(first, deal, 'meeting', aMeeting(market, hours));
  await step(second, deal, 'meeting/confirm');
  return deal;
}

/** Fails the test where deals, reservations and the ledger contradict each other, or a timer was missed. */
export async function expectConsistent(market: Story): Promise<void> {
  await market.app.get(DealJobs).sweep();
  expect(await market.app.get(CheckConsistency).find()).toEqual([]);
}

/** Enters the code of the other party. */
export async function enterCodeOf(
  market: Story,
  other: Member,
  by: Member,
  deal: string,
  entered: { readonly enteredAt?: string; readonly revision?: number } = {},
): Promise<Reply<DealDto>> {
  const { body } = await other.client.get<HandOverCode>(`/api/deals/${deal}/code`);
  const { handOver } = await seenBy(by, deal);
  const { enteredAt = market.clock.now().toISOString(), revision = handOver.revision } = entered;
  return step(by, deal, 'hand-over', { code: body.code, enteredAt, revision });
}
