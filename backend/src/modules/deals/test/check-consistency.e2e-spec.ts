// The story of the nightly check: whatever contradicts itself is found, counted and logged.
import { DataSource } from 'typeorm';
import { DAY, held, opened, seenBy, step } from '../../../../test/deals.js';
import { figuresOf } from '../../../../test/metrics.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { CheckConsistency } from '../check-consistency.js';

const market = story({}, { sample: true, alone: true });
let player: Member;
let store: Member;

beforeAll(async () => {
  [player, store] = [await signedUp(market), await signedUp(market, { role: 'STORE' })];
});

const query = (text: string, values: unknown[]) => market.app.get(DataSource).query(text, values);
const found = async () => {
  const all = await market.app.get(CheckConsistency).find();
  return all.map(({ kind, id }) => `${kind} ${id}`).sort();
};

it('finds nothing in what deals do themselves, and ends what is overdue', async () => {
  const [cancelled, overdue] = [await held(market, player, store, 2), await opened(market, player, store)];
  await step(player, cancelled, 'cancel', { reason: 'CHANGED_MIND' });
  market.clock.pass(4 * DAY);
  expect(await found()).toEqual([`past-timer ${overdue}`]);
  await market.app.get(CheckConsistency).check();
  expect((await seenBy(player, overdue)).state).toBe('EXPIRED');
  expect(await found()).toEqual([]);
});

it('finds what no deal would do: a copy let go behind its back, a deal that ended alone, a ledger that says otherwise', async () => {
  const [one, two] = [await held(market, player, store), await held(market, player, store)];
  const [first, second] = await Promise.all(
    [one, two].map(async (deal) => (await seenBy(player, deal)).lines[0]?.listing),
  );
  await query(
    `update listings.listings set status = 'ACTIVE', deal = null, reserved_until = null where uuid = $1`,
    [first],
  );
  await query(`update deals.deal set state = 'EXPIRED', timer_at = null where uuid = $1`, [two]);
  expect(await found()).toEqual(
    [
      `deal-without-reservation ${one}`,
      `held-after-end ${two}`,
      `ledger-against-state ${first}`,
      `reservation-without-deal ${second}`,
    ].sort(),
  );
  await market.app.get(CheckConsistency).check();
  expect(await figuresOf(market)).toContain('deal_inconsistencies_total{kind="held-after-end"} 1\n');
});
