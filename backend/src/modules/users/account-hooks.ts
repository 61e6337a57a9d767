// Hooks of an account's verbs: other modules register them, and they run in the verb's own transaction.
// A domain event comes after the commit; a call to the other module would point upwards.
import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/language.js';

/** The hooks, each with its payload. */
export interface AccountHookPayloads {
  /** Somebody has signed up, and reads `language`; `claim` marks the browser. */
  signedUp: { readonly account: string; readonly language: Language; readonly claim: string };
  /** The account has another password; `session` is the log-in that gave it, if it was not a link in a mail. */
  passwordReplaced: { readonly account: string; readonly session?: string };
  /** The account is closed. */
  closed: { readonly account: string };
  /** The account is suspended. */
  suspended: { readonly account: string };
  /** Its owner has said that they are under 18. */
  saidUnder18: { readonly account: string };
  /** The account is erased: what is kept about its owner is deleted after this. */
  erased: { readonly account: string };
}

/** Runs inside the transaction of the verb; throwing undoes it. */
type Hook<Name extends keyof AccountHookPayloads> = (payload: AccountHookPayloads[Name]) => Promise<void>;

/** The accounts that an account has something with which ends when it is closed. */
type Partners = (account: string) => Promise<readonly string[]>;

@Injectable()
export class AccountHooks {
  private readonly hooks: { readonly [Name in keyof AccountHookPayloads]: Hook<Name>[] } = {
    signedUp: [],
    passwordReplaced: [],
    closed: [],
    suspended: [],
    saidUnder18: [],
    erased: [],
  };

  private readonly partners: Partners[] = [];

  /** Registers whose accounts the hooks of a closing account lock; call it in a provider's constructor. */
  lockWith(partners: Partners): void {
    this.partners.push(partners);
  }

  /** Whose accounts are locked with a closing one, by ascending id. */
  async partnersOf(account: string): Promise<readonly string[]> {
    const found = new Set<string>();
    for (const of of this.partners) for (const partner of await of(account)) found.add(partner);
    return [...found].sort();
  }

  /** Registers a hook; call it in a provider's constructor. */
  on<Name extends keyof AccountHookPayloads>(name: Name, hook: Hook<Name>): void {
    this.hooks[name].push(hook);
  }

  /** Runs the hooks of this name, one after the other. */
  async run<Name extends keyof AccountHookPayloads>(
    name: Name,
    payload: AccountHookPayloads[Name],
  ): Promise<void> {
    for (const hook of this.hooks[name]) await hook(payload);
  }
}
