// What must come into being together with an account: others register it, it runs in the sign-up's own transaction.
// An event would come after the commit and could be lost; a call to the other module would point upwards.
import { Injectable } from '@nestjs/common';
import type { Person } from './person.js';

/** Runs inside the transaction of a sign-up; throwing undoes the sign-up. */
export type SignUpStep = (person: Person) => Promise<void>;

@Injectable()
export class NewAccounts {
  private readonly steps: SignUpStep[] = [];

  /** Registers a step; call it in a provider's constructor. */
  accompany(step: SignUpStep): void {
    this.steps.push(step);
  }

  /** Runs every step for a new account. */
  async welcome(person: Person): Promise<void> {
    for (const step of this.steps) await step(person);
  }
}
