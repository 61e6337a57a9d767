// Load shedding: measures how far behind the process is and refuses calls at once, instead of answering after seconds in a queue.
import underPressure from '@fastify/under-pressure';
import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Sql } from '../../database/sql.js';
import { Environment } from '../../environment/environment.js';
import { Metrics } from '../../metrics/metrics.js';
import { AccessTokens } from '../access/access-tokens.js';
import { isMember } from '../access/bearer.js';
import { BUSY_PAGES } from '../problems/busy-page.js';
import { isOpenedByBrowser } from '../problems/is-page.js';
import { Overloaded } from '../problems/overloaded.js';
import { RETRY_AFTER } from '../problems/problem.filter.js';
import { negotiateLanguage } from '../validation/accept-language.js';

/**
 * The lowest rank is refused first: anonymous and expensive calls, then pages with their pictures and writes, then the reads
 * of members. Health probes are never refused.
 */
export const RANK = { cheapestToRefuse: 0, useful: 1, memberRead: 2 } as const;
type Rank = (typeof RANK)[keyof typeof RANK];

/** From which load on a rank is refused. */
interface Thresholds {
  /** The mean delay of the event loop in the last second, in milliseconds: one long pause doesn't reach it. */
  readonly loopDelayMs: number;
  /** How long the current turn of the event loop has taken, in milliseconds: a burst reaches it at once. */
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

/** The rank of a call. */
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
  /** When the current turn of the event loop began; undefined between two turns. */
  private turnBegan: number | undefined;
  private readonly countRefusal: () => void;

  constructor(
    private readonly sql: Sql,
    private readonly tokens: AccessTokens,
    environment: Environment,
    metrics: Metrics,
  ) {
    this.isOn = environment.LOAD_SHEDDING === 'on';
    const refused = metrics.counter(
      'http_requests_shed_total',
      'Calls refused because the process was busy.',
      [],
    );
    refused.inc(0);
    this.countRefusal = () => refused.inc();
  }

  /** Watches the event loop and refuses calls while it is behind. Register it after the rate limits. */
  async guard(app: NestFastifyApplication): Promise<void> {
    if (!this.isOn) return;
    // We use only its measurement: its own threshold is the same for all calls.
    await app.register(underPressure, { sampleInterval: SAMPLE_MS });
    const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
    this.loopDelay = () => fastify.memoryUsage().eventLoopDelay;
    fastify.addHook('onRequest', (request, reply, done) => {
      this.startTurn();
      if (HEALTH.test(request.url) || !this.refuses(RANK.cheapestToRefuse)) return done();
      // Only now: reading a token takes longer than checking the thresholds.
      const isOfMember = isMember(request, this.tokens);
      if (!this.refuses(rankOf(request, isOfMember))) return done();
      const refusal = this.refusal();
      if (request.method === 'GET' && isOpenedByBrowser(request)) sendBusyPage(request, reply);
      else done(refusal);
    });
  }

  /** Throws `Overloaded` if calls of this rank are refused at the moment. */
  refuseIfBusy(rank: Rank): void {
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

  private startTurn(): void {
    if (this.turnBegan !== undefined) return;
    this.turnBegan = performance.now();
    setImmediate(() => {
      this.turnBegan = undefined;
    });
  }
}

/** A person can't read a problem document. */
function sendBusyPage({ headers }: FastifyRequest, reply: FastifyReply): void {
  const page = BUSY_PAGES[negotiateLanguage(headers['accept-language'])];
  reply.status(503).header('retry-after', String(RETRY_AFTER)).type('text/html; charset=utf-8').send(page);
}
