// The verbs of who proposes: make, keep as a draft, change it, send it, make again. One method, one transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { refusedField, tooManyEntries } from '../../platform/http/validation/field-problems.js';
import { requestInvalid } from '../../platform/http/validation/validation.js';
import { nothingToChange } from './domain/offer.errors.js';
import { DEFAULT_HOURS, MAX_LINES, type OfferState } from './domain/offer.js';
import type { ChangeDraft, MakeOffer } from './dto/make-offer.dto.js';
import { OfferDesk } from './offer-desk.js';
import { OfferRepository } from './persistence/offer.repository.js';
import { OfferFacts } from './persistence/offer-facts.js';
import { type OfferRow, openFor, summaryOf } from './persistence/offer-row.js';
import type { OfferTerms } from './persistence/terms.js';
import { Proposals } from './proposals.js';

/** What an offer has become that was sent: the other may have answered before it is sent again after a lost answer. */
const SENT: readonly OfferState[] = ['OPEN', 'ACCEPTED', 'DECLINED', 'EXPIRED'];

type Account = Pick<Caller, 'uuid'>;

@Injectable()
export class OffersService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly desk: OfferDesk,
    private readonly proposals: Proposals,
    private readonly offers: OfferRepository,
    private readonly facts: OfferFacts,
    private readonly clock: Clock,
  ) {}

  /** Makes an offer, or adds to the draft of one; resolves with its id. */
  async make({ uuid: first }: Account, asked: MakeOffer): Promise<string> {
    const pair = { first, second: asked.recipient };
    return this.unitOfWork.run(async () => {
      await this.proposals.admit(pair);
      const terms = await this.proposals.read(first, pair, asked);
      const hours = asked.hours ?? DEFAULT_HOURS;
      const offer = { ...pair, kind: 'TRADE' as const, terms, hours };
      if (!asked.isDraft) {
        await this.proposals.refuseToSend(pair, terms.note);
        const event = await this.proposals.eventOf(asked.event);
        return (await this.proposals.add({ ...offer, event })).uuid;
      }
      // Two at once would each find no draft, and add one.
      await this.facts.lockProposer(first);
      const draft = await this.offers.draft(first, asked.recipient);
      const event = await this.proposals.eventOf(asked.event, draft?.event);
      if (!draft) return (await this.proposals.addDraft({ ...offer, event })).uuid;
      await this.save({ ...draft, event }, await this.added(draft, terms, asked), asked.hours);
      return draft.uuid;
    });
  }

  /** Changes a draft of the caller’s. */
  async change({ uuid: caller }: Account, offer: string, changes: ChangeDraft): Promise<void> {
    if (Object.values(changes).every((value) => value === undefined)) throw nothingToChange();
    await this.unitOfWork.run(async () => {
      const draft = await this.desk.lock(caller, offer);
      this.desk.refuseUnlessLegal(draft, 'CHANGE', caller);
      const before = await this.termsOf(draft);
      const pair = { first: draft.proposer, second: draft.recipient };
      const { lines = [], cash, note } = changes;
      const event = await this.proposals.eventOf(changes.event, draft.event);
      const asked = await this.proposals.read(caller, pair, { lines, cash, note });
      await this.save(
        { ...draft, event },
        {
          lines: changes.lines ? asked.lines : before.lines,
          cash: cash === undefined ? before.cash : asked.cash,
          note: note === undefined ? before.note : asked.note,
        },
        changes.hours,
      );
    });
  }

  /** Sends a draft of the caller’s, with its copies as they are now. A draft that was sent stays sent. */
  async send({ uuid: caller }: Account, offer: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const draft = await this.desk.lock(caller, offer);
      if (draft.proposer === caller && SENT.includes(draft.state)) return;
      this.desk.refuseUnlessLegal(draft, 'SEND', caller);
      const pair = { first: caller, second: draft.recipient };
      await this.proposals.admit(pair);
      const { lines, cash, note } = await this.termsOf(draft);
      const asked = lines.map(({ listing, cents }) => ({ listing, price: cents / 100 }));
      const terms = { ...(await this.proposals.read(caller, pair, { lines: asked })), cash, note };
      await this.proposals.refuseToSend(pair, note);
      // It may have begun as a draft before the event was over, or called off.
      const event = await this.proposals.eventToSend(draft.event);
      const open = openFor({ ...draft, event }, draft.recipient, this.clock.now());
      // Until it is sent, an offer is made at no moment that counts.
      const sent = { ...open, created_at: open.changed_at };
      await this.offers.save(sent);
      await this.proposals.saveRevision(sent, caller, terms);
      this.desk.publish(sent, 'SENT', [draft.recipient]);
    });
  }

  private async save(draft: OfferRow, terms: OfferTerms, hours = draft.hours): Promise<void> {
    const changed = { ...draft, hours, changed_at: this.clock.now(), ...summaryOf(terms.lines) };
    await this.offers.save(changed);
    await this.proposals.saveRevision(changed, draft.proposer, terms);
  }

  /** What a draft says with more lines; those that are in it already have the new price. */
  private async added(draft: OfferRow, more: OfferTerms, { cash, note }: MakeOffer): Promise<OfferTerms> {
    const before = await this.termsOf(draft);
    const lines = new Map([...before.lines, ...more.lines].map((line) => [line.listing, line]));
    if (lines.size > MAX_LINES)
      throw requestInvalid({ errors: [refusedField('lines', tooManyEntries(MAX_LINES))] });
    return {
      lines: [...lines.values()],
      cash: cash === undefined ? before.cash : more.cash,
      note: note === undefined ? before.note : more.note,
    };
  }

  private async termsOf({ uuid, revision }: OfferRow): Promise<OfferTerms> {
    const terms = await this.offers.revision(uuid, revision);
    if (!terms) throw new Error(`The offer ${uuid} has no revision ${revision}`);
    return terms;
  }
}
