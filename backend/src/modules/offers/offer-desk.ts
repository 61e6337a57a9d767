// What every verb of an offer does: lock its two and itself, take a step of the machine, keep it and tell the other one.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { IfMatch } from '../../platform/http/caching/version.js';
import { accountClosed, UsersFacade } from '../users/index.js';
import {
  noCounterToHold,
  notOpen,
  notYourTurn,
  offerChanged,
  offerNotFound,
  recipientNotFound,
} from './domain/offer.errors.js';
import { type OfferChange, offerChanged as offerChangedEvent } from './domain/offer.events.js';
import type { VoidReason } from './domain/offer.js';
import { type OfferActor, type OfferEvent, stepOf } from './domain/offer-machine.js';
import { OfferRepository, type Revision } from './persistence/offer.repository.js';
import { closedAs, type OfferRow, otherOf } from './persistence/offer-row.js';
import { errorsOfDifference } from './stale-revision.js';

@Injectable()
export class OfferDesk {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersFacade,
    private readonly offers: OfferRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks two accounts in the order in which all are locked, so that both stay open until the transaction ends. Throws
   * `users.account-closed` for the caller, `offers.recipient-not-found` for the other one.
   */
  async lockPair(caller: string, other: string): Promise<void> {
    const open = await this.users.lockOpen([caller, other]);
    if (!open.has(caller)) throw accountClosed();
    if (!open.has(other)) throw recipientNotFound();
  }

  /**
   * An offer of the caller's, locked after its two accounts. Throws `offers.not-found` for other people's and for drafts of others,
   * `users.account-closed`.
   */
  async lock(caller: string, uuid: string): Promise<OfferRow> {
    const parties = await this.offers.parties(uuid);
    if (!parties || (caller !== parties.proposer && caller !== parties.recipient)) throw offerNotFound();
    const open = await this.users.lockOpen([parties.proposer, parties.recipient]);
    if (!open.has(caller)) throw accountClosed();
    const offer = await this.offers.forChange(uuid);
    if (!offer || (offer.sent_at === null && offer.proposer !== caller)) throw offerNotFound();
    return offer;
  }

  /** Throws unless the caller may take this step: `offers.not-open`, `offers.not-your-turn`, `offers.no-counter-to-hold`. */
  refuseUnlessLegal(offer: OfferRow, event: OfferEvent, caller: string): void {
    const { state, kind, expires_at } = offer;
    if (state === 'OPEN' && expires_at && expires_at <= this.clock.now()) throw notOpen();
    const outcome = stepOf({ state, kind, event, actor: actorOf(offer, caller) });
    if ('to' in outcome) return;
    if (outcome.refused === 'KIND') throw noCounterToHold();
    throw outcome.refused === 'ACTOR' ? notYourTurn() : notOpen();
  }

  /** Throws `offers.changed` with what is different if the caller has seen another revision. */
  async refuseIfStale({ uuid, revision }: OfferRow, seen: IfMatch): Promise<void> {
    if (!seen || seen.has(revision)) return;
    const [known] = [...seen];
    const before = known === undefined ? undefined : await this.offers.revision(uuid, known);
    const now = await this.offers.revision(uuid, revision);
    throw offerChanged(before && now && { errors: errorsOfDifference(before, now) });
  }

  /** Keeps what has become of an offer and publishes it. */
  async close(offer: OfferRow, change: OfferChange, by: string): Promise<void> {
    await this.offers.save(offer);
    this.publish(offer, change, [otherOf(offer, by)]);
  }

  /** Keeps a hold that was accepted as it was asked for, and publishes it. */
  async addHeld(offer: OfferRow, revision: Revision, sheet: object): Promise<void> {
    await this.offers.add(offer, revision, sheet);
    this.publish(offer, 'HELD', [offer.recipient]);
  }

  /** Ends an offer that can’t be agreed to any more, and publishes it for those of its two who don’t know. */
  async voidFor(offer: OfferRow, reason: VoidReason, to: readonly string[]): Promise<void> {
    const ended = { ...closedAs(offer, 'VOID', this.clock.now()), void_reason: reason };
    await this.offers.save(ended);
    this.publish(ended, 'VOID', to);
  }

  /** Publishes that an offer has changed, if anybody is to be notified. Throws outside of a unit of work. */
  publish(offer: OfferRow, change: OfferChange, to: readonly string[]): void {
    if (to.length === 0) return;
    const { uuid, kind, deal, proposer, recipient, cards, first_card: firstCard } = offer;
    this.unitOfWork.publish(
      offerChangedEvent({ offer: uuid, change, kind, deal, to, proposer, recipient, cards, firstCard }),
    );
  }
}

/** What an account is to an offer. */
function actorOf({ state, turn }: OfferRow, account: string): OfferActor {
  if (state !== 'OPEN') return 'PROPOSER';
  return turn === account ? 'TURN' : 'WAITING';
}
