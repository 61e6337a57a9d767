// The verbs of many copies at once, in the caller's unit of work. Their entries undo them.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type {
  AddedCopies,
  ChangedCopy,
  ChangeMeans,
  CopyChange,
  CopyEntry,
  KnownLineChange,
  NewCopies,
  RepricedCopy,
  RestoredCopies,
  SeenCopy,
  SoldCopy,
} from './domain/copy.js';
import { accountClosed, tooManyListings } from './domain/listing.errors.js';
import { copiesGone, listingRestored, listingSold, listingWithdrawn } from './domain/listing.events.js';
import { MAX_ACTIVE } from './domain/listing.js';
import { ListingsQueries } from './listings.queries.js';
import { Offers } from './offers.js';
import { CopiesRepository, type Offered } from './persistence/copies.repository.js';

/** Values, or the text of their JSON array: what PostgreSQL has written need not be parsed to be given back to it. */
export type Many<Value> = readonly Value[] | string;

const textOf = <Value>(values: Many<Value>): string =>
  typeof values === 'string' ? values : JSON.stringify(values);

const NOTHING: CopyChange = { copies: 0, entries: '[]' };

@Injectable()
export class CopiesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly copies: CopiesRepository,
    private readonly queries: ListingsQueries,
    private readonly offers: Offers,
    private readonly clock: Clock,
  ) {}

  /** Adds copies; none if any is refused. Throws `listings.account-closed`, `listings.too-many`. */
  async add(lister: string, copies: Many<NewCopies>): Promise<AddedCopies> {
    const now = this.clock.now();
    const { isOpen, hasRoom, ...added } = await this.copies.add(lister, textOf(copies), now, MAX_ACTIVE);
    if (!isOpen) throw accountClosed();
    if (!hasRoom) throw tooManyListings();
    this.offers.posted(lister, now, added.copies);
    return added;
  }

  /** Locks copies. Throws `listings.account-closed`. */
  async lock(lister: string, copies: Many<Pick<SeenCopy, 'uuid'>>): Promise<void> {
    if (!(await this.copies.lock(lister, textOf(copies)))) throw accountClosed();
  }

  /** Changes active copies; those that have changed since they were seen are left alone. Throws `listings.account-closed`. */
  async change(lister: string, copies: Many<ChangedCopy>, means?: ChangeMeans): Promise<CopyChange> {
    return this.become(lister, textOf(copies), 'ACTIVE', means);
  }

  /** Changes the prices of active and of reserved copies, likewise: those of deals stay as they are. */
  async reprice(lister: string, copies: Many<RepricedCopy>, means?: ChangeMeans): Promise<CopyChange> {
    return this.done(lister, await this.copies.reprice(lister, textOf(copies), means));
  }

  /** Marks copies as sold, likewise. */
  async sell(lister: string, copies: Many<SoldCopy>, means?: ChangeMeans): Promise<CopyChange> {
    const sold = await this.become(lister, textOf(copies), 'SOLD', means);
    await this.publish(listingSold, lister, sold.entries);
    this.publishGone(lister, sold.entries);
    return sold;
  }

  /** Takes copies off the market, likewise. */
  async withdraw(lister: string, copies: Many<SeenCopy>, means?: ChangeMeans): Promise<CopyChange> {
    const withdrawn = await this.become(lister, textOf(copies), 'WITHDRAWN', means);
    await this.publish(listingWithdrawn, lister, withdrawn.entries);
    this.publishGone(lister, withdrawn.entries);
    return withdrawn;
  }

  /** Keeps what the next copies of external IDs are like that have none. Throws `listings.account-closed`. */
  async reviseKnown(lister: string, lines: readonly KnownLineChange[]): Promise<void> {
    await this.lock(lister, []);
    await this.copies.reviseKnown(lister, textOf(lines), this.clock.now());
  }

  /**
   * Undoes changes: puts copies back, without those that have changed since. Throws `listings.account-closed`, and
   * `listings.too-many` where the account has no room for what comes back.
   */
  async restore(lister: string, entries: Many<CopyEntry>, means?: ChangeMeans): Promise<RestoredCopies> {
    const restored = await this.copies.restore(lister, textOf(entries), this.clock.now(), means);
    if (!restored) throw accountClosed();
    if (restored.restored !== '[]' && (await this.countActive(lister)) > MAX_ACTIVE) throw tooManyListings();
    await this.publish(listingRestored, lister, restored.restored);
    await this.publish(listingWithdrawn, lister, restored.withdrawn);
    this.publishGone(lister, restored.hasBuys ? restored.entries : restored.withdrawn);
    this.offers.changed(lister, restored.offered);
    return { copies: restored.copies, entries: restored.entries };
  }

  /**
   * Logs which lines of a lister change, suspended or not; resolves with a transaction at or after the one that began it. Throws
   * `listings.account-closed`.
   */
  async follow(lister: string, now: Date): Promise<string> {
    const xid = await this.copies.follow(lister, now);
    if (xid === undefined) throw accountClosed();
    return xid;
  }

  private async countActive(lister: string): Promise<number> {
    return (await this.queries.countActive([lister])).get(lister) ?? 0;
  }

  private async become(
    lister: string,
    copies: string,
    status: 'ACTIVE' | 'SOLD' | 'WITHDRAWN',
    means?: ChangeMeans,
  ): Promise<CopyChange> {
    if (copies === '[]') return NOTHING;
    return this.done(lister, await this.copies.change(lister, copies, this.clock.now(), status, means));
  }

  private done(lister: string, change: (CopyChange & Offered) | undefined): CopyChange {
    if (!change) throw accountClosed();
    const { offered, hasBuys, ...changed } = change;
    this.offers.changed(lister, offered);
    if (hasBuys) this.publishGone(lister, changed.entries);
    return changed;
  }

  private publishGone(lister: string, entries: string): void {
    if (entries !== '[]') this.unitOfWork.publish(copiesGone({ lister, batch: randomUUID() }));
  }

  /** Of thousands of copies, events are published about those alone that somebody has asked about: they are notified. */
  private async publish(happened: typeof listingSold, lister: string, entries: string): Promise<void> {
    if (entries === '[]') return;
    for (const listing of await this.copies.messagedAmong(lister, entries))
      this.unitOfWork.publish(happened({ lister, ...listing }));
  }
}
