// The race for one last copy, on two replicas: one wins, and all others learn so.
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { extent, tell } from '../../../../test/trust/promise.js';
import { Sql } from '../../../platform/database/sql.js';
import type { OfferDto } from '../dto/offer.dto.js';
import { inboxOf, listed, offered, step } from './offering.js';

const market = story({}, { sample: true, replicas: 2 });
/** `npm run trust` has as many as the issue names. */
const RIVALS = extent({ quick: 60, whole: 200 });

const rivals = async (many: number): Promise<Member[]> => {
  const all: Member[] = [];
  for (let nth = 0; nth < many; nth++) all.push(await signedUp(market, { name: `Rival ${nth}` }));
  return all;
};
const counted = async (text: string, values: unknown[]) =>
  (await market.app.get(Sql).one<{ count: number }>({ name: `test.${text.length}`, text }, values)).count;

it(`of ${RIVALS} who agree at once to an offer of the last copy one gets it, and each of the others learns so`, async () => {
  const kim = await signedUp(market, { name: 'Kim Osei' });
  const [card = ''] = await listed(kim);
  const all = await rivals(RIVALS);
  const body = { lines: [{ listing: card, price: 4 }] };
  const offers: string[] = [];
  for (const rival of all) {
    const { uuid } = await offered(rival, kim, [card]);
    expect((await step(kim, uuid, 'revisions', { revision: 1, body })).status).toBe(201);
    offers.push(uuid);
  }
  const took: number[] = [];
  const begun = performance.now();
  const answers = await Promise.all(
    all.map(async (rival, nth) => {
      const answer = await step<OfferDto & ProblemBody>(rival, offers[nth] ?? '', 'accept', { revision: 2 });
      took.push(performance.now() - begun);
      return answer;
    }),
  );
  // How long it takes depends on what else the machine does: it is reported, not asserted.
  const slowest = Math.round(Math.max(...took));
  tell({ cases: RIVALS, figure: `last copy: 1 of ${RIVALS} got it, the last answer after ${slowest} ms` });
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const lost = answers.filter(({ status }) => status === 409).map(({ body: { code } }) => code);
  expect(lost).toEqual(Array(RIVALS - 1).fill('offers.void'));
  const deals = `select count(*)::int as count from deals.line where listing = $1`;
  expect(await counted(deals, [card])).toBe(1);
  const open = `select count(*)::int as count from offers.offer where recipient = $1 and state = 'OPEN'`;
  expect(await counted(open, [kim.user.uuid])).toBe(0);
});

it('of many who hold the last copy at a store one gets it, and the others learn so in the same call', async () => {
  const store = await signedUp(market, { role: 'STORE' });
  const rules = { isOn: true, maxCards: 4, maxValue: null, forWhom: 'EVERYONE', days: 1 };
  await store.client.put('/api/offers/hold-rules', rules);
  const [card = ''] = await listed(store);
  const all = await rivals(12);
  const answers = await Promise.all(
    all.map(({ client }) => client.post<OfferDto & ProblemBody>('/api/offers/holds', { listings: [card] })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const lost = answers.filter(({ status }) => status === 409).map(({ body: { code } }) => code);
  expect(lost).toEqual(Array(all.length - 1).fill('offers.copies-gone'));
});

it('two taps on two phones at once accept an offer once, and two of one who proposes send a draft once', async () => {
  const [robin, kim] = await rivals(2);
  if (!robin || !kim) throw new Error('Two have signed up');
  const [card = '', other = ''] = await listed(kim, 1, 2);
  const { uuid } = await offered(robin, kim, [card]);
  const taps = await Promise.all([1, 2, 3].map(() => step(kim, uuid, 'accept', { revision: 1 })));
  expect(taps.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(taps.map(({ body }) => body.deal)).size).toBe(1);
  const draft = await offered(robin, kim, [other], { isDraft: true });
  const sent = await Promise.all([1, 2, 3].map(() => step(robin, draft.uuid, 'send')));
  expect(sent.map(({ body }) => body.state)).toEqual(['OPEN', 'OPEN', 'OPEN']);
});

it('two drafts at once to one recipient are one', async () => {
  const [robin, kim] = await rivals(2);
  if (!robin || !kim) throw new Error('Two have signed up');
  const copies = await listed(kim, 1, 4);
  const drafts = await Promise.all(copies.map((card) => offered(robin, kim, [card], { isDraft: true })));
  expect(drafts.map(({ state }) => state)).toEqual(copies.map(() => 'DRAFT'));
  expect(new Set(drafts.map(({ uuid }) => uuid)).size).toBe(1);
});

it('an offer that is accepted while it is withdrawn is one of both, never half of each', async () => {
  const [robin, kim] = await rivals(2);
  if (!robin || !kim) throw new Error('Two have signed up');
  const copies = await listed(kim, 1, 5);
  for (const card of copies) {
    const { uuid } = await offered(robin, kim, [card]);
    const [accepted, withdrawn] = await Promise.all([
      step(kim, uuid, 'accept', { revision: 1 }),
      step(robin, uuid, 'withdraw'),
    ]);
    expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409]);
  }
});

// @spec call-inbox, call-count-inbox
it('the inbox has what waits for its reader first, page by page, and counts it', async () => {
  const [robin, kim] = await rivals(2);
  if (!robin || !kim) throw new Error('Two have signed up');
  const copies = await listed(kim, 1, 4);
  const [first = '', second = '', third = '', fourth = ''] = copies;
  const mine = await offered(robin, kim, [first, second]);
  const countered = await offered(robin, kim, [third]);
  const body = { lines: [{ listing: third, price: 4 }] };
  await step(kim, countered.uuid, 'revisions', { revision: 1, body });
  const agreed = await offered(robin, kim, [fourth]);
  const { deal } = (await step(kim, agreed.uuid, 'accept', { revision: 1 })).body;
  const inbox = await inboxOf(robin);
  expect(inbox.map(({ uuid, whoseTurn }) => [uuid, whoseTurn])).toEqual([
    [deal, 'ME'],
    [countered.uuid, 'ME'],
    [mine.uuid, 'OTHER'],
  ]);
  expect(inbox[2]).toMatchObject({ kind: 'OFFER', state: 'OPEN', cards: 2, other: { name: 'Rival 1' } });
  const paged: string[] = [];
  let path: string | undefined = '/api/offers/inbox?limit=1';
  while (path) {
    const page: { body: { uuid: string }[]; headers: Headers } = await robin.client.get(path);
    expect(page.headers.get('x-total-count')).toBe('3');
    paged.push(...page.body.map(({ uuid }) => uuid));
    path = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
  }
  expect(paged).toEqual(inbox.map(({ uuid }) => uuid));
  const waiting = inbox.filter(({ whoseTurn }) => whoseTurn === 'ME').length;
  expect((await robin.client.get('/api/offers/inbox/count')).body).toEqual({ mine: waiting });
});
