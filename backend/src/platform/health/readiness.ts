// Whether this process wants requests. One that is told to stop says no first, and closes its doors only when those who
// watch it have heard so: then no request comes to a closed door.
import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Balancers take a process out after hearing so this many times in a row at the most, as they come. */
const FAILURES_UNTIL_REMOVED = 3;
/** How long we wait for those who ask often enough to hear it in this time, in milliseconds. */
const MAX_WAIT_MS = 5_000;
/** How long we wait where somebody watches less often, or learns of our end in another way, in milliseconds. */
const MIN_WAIT_MS = 1_000;
/** Whoever asked this long ago does not watch us any more, in milliseconds. */
const WATCHER_EXPIRY_MS = 60_000;
/** So many watchers are kept in mind. */
const MAX_WATCHERS = 100;
const STEP_MS = 25;

interface Watcher {
  readonly last: number;
  /** Between the last two questions, in milliseconds; of one question nothing is known. */
  readonly every: number;
  /** How often it was told no. */
  readonly told: number;
}

@Injectable()
export class Readiness {
  private readonly watchers = new Map<string, Watcher>();
  private hasHurry = false;
  isLeaving = false;

  /** Somebody asks from this address, and is told `isLeaving`. */
  ask(address: string): void {
    const now = performance.now();
    const { last, told } = this.watchers.get(address) ?? { last: Number.NEGATIVE_INFINITY, told: 0 };
    this.watchers.delete(address);
    this.watchers.set(address, { last: now, every: now - last, told: this.isLeaving ? told + 1 : 0 });
    const [oldest] = this.watchers.keys();
    if (this.watchers.size > MAX_WATCHERS && oldest !== undefined) this.watchers.delete(oldest);
  }

  /** Says no from now on; resolves when whoever watches has heard it, at once where nobody does. */
  async leave(): Promise<void> {
    const begun = performance.now();
    this.isLeaving = true;
    const watched = [...this.watchers.values()].some(({ last }) => begun - last < WATCHER_EXPIRY_MS);
    while (watched && !this.hasHurry) {
      const passed = performance.now() - begun;
      const waits = [...this.watchers.values()].filter(({ last }) => begun - last < WATCHER_EXPIRY_MS);
      const often = waits.filter(({ every }) => every * FAILURES_UNTIL_REMOVED <= MAX_WAIT_MS);
      const isKnown = often.every(({ told }) => told >= FAILURES_UNTIL_REMOVED);
      if (passed >= MAX_WAIT_MS || (isKnown && (passed >= MIN_WAIT_MS || often.length === waits.length)))
        return;
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
  }

  /** Waits no longer. */
  hurry(): void {
    this.hasHurry = true;
  }
}

/** Answers that leave while we are leaving end their connection: a balancer must not put the next request on it. */
export function retireConnections(app: NestFastifyApplication): void {
  const readiness = app.get(Readiness);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', async (_request, reply) => {
      if (readiness.isLeaving) reply.header('connection', 'close');
    });
}
