// What must happen together with a verb of an account: others register it, it runs in the verb's own transaction.
// An event would come after the commit and could be lost; a call to the other module would point upwards.
import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/language.js';

/** The moments of an account that others may accompany, each with what it tells them. */
export interface AccountMoments {
  /** Somebody has signed up, and reads `language`; `claim` marks the browser. */
  signedUp: { readonly account: string; readonly language: Language; readonly claim: string };
  /** The account has another password; `session` is the log-in that gave it, if it was not a link in a mail. */
  passwordReplaced: { readonly account: string; readonly session?: string };
  /** The account is closed. */
  closed: { readonly account: string };
  /** The account is erased: what is kept about its owner is deleted after this. */
  erased: { readonly account: string };
}

/** Runs inside the transaction of the verb; throwing undoes it. */
type Step<Moment extends keyof AccountMoments> = (told: AccountMoments[Moment]) => Promise<void>;

@Injectable()
export class AccountSteps {
  private readonly steps: { readonly [Moment in keyof AccountMoments]: Step<Moment>[] } = {
    signedUp: [],
    passwordReplaced: [],
    closed: [],
    erased: [],
  };

  /** Registers a step; call it in a provider's constructor. */
  accompany<Moment extends keyof AccountMoments>(moment: Moment, step: Step<Moment>): void {
    this.steps[moment].push(step);
  }

  /** Runs every step of a moment, one after the other. */
  async reach<Moment extends keyof AccountMoments>(
    moment: Moment,
    told: AccountMoments[Moment],
  ): Promise<void> {
    for (const step of this.steps[moment]) await step(told);
  }
}
