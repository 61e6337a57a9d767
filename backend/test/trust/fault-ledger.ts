// Clients that write all the while, and the book of what they were told: every acknowledged write must be there once.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FaultMarket } from './fault-market.js';

/** One bulk POST: its price is its number, by which its rows are found again. */
interface Write {
  readonly key: string;
  readonly cents: number;
  readonly token: string;
  acknowledged: readonly string[] | undefined;
}

/** What a write was answered, or why there was no answer. */
export interface Answer {
  readonly at: number;
  /** After how many milliseconds it came. */
  readonly took: number;
  readonly status: number | string;
}

/** What came of all writes. */
export interface Account {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly halves: number;
}

const FIRST_CENTS = 1_000;
/** So many writes are sent once more with their key. */
const ASKED_AGAIN = 20;
/** Between two calls of one client, in milliseconds: all of them together stay below what one network may do. */
const BREATH_MS = 100;

export class Ledger {
  /** Every answer in its order, for times and for what went wrong. */
  readonly answers: Answer[] = [];
  private readonly writes: Write[] = [];
  private writers: Promise<unknown> = Promise.resolve();
  private isWriting = false;

  constructor(
    private readonly market: FaultMarket,
    private readonly origin: () => string,
    private readonly entries = 20,
  ) {}

  get acknowledged(): number {
    return this.writes.filter((each) => each.acknowledged).length;
  }

  /** So many clients write, each one call after the other, until `rest`. */
  begin(clients = 4): void {
    this.isWriting = true;
    this.writers = Promise.all(Array.from({ length: clients }, () => this.keepWriting()));
  }

  async rest(): Promise<void> {
    this.isWriting = false;
    await this.writers;
  }

  /** Waits until so many more writes were acknowledged. */
  async more(count: number, patienceMs = 60_000): Promise<void> {
    const [wanted, end] = [this.acknowledged + count, Date.now() + patienceMs];
    while (this.acknowledged < wanted) {
      if (Date.now() > end) throw new Error(`No more writes: ${JSON.stringify(this.answers.slice(-5))}`);
      await pause(5);
    }
  }

  /** The answers that are neither an acknowledgement, nor a problem 503 with Retry-After, nor a broken connection. */
  get wrong(): Answer[] {
    return this.answers.filter(
      ({ status }) => status !== 201 && status !== 503 && !/^E|^UND_|^other side/.test(`${status}`),
    );
  }

  /** The longest that anybody waited for an answer, in milliseconds. */
  get longest(): number {
    return Math.max(...this.answers.map(({ took }) => took));
  }

  /** How many were asked to come back, and the shortest that one of them waited to hear it, in milliseconds. */
  get refused(): { readonly count: number; readonly soonest: number } {
    const waits = this.answers.filter(({ status }) => status === 503).map(({ took }) => took);
    return { count: waits.length, soonest: Math.min(...waits) };
  }

  /** Seconds from this moment until a write was acknowledged. */
  secondsAfter(moment: number): number {
    const first = this.answers.find(({ at, status }) => status === 201 && at >= moment);
    return ((first?.at ?? Number.POSITIVE_INFINITY) - moment) / 1000;
  }

  /**
   * Looks each write up as it is, then retries with its key what was never acknowledged, and looks again: all must be there
   * once, as they were told.
   */
  async settle(): Promise<Account> {
    await this.rest();
    const before = await this.rows();
    const halves = this.writes.filter(({ cents, acknowledged }) => {
      const count = before.get(cents)?.length ?? 0;
      return count !== this.entries && (acknowledged !== undefined || count !== 0);
    });
    for (const write of this.writes.filter(({ acknowledged }) => !acknowledged)) {
      for (let tries = 0; !write.acknowledged && tries < 50; tries++) {
        await this.send(write);
        if (!write.acknowledged) await pause(100);
      }
    }
    // Those whose answer was lost on its way ask again, too.
    for (const write of this.writes.slice(-ASKED_AGAIN)) await this.send(write);
    const rows = await this.rows();
    const found = (write: Write) => rows.get(write.cents) ?? [];
    return {
      acknowledged: this.acknowledged,
      lost: this.writes.filter(
        (write) => write.acknowledged?.some((uuid) => !found(write).includes(uuid)) ?? true,
      ).length,
      doubled: this.writes.filter((write) => found(write).length > this.entries).length,
      halves: halves.length,
    };
  }

  private async keepWriting(): Promise<void> {
    while (this.isWriting) {
      const { tokens } = this.market;
      const nth = this.writes.length;
      const token = tokens[nth % tokens.length] ?? '';
      const write = { key: randomUUID(), cents: FIRST_CENTS + nth, token, acknowledged: undefined };
      this.writes.push(write);
      await this.send(write);
      await pause(BREATH_MS);
    }
  }

  private async send(write: Write): Promise<boolean> {
    const asked = performance.now();
    const status = await this.post(write).catch(reasonOf);
    const at = performance.now();
    this.answers.push({ at, took: at - asked, status });
    return status === 201;
  }

  private async post(write: Write): Promise<number | string> {
    const { card } = this.market;
    const listing = { cardId: card, condition: 'NEAR_MINT', price: write.cents / 100 };
    const reply = await fetch(`${this.origin()}/api/listings`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${write.token}`,
        'content-type': 'application/json',
        'idempotency-key': write.key,
      },
      body: JSON.stringify(Array(this.entries).fill(listing)),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await reply.text();
    if (reply.status === 201)
      write.acknowledged = (JSON.parse(text) as { uuid: string }[]).map(({ uuid }) => uuid);
    const isProblem = reply.headers.get('content-type')?.startsWith('application/problem+json');
    if (reply.status === 503 && !(isProblem && reply.headers.get('retry-after'))) return `503 as ${text}`;
    return reply.status;
  }

  private async rows(): Promise<Map<number, string[]>> {
    const found = await this.market.database.ask<{ cents: number; uuids: string[] }>(
      'select price_cents as cents, array_agg(uuid::text) as uuids from listings.listings group by 1',
    );
    return new Map(found.map(({ cents, uuids }) => [cents, uuids]));
  }
}

/** The code of a broken connection. */
function reasonOf(error: unknown): string {
  const { cause, name, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? `${name}: ${message}`;
}
