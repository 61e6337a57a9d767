// What a client hears while the process can't keep up.
import { ServiceUnavailableException } from '@nestjs/common';

/** A call that was refused for that; one for all, since a stack trace for each would cost more than the refusal. */
export class Overloaded extends ServiceUnavailableException {
  static readonly refusal = new Overloaded();
}
