// What other modules know of printings and a search may be restricted to. They say it in SQL of their own tables: a question
// to them would point upwards, and a list of ids would be as long as the market is large.
import { Injectable } from '@nestjs/common';
import type { Values } from './conditions/condition.js';

/** `listed`: what somebody has in stock. */
export type SearchRestriction = 'listed';

/** A condition in SQL for the account that searches, an expression in SQL itself; `p.id` is the id of a printing. */
export type RestrictionFor = (account: string) => string;

@Injectable()
export class SearchRestrictions {
  private readonly conditions = new Map<SearchRestriction, RestrictionFor>();

  /** Registers the condition. */
  set(name: SearchRestriction, condition: RestrictionFor): void {
    this.conditions.set(name, condition);
  }

  /** The condition for an account, once its statement has the values. Without one that was registered nothing is left. */
  of(name: SearchRestriction, account: string): (values: Values) => string {
    return (values) => this.conditions.get(name)?.(values.bind(account, 'uuid')) ?? 'false';
  }
}
