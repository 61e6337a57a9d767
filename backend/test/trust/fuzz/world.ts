// The world of a run: a few people with belongings, what the answers taught, and the way back to how it all began.

import { SessionsService } from '../../../src/modules/auth/sessions.service.js';
import { dayAhead } from '../../../src/modules/events/test/plan.js';
import { importSample } from '../../../src/modules/listings/test/sample.js';
import { loadSampleTowns } from '../../../src/modules/places/test/sample-towns.js';
import { AccessTokens } from '../../../src/platform/http/access/access-tokens.js';
import { Authenticator } from '../../authenticator.js';
import { jobsDone } from '../../mails.js';
import { codeAt, LOCAL } from '../../passkeys.js';
import { type Member, signedUp } from '../../people.js';
import type { Story } from '../../story.js';
import { aimedAt } from './aimed.js';
import type { Possessions } from './aims.js';
import { given, mailed, possessionsOf, reportedTo, secured, wrote } from './belongings.js';
import type { Call } from './calls.js';
import { aCard } from './known-cards.js';
import { lessonsOf } from './lessons.js';
import { Snapshot } from './snapshot.js';
import type { Kind, Known } from './terms.js';
import { NOBODY, Things } from './things.js';
import type { Answer, Credentials } from './wire.js';

/** One of the people. */
interface Person extends Member {
  /** Who holds the passkey that they have at the beginning. */
  readonly holder: Authenticator;
}

const LEAVER = 4;
/** What an authenticator app shows is good until the next but one. */
const STEP_S = 30;
/** Those who do them come in as themselves, and go on with what they get. */
const LOG_INS = ['login', 'logInWithPasskey', 'logInWithSecondFactor', 'refresh'];

/** The people are numbered as in `Call.actor`: nobody, a store, a player, another store, one who left. */
export class World {
  private things: Things;
  private credentials: { token: string | undefined; cookie: string | undefined }[] = [];
  private newEmails = 0;
  private readonly began: Date;

  private constructor(
    private readonly market: Story,
    private readonly people: readonly Person[],
    private readonly possessions: readonly Possessions[],
    private readonly snapshot: Snapshot,
    private readonly first: Things,
    private readonly claim: string | undefined,
  ) {
    this.began = market.clock.now();
  }

  /** Gives everybody one of everything and keeps that moment. */
  static async made(market: Story): Promise<World> {
    await importSample(market);
    await loadSampleTowns(market);
    const first = new Things();
    const people: Person[] = [];
    for (const role of ['STORE', 'USER', 'STORE', 'USER'] as const) {
      const member = await signedUp(market, { role });
      people.push({ ...member, holder: await given(member, people.length + 1, first) });
    }
    const possessions: Possessions[] = [];
    for (const [nth, person] of people.slice(0, LEAVER - 1).entries()) {
      const own = await possessionsOf(person, market);
      possessions.push(own);
      for (const deal of [own.deal, own.dealProposed, own.dealToCancel]) first.add('deal', deal, nth + 1);
      if (person.user.role !== 'STORE') continue;
      first.add('series', own.series, nth + 1);
      first.add('template', own.template, nth + 1);
    }
    const [store, player, otherStore] = people as [Person, Person, Person];
    const [ofStore, , ofOtherStore] = possessions as [Possessions, Possessions, Possessions];
    // Who has an import open can begin no other.
    await otherStore.client.delete(`/api/stock/imports/${ofOtherStore.stockImport}`);
    possessions[0] = { ...ofStore, ...(await reportedTo(market, people, ofOtherStore)) };
    await wrote(
      market,
      player,
      first.latest('listing', 0, ({ owner }) => owner === 1),
      first,
    );
    await secured(market, [store, player, otherStore], first);
    const claim = await mailed(market, first);
    await people.at(-1)?.client.post('/api/auth/logout');
    await jobsDone(market);
    // The code that has turned two-step verification on is used up.
    market.clock.pass(2 * STEP_S);
    const world = new World(
      market,
      people,
      possessions,
      await Snapshot.taken(market.databaseUrl),
      first,
      claim,
    );
    await world.reset();
    return world;
  }

  /** Back to how it all began, and when: what was good for minutes then is good for as long now. */
  async reset(): Promise<void> {
    await this.snapshot.restore();
    this.things = this.first.copy();
    this.pass((this.began.getTime() - this.market.clock.now().getTime()) / 1000);
    this.credentials = [{ token: undefined, cookie: undefined }];
    for (const person of this.people) this.credentials.push(await this.arrival(person));
  }

  /**
   * Somebody logs in on two devices, of which this is the first. Again for each run: that a session has ended the server
   * remembers, whatever the database says after that.
   */
  private async arrival({ client, user: { uuid, role } }: Person) {
    const owner = this.credentials.length;
    if (owner === LEAVER) {
      // A token lives for a quarter of an hour of real time, all runs together may take longer.
      const session = sessionOf(client.token);
      const token = await this.market.app.get(AccessTokens).issue({ uuid, role, session });
      return { token, cookie: client.cookies.get('refreshToken') };
    }
    const sessions = this.market.app.get(SessionsService);
    const [here, elsewhere] = [await sessions.start({ uuid, role }), await sessions.start({ uuid, role })];
    for (const { accessToken } of [here, elsewhere])
      this.things.add('session', sessionOf(accessToken), owner);
    return { token: here.accessToken, cookie: here.refreshToken };
  }

  /** Lets time go by, in seconds. */
  pass(seconds: number): void {
    this.market.clock.pass(seconds);
  }

  /** Everybody uses the browser in which somebody new has signed up. */
  credentialsOf(actor: number): Credentials {
    const { token, cookie } = this.credentials[actor] ?? {};
    return { token, cookie, claim: this.claim };
  }

  /** A call that is aimed at what its caller has, as it is said. */
  aimed(call: Call): Call {
    const { aim, actor } = call;
    const [first, , otherStore] = this.possessions;
    const own = this.possessions[actor - 1] ?? first;
    const store = own === first ? otherStore : first;
    return aim && own && store ? aimedAt(call, own, store) : call;
  }

  /** What a `Known` stands for when this person says it. */
  knows({ actor, operation }: Call, { kind, nth, whose }: Known): string {
    const own = (wanted: Kind) => this.things.latest(wanted, 0, ({ owner }) => owner === actor);
    switch (kind) {
      case 'day':
        return dayAhead(nth);
      case 'card':
        return aCard.ids[nth % aCard.ids.length] ?? NOBODY;
      case 'cards':
        return aCard.ids.slice(0, nth + 1).join();
      case 'cardName':
        return aCard.names[nth % aCard.names.length] ?? '';
      case 'newEmail':
        return `new.${++this.newEmails}@example.com`;
      case 'oneTimeCode':
        return codeAt(own('secret'), this.market.clock.now());
      case 'enteringPasskey':
        return this.passkey(
          actor,
          this.things.latest('logInChallenge', 0, () => true),
        );
      case 'confirmingPasskey':
        return this.passkey(actor, own('confirmationChallenge'));
      case 'madePasskey': {
        const handle = Buffer.from(own('account').replaceAll('-', ''), 'hex').toString('base64url');
        const challenge = own('registrationChallenge');
        return JSON.stringify(new Authenticator().make(handle, { ...LOCAL, challenge }));
      }
      default: {
        const isAnybodys = whose === 'any' || kind.endsWith('Token');
        const from = kind === 'cursor' ? operation.id : undefined;
        return this.things.latest(kind, nth, (thing) => {
          if (whose === 'others') return thing.owner !== actor;
          return isAnybodys || (thing.owner === actor && thing.from === from);
        });
      }
    }
  }

  /** Somebody's passkey, used for a challenge. */
  private passkey(actor: number, challenge: string): string {
    const holder = this.people[actor - 1]?.holder ?? new Authenticator();
    return JSON.stringify(holder.use({ ...LOCAL, challenge }));
  }

  /** Takes from an answer what later calls can use. */
  learn({ actor, operation, method }: Call, answer: Answer): void {
    // Somebody else comes in, by the link in a mail.
    if (operation.id === 'startVerifiedSession') return;
    const cookie = /refreshToken=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
    const mine = actor > 0 ? this.credentials[actor] : undefined;
    if (mine && cookie !== undefined) mine.cookie = cookie || undefined;
    if (method !== operation.method) return;
    for (const [kind, text] of lessonsOf(operation, answer))
      this.things.add(kind, text, actor, kind === 'cursor' ? operation.id : undefined);
    if (mine && answer.status === 200 && LOG_INS.includes(operation.id))
      mine.token = JSON.parse(answer.text).accessToken;
  }

  /** Lets go of the database. */
  async end(): Promise<void> {
    await this.snapshot.end();
  }
}

const sessionOf = (token = '..'): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
