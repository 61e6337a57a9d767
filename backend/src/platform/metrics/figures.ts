// The figures that /metrics shows; modules add their own.
import { Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';

@Injectable()
export class Figures {
  /** Not the library's own, which all applications of a process would share. */
  readonly registry = new Registry();

  /** A count that only grows; `help` says of what. */
  counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }
}
