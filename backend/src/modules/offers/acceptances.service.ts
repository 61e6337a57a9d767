// The verb of who agrees to an offer. An offer whose copies are gone by then becomes void, and the error says what others have.
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../platform/http/caching/version.js';
import { Agreements } from './agreements.js';
import { offerVoid, revisionRequired } from './domain/offer.errors.js';
import { NextBest } from './next-best.js';
import { OfferDesk } from './offer-desk.js';
import { OfferRules } from './offer-rules.js';
import { OfferRepository, type Revision } from './persistence/offer.repository.js';
import { type OfferRow, otherOf } from './persistence/offer-row.js';
import type { OfferLine } from './persistence/terms.js';

@Injectable()
export class AcceptancesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly desk: OfferDesk,
    private readonly agreements: Agreements,
    private readonly offers: OfferRepository,
    private readonly nextBest: NextBest,
    private readonly rules: OfferRules,
  ) {}

  /**
   * Agrees to the latest revision, which the caller has seen: its copies are reserved by a deal. An offer that the caller has
   * accepted stays accepted. Throws `offers.changed` for another revision, `offers.void` where copies are gone, and what keeps people under
   * 18 from it.
   */
  async accept({ uuid: caller }: Pick<Caller, 'uuid'>, uuid: string, seen: IfMatch): Promise<void> {
    const gone = await this.unitOfWork.run(async () => {
      const offer = await this.desk.lock(caller, uuid);
      const latest = await this.latestOf(offer);
      if (offer.state === 'ACCEPTED' && latest.author !== caller) return undefined;
      if (offer.void_reason === 'LINE_GONE') return this.agreements.goneOf(latest.lines);
      this.desk.refuseUnlessLegal(offer, 'ACCEPT', caller);
      if (!seen)
        throw revisionRequired({ errors: [{ field: 'If-Match', message: revisionRequired.message }] });
      await this.desk.refuseIfStale(offer, seen);
      const gone = await this.agreeOrGone(offer, latest, caller);
      if (gone.length === 0) return undefined;
      const other = otherOf(offer, caller);
      // Who has given the copy away knows.
      await this.desk.voidFor(offer, 'LINE_GONE', gone.some(({ giver }) => giver === other) ? [] : [other]);
      return gone;
    });
    if (gone) throw offerVoid({ errors: await this.nextBest.errorsOf(caller, gone) });
  }

  /**
   * Opens the deal, or says which lines are gone. Before the copies are locked they are looked at: of many who accept the last copy at
   * once, those who come after its deal do not wait for each other.
   */
  private async agreeOrGone(
    offer: OfferRow,
    latest: Revision,
    caller: string,
  ): Promise<readonly OfferLine[]> {
    const gone = await this.agreements.goneOf(latest.lines);
    if (gone.length > 0) return gone;
    await this.rules.refuseIfBlocked(offer.proposer, offer.recipient);
    await this.rules.refuseIfCounterOnly(caller, otherOf(offer, caller), latest);
    const agreed = await this.agreements.agree(offer, latest, caller);
    return 'offer' in agreed ? [] : latest.lines.filter(({ listing }) => agreed.gone.includes(listing));
  }

  private async latestOf({ uuid, revision }: OfferRow): Promise<Revision> {
    const latest = await this.offers.revision(uuid, revision);
    if (!latest) throw new Error(`The offer ${uuid} has no revision ${revision}`);
    return latest;
  }
}
