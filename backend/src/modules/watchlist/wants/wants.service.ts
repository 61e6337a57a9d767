// The verbs of wants: say what is wanted of a card, of many at once, and nothing any more. One method, one transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../../platform/http/caching/version.js';
import type { JsonText } from '../../../platform/http/lists/json-text.js';
import { priceOf } from '../../listings/index.js';
import { subtractedFrom } from '../domain/listed-copies.js';
import { listNotFound, twoHighestPrices, wantChanged, wantNotFound } from '../domain/want.errors.js';
import { MAX_WANTED, type WantedCard, type WantTerms } from '../domain/want.js';
import type { SaveWant, WantDto } from '../dto/want.dto.js';
import { WatchlistService } from '../watchlist.service.js';
import { WantRepository } from './want.repository.js';
import { WantsQueries } from './wants.queries.js';

type Owner = Pick<Caller, 'uuid'>;

/** The version of a card without a want. */
const NO_WANT = 0;

/** How cards are wanted in one go. */
export interface WantAllOptions {
  /** The list that they come on; null for none. */
  readonly list: string | null;
  /** Whether copies that the owner has listed are subtracted. */
  readonly subtractListed: boolean;
}

/** What became of them. */
export interface WantedAll {
  /** The ids, as they were asked for, of those that are wanted now. */
  readonly wanted: ReadonlySet<string>;
  /** Those of which the owner has listed as many as were asked for. */
  readonly listed: ReadonlySet<string>;
  /** How many copies are wanted of all of them. */
  readonly copies: number;
}

@Injectable()
export class WantsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly watchlist: WatchlistService,
    private readonly wants: WantRepository,
    private readonly queries: WantsQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Says what the caller wants of a card, which is watched from then on, unless that has changed since the caller saw it. Throws
   * `watchlist.unknown-card`, `watchlist.full`, `watchlist.want-changed`, `watchlist.list-not-found`, `watchlist.two-highest-prices`,
   * `watchlist.account-closed`.
   */
  async save(caller: Owner, cardId: string, asked: SaveWant, seen?: IfMatch): Promise<JsonText<WantDto>> {
    const terms = termsOf(asked);
    return this.watchlist.watchAnd(caller.uuid, cardId, async () => {
      const said = seen && (await this.wants.versionOf(caller.uuid, cardId));
      if (seen && !seen.has(said?.version ?? NO_WANT)) throw wantChanged();
      await this.refuseUnlessOwn(caller.uuid, terms.list);
      await this.wants.save(caller.uuid, cardId, terms, this.clock.now());
      return this.queries.one(caller, cardId);
    });
  }

  /**
   * Says nothing of a card any more, which stays on the watchlist, unless that has changed since the caller saw it. Throws
   * `watchlist.want-not-found`, `watchlist.want-changed`.
   */
  async remove({ uuid }: Owner, cardId: string, seen?: IfMatch): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.watchlist.lock(uuid);
      const said = await this.wants.versionOf(uuid, cardId);
      if (!said) throw wantNotFound();
      if (seen && !seen.has(said.version)) throw wantChanged();
      await this.wants.remove(uuid, said.cardId);
    });
  }

  /**
   * Wants cards, in this order, as many as the watchlist has room for; each is watched from then on. Copies of a card that is named
   * twice are added up. Throws `watchlist.list-not-found`, `watchlist.account-closed`.
   */
  async saveAll(
    owner: string,
    asked: readonly WantedCard[],
    { list, subtractListed }: WantAllOptions,
  ): Promise<WantedAll> {
    return this.unitOfWork.run(async () => {
      const total = summed(asked);
      const listed = subtractListed ? await this.wants.listed(owner, total) : new Map<string, never>();
      const subtracted = subtractedFrom(total, listed);
      const missing = total.flatMap((card) => lessBy(card, subtracted.get(card.id) ?? 0));
      const ids = missing.map(({ id }) => id);
      const missed = new Set(ids);
      await this.watchlist.watchAll(owner, ids);
      await this.refuseUnlessOwn(owner, list);
      const known = await this.wants.watchedAs(owner, ids);
      const watched = summed(missing.flatMap((card) => withId(card, known.get(card.id))));
      const saved = await this.wants.saveAll(owner, watched, list, this.clock.now());
      return {
        wanted: new Set(ids.filter((id) => saved.has(known.get(id) ?? ''))),
        listed: new Set(total.map(({ id }) => id).filter((id) => !missed.has(id))),
        copies: watched.reduce((sum, { id, quantity }) => sum + (saved.has(id) ? quantity : 0), 0),
      };
    });
  }

  private async refuseUnlessOwn(owner: string, list: string | null): Promise<void> {
    if (list !== null && !(await this.wants.hasList(owner, list)))
      throw listNotFound({ errors: [{ field: 'list', message: listNotFound.message }] });
  }
}

/** Each card once, with all of its copies, as many as anybody may want: of any printing, if that will do for some of them. */
function summed(cards: readonly WantedCard[]): WantedCard[] {
  const total = new Map<string, WantedCard>();
  for (const card of cards) {
    const known = total.get(card.id);
    const quantity = Math.min(card.quantity + (known?.quantity ?? 0), MAX_WANTED);
    total.set(card.id, { ...card, quantity, anyPrinting: card.anyPrinting || known?.anyPrinting === true });
  }
  return [...total.values()];
}

/** A card without the copies that are there already; nothing if those are enough. */
const lessBy = (card: WantedCard, listed: number): WantedCard[] =>
  card.quantity > listed ? [{ ...card, quantity: card.quantity - listed }] : [];

const withId = (card: WantedCard, id: string | undefined): WantedCard[] => (id ? [{ ...card, id }] : []);

function termsOf(asked: SaveWant): WantTerms {
  const { maxPrice = null, maxPercent = null } = asked;
  if (maxPrice !== null && maxPercent !== null) throw twoHighestPrices();
  return {
    anyPrinting: asked.anyPrinting,
    quantity: asked.quantity,
    leastCondition: asked.leastCondition ?? null,
    finishes: asked.finishes ?? null,
    languages: asked.languages ?? null,
    maxCents: maxPrice === null ? null : (priceOf(maxPrice)?.cents ?? null),
    maxPercent,
    forTrade: asked.forTrade ?? false,
    note: asked.note ?? null,
    list: asked.list ?? null,
    visibility: asked.visibility ?? 'PRIVATE',
    alerts: asked.alerts ?? true,
  };
}
