// Whether somebody has reported the other party of their deal: modules that take reports register how they know.
import { Injectable } from '@nestjs/common';

/** Whether an account has reported another one; called in the transaction of a step. */
type Knows = (reporter: string, about: string) => Promise<boolean>;

@Injectable()
export class SafetyReports {
  private readonly known: Knows[] = [];

  /** Registers a module that takes reports; call it in a provider's constructor. */
  on(knows: Knows): void {
    this.known.push(knows);
  }

  /** Whether one of them has a report by this account about the other one. */
  async hasReported(reporter: string, about: string): Promise<boolean> {
    for (const knows of this.known) if (await knows(reporter, about)) return true;
    return false;
  }
}
