// The Prometheus registry of /metrics; modules register their own metrics.
import { Injectable, Logger } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';

/** The value of a gauge: one number, or one for each value of its label. */
type GaugeValue = number | Readonly<Record<string, number>>;

@Injectable()
export class Metrics {
  /** Its own registry: the default one is shared by all applications of a process. */
  readonly registry = new Registry();
  private readonly logger = new Logger(Metrics.name);

  /** Registers a counter. */
  counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** Registers a gauge that `read` fills on each scrape; while it fails the gauge has no value. */
  gauge(name: string, help: string, read: () => Promise<GaugeValue> | GaugeValue, label?: string): void {
    const { logger, registry } = this;
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        this.reset();
        try {
          const value = await read();
          if (typeof value === 'number') this.set(value);
          else for (const [label, number] of Object.entries(value)) this.labels(label).set(number);
        } catch (error) {
          this.remove();
          logger.warn(`${name} cannot be read: ${(error as Error).message}`);
        }
      },
    });
  }
}
