// Collects what a unit of work offers, and publishes it as one event: of 20,000 copies too.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { copiesOffered, type OfferedCopies } from './domain/listing.events.js';

type Draft = OfferedCopies & {
  readonly posted: { readonly from: string; readonly copies: number }[];
  readonly changed: string[];
};

/** All of it throws outside of a unit of work. */
@Injectable()
export class Offers {
  /** By the transaction. */
  private readonly drafts = new WeakMap<object, Map<string, Draft>>();

  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** So many copies were posted at this moment, each a microsecond after the one before it. */
  posted(lister: string, from: Date, copies: number): void {
    if (copies > 0) this.of(lister).posted.push({ from: from.toISOString(), copies });
  }

  /** Copies have changed: the text of a JSON array, see `OfferedCopies`. */
  changed(lister: string, copies: string): void {
    if (copies !== '[]') this.of(lister).changed.push(copies);
  }

  /** These copies are back on the market. */
  restored(lister: string, listings: readonly string[]): void {
    this.changed(lister, JSON.stringify(listings.map((listing) => [listing, null])));
  }

  /** What is offered in the open unit of work. Its event is written when that ends, with all that was added until then. */
  private of(lister: string): Draft {
    const manager = this.unitOfWork.managerOf('What is offered');
    const drafts = this.drafts.get(manager) ?? new Map<string, Draft>();
    this.drafts.set(manager, drafts);
    const known = drafts.get(lister);
    if (known) return known;
    const draft: Draft = { lister, batch: randomUUID(), posted: [], changed: [] };
    drafts.set(lister, draft);
    this.unitOfWork.publish(copiesOffered(draft));
    return draft;
  }
}
