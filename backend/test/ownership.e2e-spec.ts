// Whose things a good token opens, made from openapi.yaml: every guarded operation, called by accounts of each role that are
// open, closed or not verified, on what is their own, somebody else's, hidden or not there. A new route must say whose
// business it is, in its `x-owner` and `x-role` and with an aim in belongings.ts.
import { DataSource } from 'typeorm';
import { ROLES, type Role } from '../src/kernel/role.js';
import { PgListener } from '../src/platform/database/pg-listener.js';
import { HIDDEN } from './access/hidden.js';
import { stateOf } from './access/state-of.js';
import { answerTo, refusal, success, type Target, type Who } from './access/who-may.js';
import {
  type Aiming,
  type Belongings,
  belongingsOf,
  FOR_ALL_MEMBERS,
  NEEDS_A_PROOF,
  nobodys,
  OWNED,
} from './belongings.js';
import type { Client, ProblemBody } from './client.js';
import { guarded, operationCalled } from './operations.js';
import { type Member, signedUp } from './people.js';
import { story } from './story.js';

const owned = Object.entries(OWNED);
const shared = Object.entries(FOR_ALL_MEMBERS);
const proven = Object.entries(NEEDS_A_PROOF).map(([id, [aiming, code]]) => [id, aiming, code] as const);
/** What leaves less for the next operation, but nothing that another of these needs: tried on belongings that they share. */
const TAKES_ITS_OWN = new Set([
  'addPhoto',
  'callOffEvent',
  'callOffSeries',
  'complain',
  'deleteEventTemplate',
  'discardImport',
  'endSession',
  'removePasskey',
  'restoreListing',
  'takeBackSales',
  'undoStockBatch',
  'unwatchCard',
]);
/** What leaves no listing with its photo, or no import: tried on belongings of its own, which need no deals. */
const TAKES_ALL = new Set(['commitImport', 'removePhoto', 'sellListings', 'withdrawListing']);
/** What is about an account alone, and leaves nobody who could do more: tried by somebody who has nothing. */
const TAKES_THE_ACCOUNT = new Set(['changePassword', 'disableUser', 'eraseUser', 'setAge']);
/** Accounts that are not open, and how they come to be so; nobody has ended their sessions. */
const NOT_OPEN = ROLES.flatMap((role) => [
  { role, account: 'closed', change: 'enabled = false', use: 'kept' } as const,
  { role, account: 'unverified', change: 'email_verified_at = null', use: 'used' } as const,
]).map((each, turn) => ({ ...each, turn }));

async function answer(client: Client, id: string, aiming: Aiming, at: Belongings) {
  const { path = {}, query, body, headers } = aiming(at);
  const { method, path: pattern } = operationCalled(id);
  const address = pattern.replace(/\{(\w+)\}/g, (place, name: string) => path[name] ?? place);
  const reply = await client.call<ProblemBody>(method, query ? `${address}?${query}` : address, body, {
    ...headers,
  });
  return reply.status < 400 ? [reply.status] : [reply.status, reply.body.code];
}

interface Whose {
  readonly who: Member;
  readonly theirs: Belongings;
}

describe('ownership', () => {
  const market = story({}, { sample: true });
  const another = async (role: Role, inStory?: typeof market): Promise<Whose> => {
    const who = await signedUp(market, { role });
    return { who, theirs: await belongingsOf(who, inStory) };
  };
  const made = new Map<string, Promise<Whose>>();
  /** Somebody who has everything, made once for each use: that takes as long as hundreds of calls. */
  const wealthy = (role: Role, use: 'kept' | 'used') => {
    const key = `${role} ${use}`;
    const whose = made.get(key) ?? another(role, market);
    made.set(key, whose);
    return whose;
  };
  let owner: Member;
  let belongings: Belongings;
  beforeAll(async () => {
    owner = await signedUp(market, { role: 'STORE' });
    belongings = await belongingsOf(owner, market);
  });

  // @spec role-server
  it('is settled for every guarded operation, one way or the other', () => {
    const settled = [...owned, ...shared, ...proven].map(([id]) => id);
    expect(settled.sort()).toEqual(guarded.map(({ id }) => id).sort());
  });

  it('is in the document where it matters', () => {
    const marked = guarded.filter(({ operation }) => operation['x-owner']).map(({ id }) => id);
    expect(marked.sort()).toEqual(owned.map(([id]) => id).sort());
    const ofOneRole = guarded.filter(({ operation }) => operation['x-role']).map(({ id }) => id);
    const documented = guarded.filter(({ operation }) =>
      JSON.stringify(operation.responses['403'] ?? {}).includes('auth.wrong-role'),
    );
    expect(documented.map(({ id }) => id)).toEqual(ofOneRole);
  });

  describe.each(ROLES)('against a stranger of the role %s', (role) => {
    const who: Who = { role, account: 'open' };
    let stranger: Member;
    let before: unknown;
    beforeAll(async () => {
      stranger = await signedUp(market, { role });
      before = await stateOf(owner);
    });

    // @spec role-owner-writes
    it.each(owned)('holds in %s, and says no more of what does not exist than it may', async (id, aiming) => {
      expect(await answer(stranger.client, id, aiming, belongings)).toEqual(answerTo(who, id, 'foreign'));
      expect(await answer(stranger.client, id, aiming, nobodys())).toEqual(answerTo(who, id, 'missing'));
    });

    it.each(HIDDEN)('says in %s of %s what it says of one that does not exist', async (id, _what, aiming) => {
      expect(await answer(stranger.client, id, aiming, belongings)).toEqual(answerTo(who, id, 'hidden'));
    });

    // @spec role-owner-writes
    it('left everything as it was', async () => {
      expect(await stateOf(owner)).toEqual(before);
    });

    // @spec rule-both-browse
    it.each(shared)('does not matter in %s, also for what does not exist', async (id, aiming) => {
      expect(await answer(stranger.client, id, aiming, belongings)).toEqual(success(operationCalled(id)));
      const [status] = await answer(stranger.client, id, aiming, nobodys());
      expect([success(operationCalled(id))[0], 404]).toContain(status);
    });

    it.each(proven)('does not matter in %s, which takes a proof', async (id, aiming, code) => {
      const member = await signedUp(market, { role });
      const { 'x-role': onlyFor } = operationCalled(id).operation;
      const refused = onlyFor && onlyFor !== role ? 'auth.wrong-role' : code;
      expect(await answer(member.client, id, aiming, belongings)).toEqual(
        refusal(operationCalled(id), refused),
      );
    });

    // @spec rule-both-browse
    it('does not matter for what is on offer', async () => {
      const path = `/api/listings/user/${belongings.owner}/status/ACTIVE`;
      const { status, body } = await stranger.client.get(path);
      expect([status, body]).toEqual([200, [expect.objectContaining({ uuid: belongings.listing })]]);
    });
  });

  describe.each(ROLES)('of somebody of the role %s', (role) => {
    /** Whose belongings an operation is tried on: what it takes away, nobody else needs. */
    const whoseFor = async (id: string, isRefused: boolean): Promise<Whose> => {
      if (!isRefused && TAKES_ALL.has(id)) return another(role);
      if (!isRefused && TAKES_THE_ACCOUNT.has(id)) {
        const who = await signedUp(market, { role });
        return { who, theirs: { ...nobodys(), owner: who.user.uuid } };
      }
      return wealthy(role, isRefused || !TAKES_ITS_OWN.has(id) ? 'kept' : 'used');
    };

    it.each(owned)('opens %s, if the role may', async (id, aiming) => {
      const expected = answerTo({ role, account: 'open' }, id, 'own');
      const { who, theirs } = await whoseFor(id, expected.length > 1);
      expect(await answer(who.client, id, aiming, theirs)).toEqual(expected);
    });
  });

  describe.each(NOT_OPEN)(
    'of an account of the role $role that is $account',
    ({ change, turn, use, ...who }) => {
      let member: Member;
      let own: Belongings;
      let before: unknown;
      const state = () =>
        market.app.get(DataSource).query(
          `select (select json_agg(a order by a.uuid) from users.account a where uuid = $1) as account,
          (select json_agg(l order by l.uuid) from listings.listings l where lister = $1) as listings,
          (select json_agg(w order by w.card_id) from watchlist.watched_card w where owner = $1) as watched,
          (select json_agg(e order by e.uuid) from events.event e where store = $1) as events,
          (select json_agg(d order by d.uuid) from deals.deal d where $1 in (first, second)) as deals,
          (select json_agg(o order by o.uuid) from offers.offer o where $1 in (proposer, recipient)) as offers,
          (select json_agg(s order by s.uuid) from auth.session s where account = $1) as sessions`,
          [member.user.uuid],
        );
      beforeAll(async () => {
        // Nobody needs these any more. What was taken away is no loss: every answer but that of the guard is wrong.
        ({ who: member, theirs: own } = await wealthy(who.role, use));
        await market.app
          .get(DataSource)
          .query(`update users.account set ${change} where uuid = $1`, [member.user.uuid]);
        // By hand, so nobody has waited until the server has heard of it.
        await market.app.get(PgListener).catchUp();
        before = await state();
      });

      const targets: readonly (readonly [Target, () => Belongings])[] = [
        ['own', () => own],
        ['foreign', () => belongings],
        ['missing', nobodys],
      ];
      it('opens no operation, neither for what is their own nor for anything else', async () => {
        const answers: unknown[] = [];
        const refusals: unknown[] = [];
        // One guard refuses them before anything is looked up: each of the accounts tries every operation on one of the targets, and
        // together they try it on all of them.
        for (const [place, [target, of]] of targets.entries())
          for (const [nth, [id, aiming]] of [...owned, ...shared].entries()) {
            if ((nth + turn) % targets.length !== place) continue;
            answers.push([id, target, await answer(member.client, id, aiming, of())]);
            refusals.push([id, target, answerTo(who, id, target)]);
          }
        expect(answers).toEqual(refusals);
      });

      it('has no fresh access token', async () => {
        expect((await member.client.post('/api/auth/refresh')).status).toBe(401);
      });

      it('left everything as it was', async () => {
        expect(await state()).toEqual(before);
      });
    },
  );
});
