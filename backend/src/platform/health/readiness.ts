// Readiness for load balancers. On shutdown the process reports "not ready" first and stops listening only after its
// probers have seen that, so that no request is sent to a closed port.
import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Load balancers remove a process after at most this many failed probes in a row. */
const FAILURE_THRESHOLD = 3;
/** The longest wait for probers that probe often enough to reach the threshold in this time, in milliseconds. */
const MAX_WAIT_MS = 5_000;
/** The shortest wait when a prober probes less often, in milliseconds. */
const MIN_WAIT_MS = 1_000;
/** A prober that has not probed for this long no longer counts, in milliseconds. */
const PROBER_EXPIRY_MS = 60_000;
const MAX_PROBERS = 100;
const POLL_MS = 25;

interface Prober {
  readonly lastProbeAt: number;
  /** Between its last two probes, in milliseconds; infinite after the first. */
  readonly interval: number;
  /** Probes that were answered "not ready". */
  readonly failures: number;
}

@Injectable()
export class Readiness {
  private readonly probers = new Map<string, Prober>();
  private isForced = false;
  isShuttingDown = false;

  /** Records a probe from this address, which is answered `isShuttingDown`. */
  recordProbe(address: string): void {
    const now = performance.now();
    const known = this.probers.get(address) ?? { lastProbeAt: Number.NEGATIVE_INFINITY, failures: 0 };
    this.probers.delete(address);
    this.probers.set(address, {
      lastProbeAt: now,
      interval: now - known.lastProbeAt,
      failures: this.isShuttingDown ? known.failures + 1 : 0,
    });
    const [oldest] = this.probers.keys();
    if (this.probers.size > MAX_PROBERS && oldest !== undefined) this.probers.delete(oldest);
  }

  /** Reports "not ready" from now on; resolves when all probers have seen it, at once when nobody probes. */
  async drain(): Promise<void> {
    const begun = performance.now();
    this.isShuttingDown = true;
    const active = () =>
      [...this.probers.values()].filter(({ lastProbeAt }) => begun - lastProbeAt < PROBER_EXPIRY_MS);
    const isProbed = active().length > 0;
    while (isProbed && !this.isForced) {
      const passed = performance.now() - begun;
      const probers = active();
      const frequent = probers.filter(({ interval }) => interval * FAILURE_THRESHOLD <= MAX_WAIT_MS);
      const haveSeen = frequent.every(({ failures }) => failures >= FAILURE_THRESHOLD);
      const isDone = haveSeen && (passed >= MIN_WAIT_MS || frequent.length === probers.length);
      if (passed >= MAX_WAIT_MS || isDone) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Ends the wait of `drain`. */
  forceExit(): void {
    this.isForced = true;
  }
}

/** Closes each connection with its next answer during shutdown: a load balancer must not reuse it. */
export function closeConnectionsOnShutdown(app: NestFastifyApplication): void {
  const readiness = app.get(Readiness);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', async (_request, reply) => {
      if (readiness.isShuttingDown) reply.header('connection', 'close');
    });
}
