// Carries out the steps of deals: one step, one transaction, with all that it does to copies, timers and history.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { DomainError } from '../../kernel/domain-error.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../platform/http/caching/version.js';
import { ListingsFacade } from '../listings/index.js';
import { UsersFacade } from '../users/index.js';
import { DealTimers } from './deal-timers.js';
import { lapseConflict, lostCopies } from './domain/conflict.js';
import { accountClosed, dealNotFound, editConflict, notNow } from './domain/deal.errors.js';
import { dealChanged, dealDisputed } from './domain/deal.events.js';
import { type Deal, type DealLine, isParty, keptLines, otherOf } from './domain/deal.js';
import { type DealEvent, RESERVING_STATES } from './domain/deal-machine.js';
import { timeOut } from './domain/endings.js';
import { reservedUntil } from './domain/open.js';
import { isWitness, repeats, type Taken } from './domain/step.js';
import { goneLines } from './domain/unconfirmed.js';
import { DealRepository } from './persistence/deal.repository.js';

/** What a party asks for: which deal, as whom, and which versions of it they have seen. */
export interface Asked {
  readonly caller: Pick<Caller, 'uuid'>;
  readonly uuid: string;
  readonly seen: IfMatch;
}

/** A verb of the domain; undefined where it changes nothing. */
type Verb = (deal: Deal, now: Date) => Taken | undefined | Promise<Taken | undefined>;
/** Whether a step that was taken said what is asked for now. */
type IsSame = (deal: Deal) => boolean;

@Injectable()
export class DealSteps {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly deals: DealRepository,
    private readonly listings: ListingsFacade,
    private readonly users: UsersFacade,
    private readonly timers: DealTimers,
    private readonly clock: Clock,
  ) {}

  /**
   * A party takes a step. One of `events` that they took last is not taken again where `isSame` says that it said the same. Throws
   * `deals.not-found`, `deals.account-closed`, `deals.edit-conflict`, `deals.not-now`, and what the verb throws.
   */
  takeAs(asked: Asked, events: readonly DealEvent[], verb: Verb, isSame?: IsSame): Promise<void> {
    return this.takeWith([], asked, events, verb, isSame);
  }

  /**
   * The same step with the store locked at whose counter, or event, the parties are to meet as is proposed: it isn't closed or suspended
   * until the transaction ends. Throws `deals.edit-conflict`, too, where another place has been proposed since.
   */
  async takeAtPlace(asked: Asked, events: readonly DealEvent[], verb: Verb): Promise<void> {
    const { uuid } = asked;
    const placeOf = (deal: Deal | undefined) => deal?.proposal?.store?.uuid;
    const store = placeOf(await this.deals.find(uuid));
    await this.takeWith(store ? [store] : [], asked, events, (deal, now) => {
      if (placeOf(deal) !== store) throw editConflict();
      return verb(deal, now);
    });
  }

  private async takeWith(
    others: readonly string[],
    { caller, uuid, seen }: Asked,
    events: readonly DealEvent[],
    verb: Verb,
    isSame: IsSame = () => true,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const deal = await this.ownForChange(caller.uuid, uuid, others);
      if (repeats(deal, caller.uuid, events) && isSame(deal)) return;
      const now = this.clock.now();
      if (seen && !seen.has(deal.version)) return refuseUnlessSaid(deal, verb, now);
      // Its job is about to end the state.
      if (timeOut(deal, now)) throw notNow();
      await this.carryOut(await verb(deal, now), now);
    });
  }

  /**
   * A deal of two others who meet at a store, locked, with all three accounts before it. Throws `deals.not-found` for any other,
   * `deals.account-closed`.
   */
  async forWitness(store: string, uuid: string): Promise<Deal> {
    const open = await this.lockParties(uuid, [store]);
    if (!open.get(store)) throw accountClosed();
    const deal = await this.deals.forChange(uuid);
    if (!deal || !isWitness(deal, store)) throw dealNotFound();
    return deal;
  }

  /** A deal of the caller's, locked, with both accounts and `others` before it. Throws `deals.not-found`, `deals.account-closed`. */
  async ownForChange(account: string, uuid: string, others: readonly string[] = []): Promise<Deal> {
    const open = await this.lockParties(uuid, others);
    if (!open.has(account)) throw dealNotFound();
    if (!open.get(account)) throw accountClosed();
    const deal = await this.deals.forChange(uuid);
    if (!deal || !isParty(deal, account)) throw dealNotFound();
    return deal;
  }

  /**
   * Locks both accounts, in one order, and says which are open. An account that is being closed is locked before its deals, and
   * the ledger refers to both: a step that had the deal first would wait for the account, and the account for the deal.
   */
  private async lockParties(
    uuid: string,
    others: readonly string[] = [],
  ): Promise<ReadonlyMap<string, boolean>> {
    const open = new Map<string, boolean>();
    const parties = await this.deals.partiesOf(uuid);
    for (const account of [...parties, ...others].sort())
      open.set(account, await this.users.lockIfOpen(account));
    return open;
  }

  /** The server takes a step in the caller's unit of work, or in its own. */
  async takeAlone(uuid: string, verb: Verb): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.lockParties(uuid);
      const deal = await this.deals.forChange(uuid);
      const now = this.clock.now();
      if (deal) await this.carryOut(await verb(deal, now), now);
    });
  }

  /** Ends the state of a deal if its time is over. */
  endState(uuid: string): Promise<void> {
    return this.takeAlone(uuid, (deal, now) => lapseConflict(deal, now) ?? timeOut(deal, now));
  }

  /** Keeps what a verb has made of a deal, in the open unit of work. */
  async carryOut(taken: Taken | undefined, now: Date): Promise<void> {
    if (!taken) return;
    const { before, after, event, by } = taken;
    await this.moveCopies(taken, now);
    await this.deals.save(after, event, by);
    await this.timers.schedule(after, before, now);
    this.publish(taken);
  }

  private async moveCopies(taken: Taken, now: Date): Promise<void> {
    const { before, after, event, copies, struck } = taken;
    const { uuid } = after;
    const lost = lostCopies(taken);
    if (lost.length > 0) await this.listings.loseCopies(uuid, lost);
    if (struck.length > 0)
      await this.listings.releaseCopies(
        uuid,
        struck.map(({ listing }) => listing),
      );
    if (event === 'DISPUTED' && after.dispute?.reason === 'COUNTERFEIT')
      return this.listings.disputeTransfers(uuid);
    if (copies === 'RELEASE') return this.listings.releaseCopies(uuid);
    if (copies === 'REVERSE') return this.listings.reverseTransfers(uuid);
    if (copies === 'TRANSFER') return this.transfer(after);
    if (copies === 'ACCOUNT') return this.account(after);
    if (copies === 'SELL_FREE') return this.sellFree(after, now);
    const [was, is] = [reservedUntil(before, now), reservedUntil(after, now)];
    const hasMoved = is.until.getTime() !== was.until.getTime() || is.zone !== was.zone;
    if (RESERVING_STATES.includes(after.state) && hasMoved) return this.listings.moveReservations(uuid, is);
  }

  private transfer(deal: Deal): Promise<void> {
    const copies = keptLines(deal).map((line) => ({ ...soldOf(line), receiver: otherOf(deal, line.giver) }));
    return this.listings.transferCopies(deal.uuid, copies);
  }

  /** What its giver says is gone is sold; all else is on the market again. */
  private async account(deal: Deal): Promise<void> {
    const gone = goneLines(deal).map(soldOf);
    if (gone.length > 0) await this.listings.leaveCopies(deal.uuid, gone);
    await this.listings.releaseCopies(deal.uuid);
  }

  /** What was released long since and is still there is sold: it left its giver's hands at the meeting. */
  private async sellFree(deal: Deal, now: Date): Promise<void> {
    const wanted = keptLines(deal).map(({ listing, giver: lister }) => ({ listing, lister }));
    const free = await this.listings.reserveWhatIsLeft(deal.uuid, wanted, { until: now, zone: null });
    const sold = keptLines(deal).filter(({ listing }) => free.includes(listing));
    if (sold.length > 0) await this.listings.leaveCopies(deal.uuid, sold.map(soldOf));
  }

  private publish({ before, after, event, by }: Taken): void {
    const { uuid: deal, first, second, state } = after;
    this.unitOfWork.publish(
      dealChanged({ deal, parties: [first, second], state, from: before.state, event, by }),
    );
    if (event === 'DISPUTED' && after.dispute)
      this.unitOfWork.publish(dealDisputed({ deal, parties: [first, second], ...after.dispute }));
  }
}

/** An older version was seen. Throws `deals.edit-conflict`, unless the deal says what is asked for: the answer to it was lost on the way. */
async function refuseUnlessSaid(deal: Deal, verb: Verb, now: Date): Promise<void> {
  try {
    if (!(await verb(deal, now))) return;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
  throw editConflict();
}

const soldOf = ({ listing, priceCents, agreedCondition: condition }: DealLine) => ({
  ...{ listing, priceCents, condition },
});
