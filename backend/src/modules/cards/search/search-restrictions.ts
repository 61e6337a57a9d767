// What other modules know of printings and a search may be restricted to. They say it in SQL of their own tables: a question
// to them would point upwards, and a list of ids would be as long as the market is large.
import { Injectable } from '@nestjs/common';

/** `listed`: what somebody has in stock. */
export type SearchRestriction = 'listed';

@Injectable()
export class SearchRestrictions {
  private readonly conditions = new Map<SearchRestriction, string>();

  /** Registers the condition; it is SQL, with `p.id` for the id of a printing and no values. */
  set(name: SearchRestriction, condition: string): void {
    this.conditions.set(name, condition);
  }

  /** The condition. Without one that was registered nothing is left. */
  of(name: SearchRestriction): string {
    return this.conditions.get(name) ?? 'false';
  }
}
