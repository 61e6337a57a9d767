// The story of a hold over the night in which the clocks go forward: times are those of the store's clock, durations are real ones.
import { enterCodeOf, expectConsistent, HOUR, listed, seenBy, step } from '../../../../test/deals.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { OfferDto } from '../../offers/dto/offer.dto.js';

const market = story({}, { sample: true });
const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
let player: Member;
let store: Member;

/** The last Sunday of the next March, when Berlin goes from UTC+1 to UTC+2 at 01:00 UTC. */
function nextSpringForward(): Date {
  const now = market.clock.now();
  const sundayOf = (year: number) => {
    const last = new Date(Date.UTC(year, 2, 31));
    return new Date(last.getTime() - last.getUTCDay() * 24 * HOUR * 1000);
  };
  const [one, next] = [sundayOf(now.getUTCFullYear()), sundayOf(now.getUTCFullYear() + 1)];
  return one.getTime() > now.getTime() + 2 * 24 * HOUR * 1000 ? one : next;
}
const passUntil = (moment: number) => market.clock.pass((moment - market.clock.now().getTime()) / 1000);

afterEach(() => expectConsistent(market));

it('a hold until tomorrow’s closing time is an hour shorter, and is handed over on the shorter day', async () => {
  const sunday = nextSpringForward();
  const at = (hour: number) => new Date(sunday.getTime() + hour * HOUR * 1000);
  // Saturday at 13:00 in Berlin.
  passUntil(at(-12).getTime());
  [store, player] = [await signedUp(market, { role: 'STORE' }), await signedUp(market)];
  await store.client.put('/api/storefronts/mine', {
    ...{ description: null, website: null, timeZone: 'Europe/Berlin', exceptions: [] },
    weekly: DAYS.map((day) => ({ day, opens: '11:00', closes: '20:00' })),
  });
  const rules = { isOn: true, maxCards: 4, maxValue: null, forWhom: 'EVERYONE', days: 1 };
  await store.client.put('/api/offers/hold-rules', rules);
  const { body } = await player.client.post<OfferDto>('/api/offers/holds', { listings: await listed(store) });
  const deal = body.deal ?? '';
  const closing = at(18).toISOString();
  expect((await seenBy(player, deal)).meeting?.to).toBe(closing);
  const calendar = await player.client.get<string>(`/api/deals/${deal}/meeting.ics`);
  expect(calendar.body).toContain(`DTEND:${closing.slice(0, 19).replace(/[-:]/g, '')}Z`);
  await step(store, deal, 'ready', { shelf: 'Drawer 3' });

  // Sunday at 19:59 and at 20:01 in Berlin.
  passUntil(at(18).getTime() - 60_000);
  await expectConsistent(market);
  expect(await seenBy(player, deal)).toMatchObject({ state: 'READY', dueAt: closing });
  passUntil(at(18).getTime() + 60_000);
  const { body: late } = await store.client.get<{ uuid: string }[]>('/api/deals/queue?part=late');
  expect(late.map(({ uuid }) => uuid)).toEqual([deal]);
  await enterCodeOf(market, player, store, deal);
  expect((await enterCodeOf(market, store, player, deal)).body.state).toBe('DONE');
});
