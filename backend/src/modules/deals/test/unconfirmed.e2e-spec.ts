// The story of hand-overs that only one has confirmed, or nobody: what the givers say, and what both are asked in private.
import type { ProblemBody } from '../../../../test/client.js';
import {
  DAY,
  enterCodeOf,
  expectConsistent,
  HOUR,
  listed,
  scheduled,
  seenBy,
  step,
} from '../../../../test/deals.js';
import { figuresOf } from '../../../../test/metrics.js';
import { closes, erases, type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import type { AccountRecord } from '../../reviews/dto/review.dto.js';
import { DealJobs } from '../deal-jobs.js';
import type { HandOverCode } from '../dto/deal.dto.js';

const market = story({}, { sample: true, alone: true });
let kim: Member;
let robin: Member;

afterEach(() => expectConsistent(market));
beforeEach(async () => {
  [kim, robin] = [await signedUp(market, { name: 'Kim Lee' }), await signedUp(market)];
});

const refused = async (reply: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await reply;
  return [status, (body as ProblemBody).code];
};
const statusesOf = async (deal: string) => {
  const { lines } = await seenBy(robin, deal);
  // What is sold its lister alone can see.
  const replies = lines.map(({ listing, giver }) =>
    (giver === kim.user.uuid ? kim : robin).client.get<ListingDto>(`/api/listings/${listing}`),
  );
  return (await Promise.all(replies)).map(({ body }) => body.status);
};
const codeOf = async ({ client }: Member, deal: string) => {
  const { body } = await client.get<HandOverCode>(`/api/deals/${deal}/code`);
  return { code: body.code, revision: (await seenBy(robin, deal)).handOver.revision };
};
const handOversOf = async ({ user }: Member) => {
  const { body } = await kim.client.get<AccountRecord[]>(`/api/reviews/records?accounts=${user.uuid}`);
  return body[0]?.withPlayers?.handOvers ?? 0;
};
const sweepAfter = async (seconds: number) => {
  market.clock.pass(seconds);
  await market.app.get(DealJobs).sweep();
};

describe('a hand-over that only one has confirmed', () => {
  const atTheTable = async (swap = false) => {
    const given = swap ? await listed(kim) : [];
    const copies = [...(await listed(robin)), ...given].map((listing, nth) => ({
      ...{ listing, giver: (nth === 0 ? robin : kim).user.uuid, priceCents: 500 },
    }));
    const deal = await scheduled(market, kim, robin, { copies });
    market.clock.pass(DAY);
    await enterCodeOf(market, robin, kim, deal);
    return deal;
  };
  const halfConfirmed = async (swap = false) => {
    const deal = await atTheTable(swap);
    await sweepAfter(72 * HOUR + 60);
    expect((await seenBy(robin, deal)).state).toBe('UNANSWERED');
    return deal;
  };

  it.each([
    ['closes', closes],
    ['erases', erases],
  ])('still asks the giver when the other %s the account', async (_what, leaves) => {
    const deal = await halfConfirmed();
    expect((await leaves(kim)).status).toBe(204);
    expect(await seenBy(robin, deal)).toMatchObject({ state: 'UNANSWERED', whoseTurn: robin.user.uuid });
    const said = await step(robin, deal, 'whereabouts', { cards: 'GONE' });
    expect(said.body).toMatchObject({ state: 'UNCONFIRMED', endReason: 'ONE_CONFIRMED' });
    expect(await statusesOf(deal)).toEqual(['SOLD']);
  });

  // Kim has entered Robin's code; Robin's entry of Kim's may lie on a phone without a connection.
  it('can still be confirmed by the other once who has confirmed it closes the account', async () => {
    const deal = await atTheTable();
    const enteredAt = market.clock.now().toISOString();
    const { code, revision } = await codeOf(kim, deal);
    await closes(kim);
    expect((await seenBy(robin, deal)).state).toBe('HANDING');
    market.clock.pass(23 * HOUR);
    const sent = await step(robin, deal, 'hand-over', { code, enteredAt, revision });
    expect(sent.body.state).toBe('DONE');
    expect(await statusesOf(deal)).toEqual(['SOLD']);
  });

  it('waits as any other for who has not confirmed it, and ends unconfirmed', async () => {
    const deal = await atTheTable();
    await closes(kim);
    await sweepAfter(3 * DAY);
    expect((await seenBy(robin, deal)).state).toBe('UNANSWERED');
    expect((await step(robin, deal, 'whereabouts', { cards: 'GONE' })).body.state).toBe('UNCONFIRMED');
    expect(await statusesOf(deal)).toEqual(['SOLD']);
  });

  it('asks the other giver about the cards when who has not confirmed it closes the account', async () => {
    const deal = await atTheTable(true);
    await closes(robin);
    const { state, lines } = await seenBy(kim, deal);
    expect(state).toBe('UNANSWERED');
    const { listing } = lines.find(({ giver }) => giver === kim.user.uuid) ?? { listing: '' };
    expect((await step(kim, deal, 'whereabouts', { cards: 'GONE' })).body.state).toBe('UNANSWERED');
    await sweepAfter(8 * DAY);
    expect(await seenBy(kim, deal)).toMatchObject({ state: 'UNCONFIRMED', endReason: 'ACCOUNT_CLOSED' });
    expect((await kim.client.get<ListingDto>(`/api/listings/${listing}`)).body.status).toBe('SOLD');
  });

  it('asks the giver about the cards when who has confirmed it is erased', async () => {
    const deal = await atTheTable();
    await erases(kim);
    expect(await seenBy(robin, deal)).toMatchObject({ state: 'UNANSWERED', whoseTurn: robin.user.uuid });
  });

  it('ends unconfirmed, not cancelled, when who gives all cards is erased', async () => {
    const deal = await atTheTable();
    await erases(robin);
    expect(await seenBy(kim, deal)).toMatchObject({ state: 'UNCONFIRMED', endReason: 'ACCOUNT_CLOSED' });
  });

  it('keeps what a giver has said when the other giver closes the account', async () => {
    const deal = await halfConfirmed(true);
    await step(robin, deal, 'whereabouts', { cards: 'GONE' });
    await closes(kim);
    expect(await seenBy(robin, deal)).toMatchObject({ state: 'UNCONFIRMED', endReason: 'ACCOUNT_CLOSED' });
    const [own] = (await seenBy(robin, deal)).lines;
    expect((await robin.client.get<ListingDto>(`/api/listings/${own?.listing}`)).body.status).toBe('SOLD');
  });

  it('ends when a giver of a swap is erased, whatever the other has yet to say', async () => {
    const deal = await halfConfirmed(true);
    await erases(kim);
    expect(await seenBy(robin, deal)).toMatchObject({ state: 'UNCONFIRMED', endReason: 'ACCOUNT_CLOSED' });
  });

  // @spec call-say-whereabouts
  it('sells the cards to nobody in particular when the giver says that they are gone', async () => {
    const deal = await halfConfirmed();
    expect(await seenBy(robin, deal)).toMatchObject({ whoseTurn: robin.user.uuid, whereabouts: null });
    expect(await refused(step(kim, deal, 'whereabouts', { cards: 'GONE' }))).toEqual([409, 'deals.not-now']);
    expect((await step(robin, deal, 'whereabouts', { cards: 'GONE' })).body).toMatchObject({
      ...{ state: 'UNCONFIRMED', endReason: 'ONE_CONFIRMED', whereabouts: 'GONE' },
    });
    expect((await step(robin, deal, 'whereabouts', { cards: 'GONE' })).status).toBe(200);
    expect(await statusesOf(deal)).toEqual(['SOLD']);
    const history = `/api/listings/user/${robin.user.uuid}/order-history`;
    const [sold] = (await robin.client.get<ListingDto[]>(history)).body;
    expect(sold).toMatchObject({ finalSoldPrice: 5, deal, soldTo: null });
    expect([await handOversOf(kim), await handOversOf(robin)]).toEqual([0, 0]);
  });

  it('releases them when the giver still has them, or says nothing for a week', async () => {
    const [kept, silent] = [await halfConfirmed(), await halfConfirmed()];
    expect((await step(robin, kept, 'whereabouts', { cards: 'KEPT' })).body.state).toBe('UNCONFIRMED');
    expect(await statusesOf(kept)).toEqual(['ACTIVE']);
    await sweepAfter(7 * DAY + 60);
    expect((await seenBy(robin, silent)).state).toBe('UNCONFIRMED');
    expect(await statusesOf(silent)).toEqual(['ACTIVE']);
  });

  it('asks both of a swap, each about their own', async () => {
    const deal = await halfConfirmed(true);
    expect((await step(kim, deal, 'whereabouts', { cards: 'GONE' })).body).toMatchObject({
      ...{ state: 'UNANSWERED', whoseTurn: robin.user.uuid, whereabouts: 'GONE' },
    });
    expect((await seenBy(robin, deal)).whereabouts).toBeNull();
    await step(robin, deal, 'whereabouts', { cards: 'KEPT' });
    expect(await statusesOf(deal)).toEqual(['ACTIVE', 'SOLD']);
  });
});

describe('a meeting that nobody has confirmed', () => {
  const expired = async (many = 1) => {
    const copies = (await listed(robin, many)).map((listing) => ({
      ...{ listing, giver: robin.user.uuid, priceCents: 500 },
    }));
    const deal = await scheduled(market, kim, robin, { copies });
    await sweepAfter(2 * DAY + 3 * HOUR);
    expect(await seenBy(kim, deal)).toMatchObject({ state: 'EXPIRED', isAskedWhetherMet: true });
    return deal;
  };
  const met = (who: Member, deal: string, answer: string) => step(who, deal, 'met', { answer });

  // @spec call-say-whether-met
  it('asks each in private, once: the other learns nothing, only a metric counts', async () => {
    const deal = await expired();
    const { body } = await met(kim, deal, 'OTHER_ABSENT');
    expect(body).toMatchObject({ state: 'EXPIRED', isAskedWhetherMet: false });
    await met(kim, deal, 'HANDED_OVER');
    const other = await seenBy(robin, deal);
    expect(other).toMatchObject({ isAskedWhetherMet: true, whoseTurn: null });
    expect(JSON.stringify(other)).not.toContain('OTHER_ABSENT');
    await met(robin, deal, 'HANDED_OVER');
    expect((await seenBy(robin, deal)).state).toBe('EXPIRED');
    expect(await statusesOf(deal)).toEqual(['ACTIVE']);
    const said = await figuresOf(market);
    expect(said).toContain('deal_meeting_answers_total{answer="OTHER_ABSENT"} 1');
    expect(said).toContain('deal_meeting_answers_total{answer="HANDED_OVER"} 1');
  });

  it('ends unconfirmed when both say that they handed everything over: what is still on offer is sold', async () => {
    const deal = await expired(2);
    const [first] = (await seenBy(robin, deal)).lines;
    await robin.client.call('DELETE', `/api/listings/${first?.listing}`);
    await met(kim, deal, 'HANDED_OVER');
    expect((await met(robin, deal, 'HANDED_OVER')).body).toMatchObject({
      ...{ state: 'UNCONFIRMED', endReason: 'BOTH_SAY_MET' },
    });
    expect((await met(robin, deal, 'HANDED_OVER')).status).toBe(200);
    const second = (await seenBy(robin, deal)).lines[1]?.listing;
    expect((await robin.client.get<ListingDto>(`/api/listings/${second}`)).body.status).toBe('SOLD');
    expect([await handOversOf(kim), await handOversOf(robin)]).toEqual([0, 0]);
  });

  it('asks for two weeks, and nobody about a deal that ended otherwise', async () => {
    const deal = await expired();
    await sweepAfter(14 * DAY + 60);
    expect((await seenBy(kim, deal)).isAskedWhetherMet).toBe(false);
    expect(await refused(met(kim, deal, 'DID_NOT_MEET'))).toEqual([409, 'deals.not-now']);
  });
});
