// How a deal is opened: its copies are reserved, its sheet is frozen, and its first timer begins.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { type KeptUntil, ListingsFacade } from '../listings/index.js';
import { DealSteps } from './deal-steps.js';
import { DealTimers } from './deal-timers.js';
import { accountClosed } from './domain/deal.errors.js';
import { type Deal, type DealLine, keptLines, type Meeting } from './domain/deal.js';
import type { DealKind } from './domain/deal-machine.js';
import { type SheetCash, type SheetLine } from './domain/fair-trade-sheet.js';
import { proposeMeeting } from './domain/meet.js';
import { lineOf, openDeal, reservedUntil } from './domain/open.js';
import { type FairTradeSheet, fairTradeSheet } from './frozen-sheet.js';
import { MarketFigures } from './market-figures.js';
import { MeetingPlaces } from './meeting-places.js';
import { DealRepository, type Participant } from './persistence/deal.repository.js';

/** A deal to open: what the offer says that both have accepted. */
export interface DealToOpen {
  readonly offer: string;
  readonly kind: DealKind;
  /** Who asked. */
  readonly first: string;
  /** Who was asked. */
  readonly second: string;
  readonly copies: readonly {
    readonly listing: string;
    readonly giver: string;
    readonly priceCents: number;
  }[];
  readonly cash: { readonly cents: number; readonly payer: string } | null;
  /** The sheet of these copies, where it was made in the same unit of work. */
  readonly sheet?: FairTradeSheet;
  /** Of a hold: until when the store keeps the cards; null where both are to agree on that. */
  readonly heldUntil?: Date | null;
  /** A meeting that both have agreed on already. */
  readonly meeting?: Meeting;
  /** An event at which to meet, which a party proposes with it; it isn't where the other could not confirm it. */
  readonly proposed?: { readonly event: string; readonly by: string };
}

/** A copy of a sheet. */
export interface CopyOfDeal {
  readonly cardId: string;
}

/** Of two who both have not said where they are. */
const UNKNOWN_ZONE = 'UTC';

@Injectable()
export class DealOpening {
  constructor(
    private readonly deals: DealRepository,
    private readonly listings: ListingsFacade,
    private readonly market: MarketFigures,
    private readonly places: MeetingPlaces,
    private readonly timers: DealTimers,
    private readonly steps: DealSteps,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a deal in the caller's unit of work, which says so: no event is published. Resolves with its id. Throws
   * `listings.not-available`, `deals.account-closed`.
   */
  async open(asked: DealToOpen): Promise<string> {
    const uuid = randomUUID();
    const now = this.clock.now();
    const [first, second] = await this.participants(asked);
    const counter = [second, first].find(({ role }) => role === 'STORE');
    const store = counter?.uuid ?? null;
    const zone = counter?.zone ?? (counter === first ? second : first).zone ?? UNKNOWN_ZONE;
    const meeting = meetingOf(asked, counter && { ...counter, zone }, now);
    const { offer, kind, cash } = asked;
    const draft = { uuid, offer, kind, first: first.uuid, second: second.uuid, store, cash, meeting };
    const kept = reservedUntil(openDeal({ ...draft, lines: [] }, now), now);
    const deal = openDeal({ ...draft, lines: await this.reserve(uuid, asked, kept) }, now);
    const sheet = asked.sheet ?? (await this.freeze(deal, now));
    await this.deals.add(deal, sheet, { first_role: first.role, second_role: second.role });
    await this.timers.schedule(deal, null, now);
    if (asked.proposed) await this.propose(deal, asked.proposed, now);
    return uuid;
  }

  /** Proposes to meet at an event, if there is still time for that. */
  private async propose(
    deal: Deal,
    { event, by }: NonNullable<DealToOpen['proposed']>,
    now: Date,
  ): Promise<void> {
    const meeting = await this.places.atEvent(deal, event, now);
    if (meeting) await this.steps.carryOut(proposeMeeting(deal, by, meeting, now), now);
  }

  /** The sheet of copies as it is now. */
  async sheetOf(
    lines: readonly (Omit<SheetLine, 'market'> & CopyOfDeal)[],
    cash: SheetCash | null,
    now = this.clock.now(),
  ): Promise<FairTradeSheet> {
    const figures = await this.market.of(lines);
    const priced = lines.map((line, nth) => ({ ...line, market: figures[nth] ?? null }));
    return fairTradeSheet(priced, cash, now);
  }

  private async participants({ first, second }: DealToOpen): Promise<[Participant, Participant]> {
    const open = await this.deals.participants([first, second]);
    const [one, other] = [open.get(first), open.get(second)];
    if (!one || !other) throw accountClosed();
    return [one, other];
  }

  private async reserve(uuid: string, { copies }: DealToOpen, kept: KeptUntil): Promise<DealLine[]> {
    const asked = copies.map(({ listing, giver }) => ({ listing, lister: giver }));
    const reserved = await this.listings.reserveCopies(uuid, asked, kept);
    return reserved.map((copy, nth) => lineOf(copy, nth, copies[nth]?.priceCents ?? copy.priceCents));
  }

  /** The sheet of what is handed over in a deal, as both agree on it now. */
  freeze(deal: Deal, now: Date): Promise<FairTradeSheet> {
    const sideOf = (account: string) => (account === deal.first ? ('first' as const) : ('second' as const));
    const lines = keptLines(deal).map(
      ({ nth, giver, cardId, agreedCondition: condition, finish, priceCents }) => {
        return { nth, giver: sideOf(giver), cardId, condition, finish, priceCents };
      },
    );
    const cash = deal.cash && { cents: deal.cash.cents, payer: sideOf(deal.cash.payer) };
    return this.sheetOf(lines, cash, now);
  }
}

/** Of a hold the counter of the store, until the moment to which it is held, by the clock there: by that of who asked where that isn't known. */
function meetingOf(
  { kind, heldUntil, meeting }: DealToOpen,
  store: (Participant & { readonly zone: string }) | undefined,
  now: Date,
): Meeting | null {
  if (kind !== 'HOLD') return meeting ?? null;
  if (!store || heldUntil === undefined) throw new Error('A hold needs a store and a moment');
  if (!heldUntil) return null;
  const at = { event: null, text: null, from: now.toISOString(), to: heldUntil.toISOString() };
  return { kind: 'COUNTER', ...at, store: { uuid: store.uuid, name: store.name }, timeZone: store.zone };
}
