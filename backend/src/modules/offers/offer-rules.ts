// The rules of who may offer what to whom, that need the database.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { mostGiven } from '../deals/index.js';
import { AgeRules } from '../users/index.js';
import { hasContact } from './domain/first-note.js';
import {
  counterOnly,
  noteWithContact,
  offerBlocked,
  onlyWithStores,
  overTheirLimit,
  overYourLimit,
  tooManyOpen,
  tooManyPeople,
  tooManyToOne,
} from './domain/offer.errors.js';
import {
  hoursAfter,
  MAX_OPEN_TO_ONE,
  MAX_PEOPLE_A_DAY,
  MAX_TO_ONE_A_DAY,
  NEW_ACCOUNT_DAYS,
} from './domain/offer.js';
import { OfferDeals } from './offer-deals.js';
import { OfferFacts } from './persistence/offer-facts.js';
import type { OfferTerms } from './persistence/terms.js';

const DAY_HOURS = 24;
/** Terms without what is said beside them. */
type GivenCopies = Omit<OfferTerms, 'note'>;

@Injectable()
export class OfferRules {
  constructor(
    private readonly facts: OfferFacts,
    private readonly deals: OfferDeals,
    private readonly ages: AgeRules,
    private readonly clock: Clock,
  ) {}

  /** Throws `offers.blocked` if one of the two takes no messages from the other. */
  async refuseIfBlocked(one: string, other: string): Promise<void> {
    if (await this.facts.areBlocked(one, other)) throw offerBlocked();
  }

  /**
   * People under 18 deal with stores alone, up to a value. Throws what keeps `caller` from offering these terms to the other one, or from
   * accepting theirs: `offers.only-with-stores`, `offers.counter-only`, `offers.over-your-limit`, `offers.over-their-limit`.
   */
  async refuseIfCounterOnly(caller: string, other: string, terms: GivenCopies): Promise<void> {
    const rules = await this.ages.ofPair(caller, other);
    if (!rules.isCounterOnly) return;
    const isCallers = rules.counterOnly.has(caller);
    if (rules.isRefused) throw isCallers ? onlyWithStores() : counterOnly();
    if (mostGiven(terms) > this.ages.maxCents) throw isCallers ? overYourLimit() : overTheirLimit();
  }

  /**
   * Throws `offers.too-many-people`, `offers.too-many-to-one`, `offers.too-many-open`. Until the transaction ends the proposer makes
   * no other offer.
   */
  async refuseIfTooMany(proposer: string, recipient: string): Promise<void> {
    const { people, toOne, open } = await this.facts.recent(
      proposer,
      recipient,
      hoursAfter(this.clock.now(), -DAY_HOURS),
    );
    if (toOne === 0 && people >= MAX_PEOPLE_A_DAY) throw tooManyPeople();
    if (toOne >= MAX_TO_ONE_A_DAY) throw tooManyToOne();
    if (open >= MAX_OPEN_TO_ONE) throw tooManyOpen();
  }

  /** Throws `offers.note-with-contact` for the first note of a new account to somebody. */
  async refuseContact(author: string, other: string, note: string | null): Promise<void> {
    if (note === null || !(await this.hasContactTooEarly(author, other, note))) return;
    throw noteWithContact({ errors: [{ field: 'note', message: noteWithContact.message }] });
  }

  /** Whether a text is the first of a new account to somebody, and says how to be reached elsewhere. */
  async hasContactTooEarly(author: string, other: string, text: string): Promise<boolean> {
    if (!hasContact(text) || (await this.facts.hasWritten(author, other))) return false;
    return this.isNew(author);
  }

  /** An account is new for two weeks, and until it has completed a deal. */
  private async isNew(account: string): Promise<boolean> {
    const member = await this.facts.member(account);
    if (!member || hoursAfter(member.since, NEW_ACCOUNT_DAYS * DAY_HOURS) > this.clock.now()) return true;
    return (await this.deals.record(account)).done === 0;
  }
}
