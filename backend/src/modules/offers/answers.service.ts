// The verbs of who answers otherwise than by agreeing, and of who takes their own offer back. One method, one transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../platform/http/caching/version.js';
import { tooManyRevisions } from './domain/offer.errors.js';
import { MAX_REVISIONS } from './domain/offer.js';
import type { CounterOffer } from './dto/make-offer.dto.js';
import { OfferDesk } from './offer-desk.js';
import { OfferRules } from './offer-rules.js';
import { OfferRepository } from './persistence/offer.repository.js';
import { closedAs, openFor, otherOf, summaryOf } from './persistence/offer-row.js';
import { Proposals } from './proposals.js';

type Account = Pick<Caller, 'uuid'>;

@Injectable()
export class AnswersService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly desk: OfferDesk,
    private readonly proposals: Proposals,
    private readonly rules: OfferRules,
    private readonly offers: OfferRepository,
    private readonly clock: Clock,
  ) {}

  /** Answers with other terms, which the other one answers. Throws `offers.changed` unless they are based on the latest revision. */
  async counter({ uuid: caller }: Account, uuid: string, asked: CounterOffer, seen: IfMatch): Promise<void> {
    await this.unitOfWork.run(async () => {
      const offer = await this.desk.lock(caller, uuid);
      this.desk.refuseUnlessLegal(offer, 'COUNTER', caller);
      await this.desk.refuseIfStale(offer, seen);
      const other = otherOf(offer, caller);
      await this.rules.refuseIfBlocked(caller, other);
      if (offer.revision >= MAX_REVISIONS) throw tooManyRevisions();
      const pair = { first: offer.proposer, second: offer.recipient };
      const terms = await this.proposals.read(caller, pair, asked);
      await this.rules.refuseContact(caller, other, terms.note);
      const next = {
        ...openFor({ ...offer, hours: asked.hours ?? offer.hours }, other, this.clock.now()),
        ...summaryOf(terms.lines),
        revision: offer.revision + 1,
        event: await this.proposals.eventOf(asked.event, offer.event),
      };
      await this.offers.save(next);
      await this.proposals.saveRevision(next, caller, terms);
      this.desk.publish(next, 'COUNTERED', [other]);
    });
  }

  /** Turns an offer down. One that the caller has declined stays declined. */
  async decline({ uuid: caller }: Account, uuid: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const offer = await this.desk.lock(caller, uuid);
      if (offer.state === 'DECLINED' && (await this.latestAuthor(uuid, offer.revision)) !== caller) return;
      this.desk.refuseUnlessLegal(offer, 'DECLINE', caller);
      await this.desk.close(closedAs(offer, 'DECLINED', this.clock.now()), 'DECLINED', caller);
    });
  }

  /** Takes the caller’s own latest proposal back, or drops a draft. What was withdrawn stays withdrawn. */
  async withdraw({ uuid: caller }: Account, uuid: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const offer = await this.desk.lock(caller, uuid);
      if (offer.state === 'WITHDRAWN' && (await this.latestAuthor(uuid, offer.revision)) === caller) return;
      this.desk.refuseUnlessLegal(offer, 'WITHDRAW', caller);
      const closed = closedAs(offer, 'WITHDRAWN', this.clock.now());
      if (offer.sent_at === null) return this.offers.save(closed);
      await this.desk.close(closed, 'WITHDRAWN', caller);
    });
  }

  private async latestAuthor(uuid: string, revision: number): Promise<string | undefined> {
    return (await this.offers.revision(uuid, revision))?.author;
  }
}
