// A deal whose server is killed in the middle of each step: the step has happened as a whole or not at all, and happens once by a retry.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { FIND_INCONSISTENCIES } from '../../src/modules/deals/check-consistency.js';
import type { DealDto, HandOverCode } from '../../src/modules/deals/dto/deal.dto.js';
import { faultMarket } from './fault-market.js';
import type { Replica } from './fault-replica.js';
import { EXTENT, tell } from './promise.js';

const HOUR_MS = 3_600_000;
const BLOCKED = `select count(*)::int as blocked from pg_stat_activity where wait_event_type = 'Lock' and query like '%deals.step%'`;

/** A step, by who takes it: `b` lists what `a` gets. */
interface Step {
  readonly who: 'a' | 'b';
  readonly path: string;
  readonly bodyOf?: (deal: DealDto) => Promise<object> | object;
  /** Whether another deal has shown already that it is taken once. */
  readonly isShown?: boolean;
}
const step = (who: Step['who'], path: string, bodyOf?: Step['bodyOf']): Step => ({ who, path, bodyOf });

describe('a deal whose server is killed', () => {
  const market = faultMarket();
  let server: Replica;
  let deal = '';
  beforeAll(async () => {
    server = await market.replica();
    await server.up();
    await market.settleIn(server);
  });

  const call = async <Body>(who: 'a' | 'b', method: string, path: string, body?: object, key?: string) => {
    const reply = await fetch(server.origin + path, {
      method,
      headers: {
        authorization: `Bearer ${market.tokens[who === 'a' ? 0 : 1]}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    return { status: reply.status, body: (await reply.json()) as Body };
  };
  const seen = async () => (await call<DealDto>('a', 'GET', `/api/deals/${deal}`)).body;
  const accountOf = async (who: 'a' | 'b') => {
    const rows = await market.database.ask<{ uuid: string }>(
      'select account as uuid from auth.session order by uuid limit 2',
    );
    return rows[who === 'a' ? 0 : 1]?.uuid ?? '';
  };
  /** What the nightly check would find, as text: the database of the market is asked without parameters. */
  const inconsistent = () =>
    market.database.ask(
      FIND_INCONSISTENCIES.text.replaceAll('$1::timestamptz', `now() - interval '15 minutes'`),
    );
  const versions = async () =>
    market.database.ask<{ version: number }>(`select version from deals.step where deal = '${deal}'`);

  /** Offers a copy of `b` to `a`, who accepts what `b` asks for: their deal begins. */
  async function agree(): Promise<void> {
    const listing = { cardId: market.card, condition: 'NEAR_MINT', price: 5 };
    const { body: listed } = await call<{ uuid: string }[]>('b', 'POST', '/api/listings', [listing]);
    const lines = [{ listing: listed[0]?.uuid, price: 5 }];
    const recipient = await accountOf('b');
    const made = await call<{ uuid: string }>('a', 'POST', '/api/offers', { recipient, lines });
    const accept = `/api/offers/${made.body.uuid}/accept`;
    const reply = await fetch(server.origin + accept, {
      method: 'POST',
      headers: { authorization: `Bearer ${market.tokens[1]}`, 'if-match': '"1"' },
    });
    deal = ((await reply.json()) as { deal: string }).deal;
  }

  /** Kills the server inside the transaction of a step, while it waits to write the history. */
  async function killInside(step: () => Promise<unknown>): Promise<void> {
    const holder = await market.database.client();
    await holder.query('begin; lock table deals.step in share row exclusive mode');
    const asked = step().catch(() => undefined);
    for (const end = Date.now() + 30_000; ; await pause(20)) {
      const [row] = await market.database.ask<{ blocked: number }>(BLOCKED);
      if (row?.blocked) break;
      if (Date.now() > end) throw new Error('The step never reached its history');
    }
    await server.kill();
    await asked;
    await holder.query('rollback');
    await holder.end();
  }

  /** Kills the server as soon as the step is committed; its answer is lost. */
  async function killAfter(step: () => Promise<unknown>, before: number): Promise<void> {
    const asked = step().catch(() => undefined);
    for (const end = Date.now() + 30_000; (await versions()).length === before; )
      if (Date.now() > end) throw new Error('The step was never committed');
    await server.kill();
    await asked;
  }

  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const codeOf = async (who: 'a' | 'b', { handOver }: DealDto) => {
    const { body } = await call<HandOverCode>(who, 'GET', `/api/deals/${deal}/code`);
    return { code: body.code, enteredAt: new Date().toISOString(), revision: handOver.revision };
  };
  const MEET = [
    step('a', 'meeting', () => ({
      ...{ place: { kind: 'TEXT', text: 'Library' }, from: inHours(1), to: inHours(2) },
    })),
    step('b', 'meeting/confirm'),
  ];
  const AMEND = step('a', 'amendment', () => ({
    ...{ struck: [], conditions: [{ nth: 0, condition: 'LIGHTLY_PLAYED' }] },
  }));
  const HAND_OVER = [
    step('a', 'hand-over', (now) => codeOf('b', now)),
    step('b', 'hand-over', (now) => codeOf('a', now)),
  ];
  const shown = (steps: readonly Step[]) => steps.map((each) => ({ ...each, isShown: true }));
  const WALK: readonly Step[] = [
    ...MEET,
    step('a', 'signals', () => ({ signal: 'HERE' })),
    AMEND,
    step('b', 'amendment/agree'),
    ...HAND_OVER,
    step('a', 'dispute', () => ({ reason: 'WRONG_CONDITION' })),
    step('b', 'settle', () => ({ outcome: 'UNDONE' })),
    step('a', 'settle', () => ({ outcome: 'UNDONE' })),
  ];
  const UNDO: readonly Step[] = [
    ...shown([...MEET, AMEND]),
    step('b', 'amendment/decline'),
    ...shown(HAND_OVER),
    step('a', 'undo'),
    step('b', 'undo'),
  ];
  const CANCEL = step('a', 'cancel', () => ({ reason: 'OTHER' }));
  /** The quick one: the copies change hands. */
  const isKilled = ({ who, path, isShown = false }: Step) =>
    EXTENT === 'whole' ? !isShown : who === 'b' && path === 'hand-over' && !isShown;
  let kills = 0;

  async function takeOnce(taken: Step): Promise<void> {
    const { who, path, bodyOf } = taken;
    const before = await seen();
    const [body, key] = [(await bodyOf?.(before)) ?? {}, randomUUID()];
    const take = () => call<DealDto>(who, 'POST', `/api/deals/${deal}/${path}`, body, key);
    if (isKilled(taken)) {
      kills += 2;
      await killInside(take);
      expect([path, (await versions()).length]).toEqual([path, before.version]);
      expect(await inconsistent()).toEqual([]);
      await server.up();
      await killAfter(take, before.version);
      expect(await inconsistent()).toEqual([]);
      await server.up();
    }
    const retried = await take();
    expect([path, retried.status, retried.body.version]).toEqual([path, 200, before.version + 1]);
    expect((await versions()).length).toBe(before.version + 1);
    expect(await inconsistent()).toEqual([]);
  }

  // A test for each step: as a whole they take minutes.
  describe.each([
    { deal: 'that is disputed and settled', steps: WALK, end: { state: 'RESOLVED', endReason: 'UNDONE' } },
    { deal: 'that both undo', steps: UNDO, end: { state: 'RESOLVED', endReason: 'UNDONE' } },
    { deal: 'that is canceled', steps: [CANCEL], end: { state: 'CANCELLED' } },
  ])('in a deal $deal', ({ steps, end }) => {
    beforeAll(agree);

    it.each(steps)('takes the step $path of $who as a whole or not at all, and once', takeOnce);

    it('is where its steps lead', async () => {
      expect(await seen()).toMatchObject(end);
    });
  });

  it('was killed in and after its steps', () => {
    expect(kills).toBeGreaterThan(1);
    tell({
      cases: kills,
      figure: `server killed ${kills} times in and after the steps of deals: each taken once`,
    });
  });
});
