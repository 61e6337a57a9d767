// A product that asks a card database on this machine, for stories of the live source.

import type { QueryResult } from 'pg';
import type { Client } from '../../../../../test/client.js';
import { signedUp } from '../../../../../test/people.js';
import { type Story, story } from '../../../../../test/story.js';
import type { AppOptions } from '../../../../app.setup.js';
import { Sql } from '../../../../platform/database/sql.js';
import { loadSample } from '../../test/sample-catalogue.js';
import { LiveLimits } from '../live-limits.js';
import { CardDatabaseDouble, missing } from './card-database-double.js';

/** The product, the card database beside it, and somebody who looks for cards. */
export class LiveStory {
  readonly double = new CardDatabaseDouble();
  /** The settings of the product; its card database is filled in. */
  readonly variables: NodeJS.ProcessEnv;
  market: Story;
  player: Client;

  constructor(mode: 'auto' | 'live') {
    this.variables = { CARD_SOURCE: mode };
  }

  get limits(): LiveLimits {
    return this.market.app.get(LiveLimits);
  }

  /** A statement in the product's database. */
  query(text: string): Promise<QueryResult> {
    return this.market.app.get(Sql).pool.query(text);
  }

  /** All is well and nothing is remembered. */
  async forget(): Promise<void> {
    await this.query('delete from cards.live_answer');
    await this.query(
      `update cards.live_rate_limit set next_at = now(), open_until = null, failures = 0, limits = 0, limited_at = null`,
    );
    this.double.arrivals.length = 0;
    this.double.behaviour = missing;
  }

  /** The time of the rests and of the answers moves on. */
  async pass(seconds: number): Promise<void> {
    const on = `- interval '${seconds} s'`;
    await this.query(
      `update cards.live_rate_limit set next_at = next_at ${on}, open_until = open_until ${on}, limited_at = limited_at ${on}`,
    );
    await this.query(`update cards.live_answer set expires_at = expires_at ${on}`);
  }

  /** What /metrics has counted, by bucket and outcome. */
  async counted(bucket: string, outcome: string): Promise<number> {
    const figures = await (await fetch(`${this.market.origin}/metrics`)).text();
    const line = figures
      .split('\n')
      .find((each) => each.startsWith(`live_card_calls_total{bucket="${bucket}",outcome="${outcome}"}`));
    return Number(line?.split(' ').at(-1) ?? 0);
  }
}

/** Registers a product with the sample catalogue and a quick pace around the tests of a file. */
export function liveStory(mode: 'auto' | 'live', options: Pick<AppOptions, 'log'> = {}): LiveStory {
  const running = new LiveStory(mode);
  // Before the product starts, which wants to know where it is.
  beforeAll(async () => {
    await running.double.up();
    running.variables.SCRYFALL_API_URL = running.double.url;
  });
  if (options.log) running.variables.LOG_LEVEL = 'info';
  // What it counts, and how quick it is, is told of one process.
  running.market = story(running.variables, { ...options, alone: true });
  beforeAll(async () => {
    Object.assign(running.limits, {
      timeout: 700,
      answering: 100,
      connecting: 300,
      pace: { search: 1, other: 1 },
    });
    await loadSample(running.market);
    running.player = (await signedUp(running.market)).client;
  });
  beforeEach(() => running.forget());
  afterAll(() => running.double.down());
  return running;
}
