// The verb of a till: puts lines, each with its own result, all that can be in one transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import {
  type CopyChange,
  externalIdTaken,
  ListingsFacade,
  MAX_COPIES_AT_ONCE,
  priceOf,
} from '../../listings/index.js';
import { stockChanged, tooManyCopies } from '../domain/stock.errors.js';
import { BatchRepository } from '../persistence/batch.repository.js';
import type { PutLine, PutLineResult, PutLines, PutLinesResult } from './dto/put-lines.dto.js';
import { KNOWN_LINES } from './till.statements.js';
import {
  BELOW_RESERVED,
  type KnownLine,
  type LinePlan,
  planLine,
  TILL_REFUSALS,
  type TillLine,
} from './till-line.js';

@Injectable()
export class TillService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly listings: ListingsFacade,
    private readonly batches: BatchRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Puts lines: what can be written is, the results say what of the rest. Throws `stock.changed`, `stock.too-many-copies`,
   * `listings.account-closed`, `listings.too-many`.
   */
  put({ uuid: owner }: Pick<Caller, 'uuid'>, { mode, lines }: PutLines): Promise<PutLinesResult> {
    const sent = lines.map(lineOf);
    const done = this.unitOfWork.run(async () => {
      await this.batches.lockQuantities(owner);
      const known = await this.sql.one<{ lines: string }>(KNOWN_LINES, [owner, JSON.stringify(sent)]);
      const now = this.clock.now();
      const hidden = mode === 'SET' ? await this.listings.hiddenCopies(owner) : [];
      const meant = (JSON.parse(known.lines) as KnownLine[]).map((line) => ({ ...line, hidden }));
      const plans = planAll(sent, meant, mode, now);
      const batch = await this.carryOut(owner, plans, now);
      const revised = plans.flatMap((plan) => plan.revise ?? []);
      if (revised.length > 0) await this.listings.reviseKnownLines(owner, revised);
      const shortages = plans.map(({ missing }, nth) => {
        return { copies: (meant[nth]?.kept ?? []).map(({ uuid }) => uuid), missing };
      });
      await this.listings.reportShortages(owner, shortages);
      return { batch, lines: plans.map((plan, nth) => resultOf(plan, sent[nth])) };
    });
    return done.catch((error: unknown) => {
      // Somebody else has just given one of these external IDs to another line: the result of the next call names it.
      throw error instanceof DomainError && error.code === externalIdTaken.code ? stockChanged() : error;
    });
  }

  /** Writes what is planned; resolves with the batch that undoes it, null if nothing changes. */
  private async carryOut(owner: string, plans: readonly LinePlan[], now: Date): Promise<string | null> {
    const withdraw = plans.flatMap((plan) => plan.withdraw);
    const sell = plans.flatMap((plan) => plan.sell);
    const change = plans.flatMap((plan) => plan.change);
    const reprice = plans.flatMap((plan) => plan.reprice);
    const add = plans.flatMap((plan) => plan.add ?? []);
    const added = add.reduce((sum, { quantity }) => sum + quantity, 0);
    const own = [withdraw, sell, change, reprice].filter((each) => each.length > 0);
    const copies = own.flat().length + added;
    if (copies === 0) return null;
    if (copies > MAX_COPIES_AT_ONCE) throw tooManyCopies();
    const batch = await this.batches.begin(owner, 'TILL', now);
    const keep = async (done: CopyChange, expected: number) => {
      // Somebody else's change came between the look and the lock: the till calls again.
      if (done.copies !== expected) throw stockChanged();
      await this.batches.addEntries(batch, done.entries);
    };
    // In several calls they would be locked in another order than elsewhere.
    const isLocked = own.length > 1;
    if (isLocked) await this.listings.lockCopies(owner, own.flat());
    if (withdraw.length > 0)
      await keep(await this.listings.withdrawCopies(owner, withdraw, { isLocked }), withdraw.length);
    if (sell.length > 0) await keep(await this.listings.sellCopies(owner, sell, { isLocked }), sell.length);
    if (change.length > 0)
      await keep(await this.listings.changeCopies(owner, change, { isLocked }), change.length);
    if (reprice.length > 0)
      await keep(await this.listings.repriceCopies(owner, reprice, { isLocked }), reprice.length);
    if (add.length > 0) await keep(await this.listings.addCopies(owner, add), added);
    const summary = {
      change: 'till',
      changed: change.length + reprice.length,
      added,
      sold: sell.length,
      withdrawn: withdraw.length,
    };
    await this.batches.finish(batch, now, summary);
    await this.unitOfWork.record({ action: 'stock.edited', actor: owner, target: batch });
    return batch;
  }
}

/** Plans the lines in their order. A line that means copies of one before it is refused: both would count them. */
function planAll(
  sent: readonly TillLine[],
  known: readonly KnownLine[],
  mode: PutLines['mode'],
  now: Date,
): LinePlan[] {
  const taken = new Set<string>();
  return sent.map((line, nth) => {
    const meant = known[nth] as KnownLine;
    const keys = [keyOf(line, meant), ...meant.copies.map(({ uuid }) => uuid)];
    const isTwice = keys.some((key) => taken.has(key));
    for (const key of keys) taken.add(key);
    // The card of a merged printing is known by the one that it was merged into.
    const asked = line.card_id && meant.asked ? { ...line, card_id: meant.asked } : line;
    return planLine(asked, isTwice ? { ...meant, isTwice } : meant, mode, now);
  });
}

const keyOf = (
  { external_id, card_id, condition, finish = 'NONFOIL', language = 'en', type = 'SELL' }: TillLine,
  { terms, asked }: KnownLine,
) =>
  external_id === undefined || external_id === null
    ? [terms?.card_id ?? asked ?? card_id, condition, finish, language, type].join()
    : `id ${external_id}`;

function lineOf({
  externalId,
  cardId,
  price,
  quantity,
  expectedQuantity,
  shelf,
  note,
  sell,
  ...terms
}: PutLine): TillLine {
  return {
    ...terms,
    quantity,
    ...(expectedQuantity !== undefined && { expected: expectedQuantity }),
    ...(sell && { sell: sell.price === undefined ? {} : { cents: priceOf(sell.price)?.cents } }),
    ...(externalId !== undefined && { external_id: externalId }),
    ...(cardId !== undefined && { card_id: cardId }),
    ...(price !== undefined && { price_cents: priceOf(price)?.cents }),
    // An empty text takes it away.
    ...(shelf !== undefined && { shelf: shelf || null }),
    ...(note !== undefined && { note: note || null }),
  };
}

function resultOf(
  { outcome, refusal, before, after, reserved }: LinePlan,
  line: TillLine | undefined,
): PutLineResult {
  return {
    ...(line?.external_id && { externalId: line.external_id }),
    outcome,
    ...(refusal && { code: refusal, message: TILL_REFUSALS[refusal] }),
    ...(outcome === 'BELOW_RESERVED' && BELOW_RESERVED),
    reserved,
    quantityBefore: before,
    quantityAfter: after,
  };
}
