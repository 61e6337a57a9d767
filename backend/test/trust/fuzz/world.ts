// The world of a run: a few people with belongings, what the answers taught, and the way back to how it all began.

import type { Role } from '../../../src/kernel/role.js';
import { aPlan, dayAhead } from '../../../src/modules/events/test/plan.js';
import { importSample } from '../../../src/modules/listings/test/sample.js';
import { AccessTokens } from '../../../src/platform/http/access-tokens.js';
import { mailsTo } from '../../mails.js';
import { type Member, signedUp } from '../../people.js';
import type { Story } from '../../story.js';
import type { Call } from './calls.js';
import { aCard, PASSWORD_OF_ALL } from './known-cards.js';
import { Snapshot } from './snapshot.js';
import type { Kind, Known } from './terms.js';
import type { Answer, Credentials } from './wire.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

interface Thing {
  readonly text: string;
  readonly owner: number;
  /** The operation that told it; a cursor means nothing to others. */
  readonly from?: string;
}
type Pools = Record<Kind, Thing[]>;

/** The people are numbered as in `Call.actor`: nobody, a store, a player, another store, one who left. */
export class World {
  private pools: Pools;
  private credentials: { token: string | undefined; cookie: string | undefined }[] = [];
  private passed = 0;
  private newEmails = 0;

  private constructor(
    private readonly market: Story,
    private readonly members: readonly Member[],
    private readonly snapshot: Snapshot,
    private readonly first: Pools,
  ) {}

  /** Gives everybody one of everything and keeps that moment. */
  static async made(market: Story): Promise<World> {
    await importSample(market);
    const members: Member[] = [];
    for (const role of ['STORE', 'USER', 'STORE', 'USER'] as const)
      members.push(await signedUp(market, { role }));
    const first = emptyPools();
    const add = (kind: Kind, text: string, owner: number) => first[kind].push({ text, owner });
    for (const [index, { client, user }] of members.entries()) {
      const owner = index + 1;
      add('account', user.uuid, owner);
      add('email', user.email, owner);
      for (const token of [client.token, await anotherLogIn(market, user.email)])
        add('session', claimsOf(token).sid, owner);
      const entries = aCard.ids
        .slice(0, 4)
        .map((cardId) => ({ cardId, condition: 'NEAR_MINT', price: 5.99 }));
      const { body: listings } = await client.post<{ uuid: string }[]>('/api/listings', entries);
      for (const { uuid } of listings) add('listing', uuid, owner);
      await client.patch(`/api/listings/${listings[0]?.uuid}`, { status: 'SOLD' });
      await client.delete(`/api/listings/${listings[1]?.uuid}`);
      await client.post(`/api/watchlist/${user.uuid}?cardId=${aCard.ids[0]}`);
      if (user.role !== 'STORE') continue;
      for (const days of [2, 5]) {
        const { body } = await client.post<{ uuid: string }>('/api/events', aPlan({ date: dayAhead(days) }));
        add('event', body.uuid, owner);
      }
    }
    await learnTokens(market, add);
    await members.at(-1)?.client.post('/api/auth/logout');
    const world = new World(market, members, await Snapshot.taken(market.databaseUrl), first);
    await world.reset();
    return world;
  }

  /** Back to how it all began. */
  async reset(): Promise<void> {
    await this.snapshot.restore();
    this.pools = structuredClone(this.first);
    this.market.clock.pass(-this.passed);
    this.passed = 0;
    const tokens = this.market.app.get(AccessTokens);
    this.credentials = [{ token: undefined, cookie: undefined }];
    for (const { client } of this.members) {
      // A token lives for a quarter of an hour of real time, all runs together may take longer.
      const { sub, role, sid } = claimsOf(client.token);
      const token = await tokens.issue({ uuid: sub, role, session: sid });
      this.credentials.push({ token, cookie: client.cookies.get('refreshToken') });
    }
  }

  /** Lets time go by, in seconds. */
  pass(seconds: number): void {
    this.market.clock.pass(seconds);
    this.passed += seconds;
  }

  credentialsOf(actor: number): Credentials {
    return this.credentials[actor] ?? { token: undefined, cookie: undefined };
  }

  /** What a `Known` stands for when this person says it. */
  knows({ actor, operation }: Call, { kind, nth, whose }: Known): string {
    if (kind === 'day') return dayAhead(nth);
    if (kind === 'card') return aCard.ids[nth % aCard.ids.length] ?? NOBODY;
    if (kind === 'cardName') return aCard.names[nth % aCard.names.length] ?? '';
    if (kind === 'newEmail') return `new.${++this.newEmails}@example.com`;
    const isAnybodys = whose === 'any' || kind.endsWith('Token');
    const from = kind === 'cursor' ? operation.id : undefined;
    const pool = this.pools[kind].filter(
      (thing) => isAnybodys || (thing.owner === actor && thing.from === from),
    );
    return pool.at(-1 - (nth % Math.max(1, pool.length)))?.text ?? NOBODY;
  }

  /** Takes from an answer what later calls can use. */
  learn({ actor, operation, method }: Call, { status, headers, text }: Answer): void {
    const learnt = (kind: Kind, found: string | undefined) => {
      if (!found) return;
      const from = kind === 'cursor' ? operation.id : undefined;
      this.pools[kind].push({ text: found, owner: actor, from });
    };
    const cookie = /refreshToken=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1];
    const mine = this.credentials[actor];
    if (mine && actor > 0 && cookie !== undefined) mine.cookie = cookie || undefined;
    if (status >= 300 || method !== operation.method) return;
    learnt('etag', headers.get('etag'));
    const next = /<([^>]*)>/.exec(headers.get('link') ?? '')?.[1];
    if (next) learnt('cursor', new URL(next, 'http://localhost').searchParams.get('after') ?? undefined);
    if (operation.id === 'postListings') for (const { uuid } of JSON.parse(text)) learnt('listing', uuid);
    if (operation.id === 'scheduleEvents') for (const { uuid } of JSON.parse(text)) learnt('event', uuid);
    if (operation.id === 'scheduleEvent') learnt('event', JSON.parse(text).uuid);
    const token = ['login', 'refresh'].includes(operation.id) ? JSON.parse(text).accessToken : undefined;
    if (mine && actor > 0 && typeof token === 'string') mine.token = token;
  }

  /** Lets go of the database. */
  async end(): Promise<void> {
    await this.snapshot.end();
  }
}

function emptyPools(): Pools {
  const kinds: Kind[] = [
    'account',
    'card',
    'cardName',
    'cursor',
    'day',
    'email',
    'etag',
    'event',
    'listing',
    'newEmail',
    'resetToken',
    'session',
    'verifyToken',
  ];
  return Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Pools;
}

/** Somebody new who has not opened the mailed links yet. */
async function learnTokens(
  market: Story,
  add: (kind: Kind, text: string, owner: number) => void,
): Promise<void> {
  const email = 'newcomer@example.com';
  const password = PASSWORD_OF_ALL;
  const newcomer = { name: 'Kim', email, password, confirmPassword: password, role: 'USER' };
  await market.someone().post('/api/users/signup', newcomer);
  for (const { token } of await mailsTo(market, email)) add('verifyToken', token, 0);
  const forgetful = await signedUp(market, { email: 'forgetful@example.com' });
  await market.someone().post('/api/auth/forgot-password', { email: forgetful.user.email });
  for (const { token } of await mailsTo(market, forgetful.user.email)) add('resetToken', token, 0);
  add('email', email, 0);
  add('email', forgetful.user.email, 0);
}

const claimsOf = (token = '..'): { readonly sub: string; readonly role: Role; readonly sid: string } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** The access token of another device. */
async function anotherLogIn(market: Story, email: string): Promise<string> {
  const password = PASSWORD_OF_ALL;
  return (await market.someone().post<{ accessToken: string }>('/api/auth/login', { email, password })).body
    .accessToken;
}
