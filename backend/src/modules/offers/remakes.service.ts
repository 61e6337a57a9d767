// The verb of who makes an offer again without the copies that are gone. One transaction.
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { Agreements } from './agreements.js';
import { noLineLeft, nothingGone } from './domain/offer.errors.js';
import type { Cash } from './domain/offer.js';
import { HoldsService, totalOf } from './holds.service.js';
import { OfferDesk } from './offer-desk.js';
import { OfferRepository } from './persistence/offer.repository.js';
import { type OfferRow, otherOf } from './persistence/offer-row.js';
import type { OfferLine, OfferTerms } from './persistence/terms.js';
import { Proposals } from './proposals.js';

@Injectable()
export class RemakesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly desk: OfferDesk,
    private readonly proposals: Proposals,
    private readonly holds: HoldsService,
    private readonly offers: OfferRepository,
    private readonly agreements: Agreements,
  ) {}

  /**
   * Makes a void offer again, without the copies that are gone; resolves with the id of the new one. Throws `offers.nothing-gone`,
   * `offers.no-line-left`, and what keeps offers from being made.
   */
  async remake({ uuid: caller }: Pick<Caller, 'uuid'>, uuid: string): Promise<string> {
    return this.unitOfWork.run(async () => {
      const offer = await this.desk.lock(caller, uuid);
      if (offer.void_reason !== 'LINE_GONE') throw nothingGone();
      const latest = await this.offers.revision(uuid, offer.revision);
      const gone = await this.agreements.goneOf(latest?.lines ?? []);
      const left = (latest?.lines ?? []).filter((line) => !gone.includes(line));
      if (!latest || left.length === 0) throw noLineLeft();
      const note = latest.author === caller ? latest.note : null;
      if (offer.kind === 'TRADE') {
        return this.trade(caller, offer, { lines: left, cash: cashWithout(gone, latest.cash), note });
      }
      if (caller !== offer.proposer) throw nothingGone();
      const listings = left.map(({ listing }) => listing);
      return this.holds.hold({ uuid: caller }, { listings, maxTotal: totalOf(left) / 100, note });
    });
  }

  private async trade(caller: string, offer: OfferRow, { lines, cash, note }: OfferTerms): Promise<string> {
    const pair = { first: caller, second: otherOf(offer, caller) };
    await this.proposals.admit(pair);
    await this.proposals.refuseToSend(pair, note);
    // The copies as they are now, at the prices that were agreed on.
    const asked = lines.map(({ listing, cents }) => ({ listing, price: cents / 100 }));
    const terms = { ...(await this.proposals.read(caller, pair, { lines: asked })), cash, note };
    const event = await this.proposals.eventAhead(offer.event);
    return (await this.proposals.add({ ...pair, kind: 'TRADE', terms, hours: offer.hours, event })).uuid;
  }
}

/** Cash of which nobody pays for copies that are gone; null if nothing is left of it. */
function cashWithout(gone: readonly OfferLine[], cash: Cash | null): Cash | null {
  if (!cash) return null;
  const paidFor = gone.filter(({ giver }) => giver !== cash.payer);
  const cents = paidFor.reduce((left, line) => left - line.cents, cash.cents);
  return cents > 0 ? { ...cash, cents } : null;
}
