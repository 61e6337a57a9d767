// How far behind the process is, and which calls it refuses for that: at once, instead of an answer after seconds in a queue.
import underPressure from '@fastify/under-pressure';
import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Sql } from '../../database/sql.js';
import { Environment } from '../../environment/environment.js';
import { Figures } from '../../metrics/figures.js';
import { AccessTokens } from '../access/access-tokens.js';
import { isMember } from '../access/bearer.js';
import { Overloaded } from '../problems/overloaded.js';

/**
 * What is refused first has the lowest rank: calls of strangers and what is expensive, then pages with their pictures and writes, then the reads
 * of members. Signs of life are never refused.
 */
export const RANK = { cheapestToRefuse: 0, useful: 1, memberRead: 2 } as const;
type Rank = (typeof RANK)[keyof typeof RANK];

/** For each rank, from when on it is refused. */
interface Thresholds {
  /** The mean delay of the event loop in the last second, in milliseconds: one long pause doesn't reach it. */
  readonly loopDelayMs: number;
  /** How long the event loop has been at the calls that it found waiting, in milliseconds: a burst reaches it at once. */
  readonly turnMs: number;
  /** How many calls wait for a connection to the database, for each connection that there may be. */
  readonly waitingPerConnection: number;
}
const THRESHOLDS: Record<Rank, Thresholds> = {
  [RANK.cheapestToRefuse]: { loopDelayMs: 40, turnMs: 100, waitingPerConnection: 13 },
  [RANK.useful]: { loopDelayMs: 120, turnMs: 250, waitingPerConnection: 40 },
  [RANK.memberRead]: { loopDelayMs: 500, turnMs: 1_000, waitingPerConnection: 80 },
};
const SAMPLE_MS = 1_000;
const HEALTH = /^\/health\//;
/** Everything but pages and their files. */
const API = /^\/(api|metrics)\b/;
/** Parts of a page: an `<img>` sends no token, so they rank with the page that shows them. */
const PICTURE = /^\/api\/cards\/([^/?]+\/image|symbology)\//;

/** How late a call is refused. */
export function rankOf({ method, url }: { method: string; url: string }, isOfMember: boolean): Rank {
  const isRead = method === 'GET' || method === 'HEAD';
  if (isOfMember && isRead) return RANK.memberRead;
  const isOfPage = !API.test(url) || (isRead && PICTURE.test(url));
  return isOfMember || isOfPage ? RANK.useful : RANK.cheapestToRefuse;
}

@Injectable()
export class LoadShedder {
  private readonly isOn: boolean;
  private loopDelay: () => number = () => 0;
  /** When the event loop began with the calls that it is at; undefined between two turns. */
  private turnBegan: number | undefined;
  private readonly countRefusal: () => void;

  constructor(
    private readonly sql: Sql,
    private readonly tokens: AccessTokens,
    environment: Environment,
    figures: Figures,
  ) {
    this.isOn = environment.LOAD_SHEDDING === 'on';
    const refused = figures.counter(
      'http_requests_shed_total',
      'Calls refused because the process was busy.',
      [],
    );
    refused.inc(0);
    this.countRefusal = () => refused.inc();
  }

  /** Watches the event loop, and refuses what comes while it is behind. Call it where limits on how often have been kept. */
  async guard(app: NestFastifyApplication): Promise<void> {
    if (!this.isOn) return;
    // Of the library only the measurement: by itself it has one threshold for whatever comes.
    await app.register(underPressure, { sampleInterval: SAMPLE_MS });
    const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
    this.loopDelay = () => fastify.memoryUsage().eventLoopDelay;
    fastify.addHook('onRequest', (request, _reply, done) => {
      this.noteTurn();
      if (HEALTH.test(request.url) || !this.refuses(RANK.cheapestToRefuse)) return done();
      // Only now: to read a token takes longer than to see that nothing is wrong.
      const isOfMember = isMember(request, this.tokens);
      done(this.refuses(rankOf(request, isOfMember)) ? this.refusal() : undefined);
    });
  }

  /** Throws `Overloaded` if calls of this rank are refused at the moment. */
  pass(rank: Rank): void {
    if (this.isOn && this.refuses(rank)) throw this.refusal();
  }

  private refusal(): Error {
    this.countRefusal();
    return Overloaded.refusal;
  }

  private refuses(rank: Rank): boolean {
    const { loopDelayMs, turnMs, waitingPerConnection } = THRESHOLDS[rank];
    const { pool } = this.sql;
    const turn = this.turnBegan === undefined ? 0 : performance.now() - this.turnBegan;
    return (
      turn > turnMs ||
      pool.waitingCount > waitingPerConnection * pool.options.max ||
      this.loopDelay() > loopDelayMs
    );
  }

  private noteTurn(): void {
    if (this.turnBegan !== undefined) return;
    this.turnBegan = performance.now();
    setImmediate(() => {
      this.turnBegan = undefined;
    });
  }
}
