// The figures that /metrics shows; modules add their own.
import { Injectable, Logger } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';

/** What a gauge shows: one number, or one for each value of its label. */
type Shown = number | Readonly<Record<string, number>>;

@Injectable()
export class Figures {
  /** Not the library's own, which all applications of a process would share. */
  readonly registry = new Registry();
  private readonly logger = new Logger(Figures.name);

  /** A count that only grows; `help` says of what. */
  counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** What `read` finds whenever somebody looks; while it fails the gauge has no value. */
  gauge(name: string, help: string, read: () => Promise<Shown> | Shown, label?: string): void {
    const { logger, registry } = this;
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        this.reset();
        try {
          const shown = await read();
          if (typeof shown === 'number') this.set(shown);
          else for (const [value, number] of Object.entries(shown)) this.labels(value).set(number);
        } catch (error) {
          this.remove();
          logger.warn(`${name} cannot be read: ${(error as Error).message}`);
        }
      },
    });
  }
}
