// An alert about a wanted card while the server that works on it is killed, at each step of its way: from the copies that were posted to
// the answer of the push service. One match, one notification; a push is sent again only where its sender died before the answer.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Browser, PushService } from '../../src/modules/notifications/test/push-service.js';
import { PUSH } from '../../src/modules/notifications/test/pushed-reader.js';
import { newVapidPrivateKey, vapidPublicKeyOf } from '../../src/platform/environment/vapid-keys.js';
import { MANY_PEOPLE, MANY_WANTS } from '../many-wants.js';
import { eventually, faultMarket } from './fault-market.js';
import type { Replica } from './fault-replica.js';
import { tell } from './promise.js';

/** What a server waits for where it is to be killed. */
const LOCK = 4711;
const BLOCKED = `select count(*)::int as blocked from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`;
/** A change of a table after which there is a lock to wait for. */
const stopAt = (event: string, table: string) => `
  create or replace function public.stop_here() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock(${LOCK}); return null; end $$;
  create trigger stop_here after ${event} on ${table} for each statement execute function public.stop_here()`;
const STEPS = [
  ['has matched the copies with wants', 'insert', 'watchlist.match'],
  ['has written the notification', 'insert', 'notifications.notification'],
  ['has taken what is to be pushed', 'delete', 'notifications.delivery'],
  ['has noted the answer of the push service', 'update', 'notifications.push_subscription'],
] as const;
/** Of 2,400 matches of as many people as have one each of two copies: two pages of matching, and of notifying at least three. */
const MANY = 1_200;
/** Stops where more than a page of notifications is there. */
const STOP_BETWEEN_PAGES = `
  create or replace function public.stop_between_pages() returns trigger language plpgsql as $$ begin
    if (select count(*) from notifications.notification n join users.account a on a.uuid = n.account
        where a.email like '%@many.example') > 500 then perform pg_advisory_xact_lock(${LOCK}); end if;
    return null; end $$;
  create trigger stop_between_pages after insert on notifications.notification
    for each statement execute function public.stop_between_pages()`;
const OF_MANY = `select count(*)::int as notices, count(distinct account)::int as owners, min((details ->> 'copies')::int) as fewest
  from notifications.notification n join users.account a on a.uuid = n.account where a.email like '%@many.example'`;
const TO_DO = `select (select count(*) from platform.event_outbox)::int + (select count(*) from graphile_worker._private_jobs
  where run_at < now() + interval '5 minutes')::int as left`;

describe('an alert whose server is killed', () => {
  const market = faultMarket();
  const service = new PushService();
  const browser = new Browser();
  let [first, second]: Replica[] = [];
  beforeAll(async () => {
    await service.up();
    const key = newVapidPrivateKey();
    const variables = {
      VAPID_PRIVATE_KEY: key,
      VAPID_PUBLIC_KEY: vapidPublicKeyOf(key),
      SECURITY_CONTACT: 'security@playset.example',
      NODE_OPTIONS: `--import ${pathToFileURL(resolve('test/local-push-service.mjs')).href}`,
      LOCAL_PUSH_SERVICE: service.address,
    };
    [first, second] = [await market.replica(variables), await market.replica(variables)];
    await first.up();
    await market.settleIn(first);
    const wanted = { anyPrinting: true, quantity: 1 };
    expect(await call('reader', 'PUT', `/api/watchlist/wants/${market.card}`, wanted)).toBe(200);
    expect(await call('reader', 'PUT', PUSH, browser.subscription)).toBe(204);
  });
  afterAll(() => service.down());

  async function call(who: 'reader' | 'lister', method: string, path: string, body: object): Promise<number> {
    const authorization = `Bearer ${market.tokens[who === 'reader' ? 0 : 1]}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const reply = await fetch(`${first?.origin}${path}`, { method, headers, body: JSON.stringify(body) });
    await reply.text();
    return reply.status;
  }
  const post = async (copies = 1) => {
    const copy = { cardId: market.card, condition: 'NEAR_MINT', price: 5 };
    expect(await call('lister', 'POST', '/api/listings', Array(copies).fill(copy))).toBe(201);
  };
  const isDone = async () => (await market.database.ask<{ left: number }>(TO_DO))[0]?.left === 0;
  const counts = async () =>
    (
      await market.database.ask<{ matches: number; notices: number }>(
        `select (select count(*)::int from watchlist.match) as matches,
          (select count(*)::int from notifications.notification where kind = 'WANT_MATCHED') as notices`,
      )
    )[0];
  const tags = () => service.to(browser).map((each) => browser.read(each).tag);

  /** The other server takes over from the one that is killed where it stands; says after how many seconds all is done. */
  async function takeOver(letGo: () => unknown): Promise<number> {
    await second?.up();
    await first?.kill();
    [first, second] = [second, first];
    const killed = performance.now();
    await letGo();
    await eventually(isDone);
    return (performance.now() - killed) / 1000;
  }

  async function onceMore(seconds: number, step: string, pushes: number, before: number): Promise<void> {
    expect(await counts()).toEqual({ matches: before + 1, notices: before + 1 });
    const sent = tags().slice(-pushes);
    expect([new Set(sent).size, new Set(tags()).size]).toEqual([1, before + 1]);
    expect(seconds).toBeLessThan(20);
    tell({ figure: `server killed when it ${step}: one notification, done ${seconds.toFixed(1)} s after` });
  }

  it.each(STEPS)('when it %s: the other one does that, once', async (step, event, table) => {
    await eventually(isDone);
    const { matches: before = 0 } = (await counts()) ?? {};
    const sent = tags().length;
    const holder = await market.database.client();
    await market.database.ask(stopAt(event, table));
    await holder.query('select pg_advisory_lock($1)', [LOCK]);
    await post();
    await eventually(async () => Boolean((await market.database.ask(BLOCKED))[0]?.blocked));
    const seconds = await takeOver(() => holder.end());
    await market.database.ask(`drop trigger stop_here on ${table}`);
    const pushes = table === 'notifications.push_subscription' ? 2 : 1;
    expect(tags()).toHaveLength(sent + pushes);
    await onceMore(seconds, step, pushes, before);
  });

  it('when its push is in the hands of the push service: it is pushed again, under the same tag', async () => {
    const { matches: before = 0 } = (await counts()) ?? {};
    let letGo: () => void = () => undefined;
    const gone = new Promise<void>((done) => (letGo = done));
    const arrived = new Promise<void>((done) => {
      service.before = () => {
        done();
        service.before = async () => undefined;
        return gone;
      };
    });
    const sent = tags().length;
    await post();
    await arrived;
    // At once: a push that has no answer for ten seconds is tried again by the same server.
    await first?.kill();
    letGo();
    const seconds = await takeOver(() => undefined);
    expect(tags()).toHaveLength(sent + 2);
    await onceMore(seconds, 'has sent the push', 2, before);
  });

  it('between two pages of owners: the other one goes on after them, and each is notified once, of both copies', async () => {
    await eventually(isDone);
    const holder = await market.database.client();
    await holder.query(MANY_PEOPLE, [MANY]);
    await holder.query(MANY_WANTS, [market.card, MANY]);
    await market.database.ask(STOP_BETWEEN_PAGES);
    await holder.query('select pg_advisory_lock($1)', [LOCK]);
    await post(2);
    await eventually(async () => Boolean((await market.database.ask(BLOCKED))[0]?.blocked));
    const [begun] = await market.database.ask<{ notices: number }>(OF_MANY);
    expect(begun?.notices).toBeGreaterThan(0);
    expect(begun?.notices).toBeLessThan(MANY);
    const seconds = await takeOver(() => holder.end());
    await market.database.ask('drop trigger stop_between_pages on notifications.notification');
    expect(await market.database.ask(OF_MANY)).toEqual([{ notices: MANY, owners: MANY, fewest: 2 }]);
    expect(seconds).toBeLessThan(20);
    tell({
      figure: `server killed between two pages of owners: one notification each, done ${seconds.toFixed(1)} s after`,
    });
  });
});
