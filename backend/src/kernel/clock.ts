// The time as a dependency, so that tests can move it.

/** Tells the present moment. */
export abstract class Clock {
  abstract now(): Date;
}

/** The clock of the machine. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
