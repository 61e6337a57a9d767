// Plans where to get a list: reads it, asks what is on offer, and has the planner choose.
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { CardsFacade } from '../cards/index.js';
import { type CardOffers, ListingsFacade } from '../listings/index.js';
import { type CardLine, StockFacade } from '../stock/index.js';
import { StorefrontsFacade } from '../storefronts/index.js';
import { coverOf, type Planned } from './cover-of.js';
import { listTooLong, listUnreadable, nothingToCover, twoLists } from './domain/cover.errors.js';
import { MAX_CANDIDATES, MAX_LINES } from './domain/limits.js';
import { PLAN_KINDS, type Plan, type Problem, planFor } from './domain/planner/index.js';
import type { CoverDto } from './dto/cover.dto.js';
import type { CoverCard, CoverRequest, CoverTerms } from './dto/cover-request.dto.js';
import { problemFor } from './problem-for.js';
import { type LeftOutLine, mergedByCard, type Terms, type WantedLine, wantsOf } from './wanted.js';

@Injectable()
export class CoverService {
  constructor(
    private readonly cards: CardsFacade,
    private readonly listings: ListingsFacade,
    private readonly stock: StockFacade,
    private readonly storefronts: StorefrontsFacade,
    private readonly clock: Clock,
  ) {}

  /** Plans for a list. Throws `cover.nothing-to-cover`, `cover.list-unreadable`, `cover.list-too-long`, `cover.two-lists`. */
  async plan({ uuid: account }: Pick<Caller, 'uuid'>, request: CoverRequest): Promise<CoverDto> {
    const { lines, unread } = await this.read(request);
    const { wants: asked, leftOut } = wantsOf(lines);
    const printings = asked.map(({ printing }) => printing);
    const offers = await this.offersOf(account, printings, request.anywhere);
    const unknown = asked
      .filter(({ printing }) => !offers.asked[printing])
      .map(({ line, text, printing }) => ({ line, text: text ?? printing, reason: 'unknown-card' }));
    const { listers } = offers;
    const openings = request.at
      ? await this.storefronts.openAt(
          listers.filter(({ role }) => role === 'STORE').map(({ account: store }) => store),
          new Date(request.at),
        )
      : new Map();
    const snapshots = await this.cards.snapshots([
      ...printings,
      ...offers.lots.map(({ printing }) => printing),
    ]);
    const wants = mergedByCard(
      asked.filter(({ printing }) => offers.asked[printing]),
      offers.asked,
      (printing) => snapshots.get(printing)?.id ?? printing,
    );
    const planned: Omit<Planned, 'plans'> = {
      wants,
      leftOut: [...unread, ...unknown, ...leftOut],
      offers,
      listers,
      openings,
      snapshots,
      isPartial: offers.isCut,
      at: this.clock.now(),
    };
    return coverOf({ ...planned, plans: await plansInTurns(problemFor(planned, request)) });
  }

  private offersOf(account: string, printings: readonly string[], anywhere: boolean): Promise<CardOffers> {
    if (printings.length === 0) return Promise.resolve({ asked: {}, lots: [], listers: [], isCut: false });
    return this.listings.offersOf(account, { printings, anywhere, maxListers: MAX_CANDIDATES });
  }

  /** The lines with a card, and those without. */
  private async read(request: CoverRequest): Promise<{ lines: WantedLine[]; unread: LeftOutLine[] }> {
    const terms = termsOf(request);
    if (request.cards && request.text !== undefined) throw twoLists();
    if (request.cards) return { lines: request.cards.map((card) => wantedCard(card, terms)), unread: [] };
    if (request.text === undefined) throw nothingToCover();
    const list = await this.stock.readCardList(Buffer.from(request.text), MAX_LINES);
    if (list.kind === 'too-long') throw listTooLong();
    if (list.kind === 'refused')
      throw listUnreadable({ errors: [{ field: 'text', code: list.code, message: list.message }] });
    return {
      lines: list.lines.flatMap((line) => wantedLine(line, terms, request.anyPrinting)),
      unread: list.lines.flatMap(({ line, text, reason }) => (reason ? [{ line, text, reason }] : [])),
    };
  }
}

/** A plan may take a hundred milliseconds: other calls are answered between two of them. */
async function plansInTurns(problem: Problem): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const kind of PLAN_KINDS) {
    await setImmediate();
    plans.push(planFor(problem, kind));
  }
  return plans;
}

function wantedLine(
  { printing, copies, isExact, finish, line, text }: CardLine,
  terms: Terms,
  anyPrinting: boolean,
): WantedLine[] {
  if (!printing) return [];
  const own = finish && !terms.finishes ? { ...terms, finishes: [finish] } : terms;
  return [{ printing, copies, anyPrinting: anyPrinting || !isExact, terms: own, line, text }];
}

const wantedCard = ({ cardId, copies, anyPrinting, ...own }: CoverCard, terms: Terms): WantedLine => ({
  printing: cardId,
  copies,
  anyPrinting,
  terms: { ...terms, ...termsOf(own) },
});

/** What is said, without what is not: own terms replace those of the whole list. */
function termsOf({ leastCondition, finishes, languages, maxPrice, trade }: CoverTerms): Terms {
  return {
    ...(leastCondition && { leastCondition }),
    ...(finishes && { finishes }),
    ...(languages && { languages }),
    ...(maxPrice !== undefined && { mostCents: Math.round(maxPrice * 100) }),
    ...(trade !== undefined && { trade }),
  };
}
