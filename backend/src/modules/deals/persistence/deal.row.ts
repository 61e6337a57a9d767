// A row of deals.deal and the deal that it keeps.
import type { Role } from '../../../kernel/role.js';
import { type Deal, type DealLine, dueAt, keptLines } from '../domain/deal.js';
import { type DealEvent, RESERVING_STATES } from '../domain/deal-machine.js';
import { askedConflict, whoseTurn } from '../domain/step.js';

/** What a step changes. */
interface ChangingRow {
  readonly state: Deal['state'];
  readonly version: number;
  readonly revision: number;
  readonly cash_cents: number | null;
  readonly payer: string | null;
  readonly meeting: Deal['meeting'];
  readonly proposal: Deal['proposal'];
  readonly lost_place: Deal['lostPlace'];
  readonly moves: number;
  readonly amendment: Deal['amendment'];
  readonly shelf: string | null;
  readonly signals: Deal['signals'];
  readonly confirmed_by: readonly string[];
  readonly witness: string | null;
  readonly whereabouts: Deal['whereabouts'];
  readonly claimed_by: string | null;
  readonly undo_by: string | null;
  readonly settlement: Deal['settlement'];
  readonly dispute: Deal['dispute'];
  readonly conflict: Deal['conflict'];
  readonly conflict_by: string | null;
  readonly conflict_until: string | null;
  readonly end_reason: Deal['endReason'];
  readonly end_note: string | null;
  readonly ended_by: string | null;
  readonly late_by: string | null;
  readonly no_show_by: string | null;
  readonly done_at: Date | null;
  readonly timer_at: Date | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly due_at: Date | null;
  readonly whose_turn: string | null;
  readonly cards: number;
  readonly changed_at: Date;
}

/** The columns of a deal, but for its sheet. */
export interface DealRow extends ChangingRow {
  readonly uuid: string;
  readonly offer: string;
  readonly kind: Deal['kind'];
  readonly first: string;
  readonly second: string;
  readonly first_role: Role;
  readonly second_role: Role;
  readonly store: string | null;
  readonly first_card: string;
  readonly created_at: Date;
}

/** What the history says last. */
export interface LastStep {
  readonly last_event: DealEvent;
  readonly last_by: string | null;
}

/** The columns of a line. */
export interface LineRow {
  readonly nth: number;
  readonly listing: string;
  readonly giver: string;
  readonly card_id: string;
  readonly card_name: string;
  readonly card_set_code: string;
  readonly card_set_name: string;
  readonly card_number: string;
  readonly card_image_url: string;
  readonly finish: DealLine['finish'];
  readonly language: string;
  readonly condition: DealLine['condition'];
  readonly agreed_condition: DealLine['condition'];
  readonly price_cents: number;
  readonly shelf: string | null;
  readonly is_struck: boolean;
}

/** What a step has changed. */
export function changingRowOf(deal: Deal): ChangingRow {
  const { state, version, revision, meeting, proposal, moves, amendment, shelf, signals, settlement } = deal;
  return {
    ...{ state, version, revision, meeting, proposal, moves, amendment, shelf, signals, settlement },
    cash_cents: deal.cash?.cents ?? null,
    payer: deal.cash?.payer ?? null,
    dispute: deal.dispute,
    lost_place: deal.lostPlace,
    conflict: deal.conflict,
    conflict_by: askedConflict(deal)?.by ?? null,
    conflict_until: askedConflict(deal)?.until ?? null,
    confirmed_by: deal.confirmedBy,
    witness: deal.witness,
    whereabouts: deal.whereabouts,
    claimed_by: deal.claimedBy,
    undo_by: deal.undoBy,
    end_reason: deal.endReason,
    end_note: deal.endNote,
    ended_by: deal.endedBy,
    late_by: deal.lateBy,
    no_show_by: deal.noShowBy,
    done_at: deal.doneAt,
    timer_at: deal.timerAt,
    starts_at: meeting && new Date(meeting.from),
    ends_at: meeting && new Date(meeting.to),
    due_at: dueAt(deal),
    whose_turn: whoseTurn(deal),
    cards: keptLines(deal).length,
    changed_at: deal.changedAt,
  };
}

/** The row of a new deal. */
export function rowOf(deal: Deal, roles: Pick<DealRow, 'first_role' | 'second_role'>): DealRow {
  const { uuid, offer, kind, first, second, store } = deal;
  return {
    ...changingRowOf(deal),
    ...{ uuid, offer, kind, first, second, store, ...roles },
    first_card: deal.lines[0]?.cardName ?? '',
    created_at: deal.createdAt,
  };
}

/** The rows of the lines; a copy is held while the deal reserves it. */
export const lineRowsOf = ({ state, lines }: Deal): (LineRow & { readonly is_held: boolean })[] =>
  lines.map((line) => ({
    ...{ nth: line.nth, listing: line.listing, giver: line.giver, finish: line.finish },
    ...{ language: line.language, condition: line.condition, shelf: line.shelf },
    card_id: line.cardId,
    card_name: line.cardName,
    card_set_code: line.setCode,
    card_set_name: line.setName,
    card_number: line.number,
    card_image_url: line.imageUrl,
    agreed_condition: line.agreedCondition,
    price_cents: line.priceCents,
    is_struck: line.isStruck,
    is_held: RESERVING_STATES.includes(state) && !line.isStruck,
  }));

/** The line of a row. */
export const lineOfRow = (row: LineRow): DealLine => ({
  ...{ nth: row.nth, listing: row.listing, giver: row.giver, finish: row.finish },
  ...{ language: row.language, condition: row.condition, shelf: row.shelf },
  cardId: row.card_id,
  cardName: row.card_name,
  setCode: row.card_set_code,
  setName: row.card_set_name,
  number: row.card_number,
  imageUrl: row.card_image_url,
  agreedCondition: row.agreed_condition,
  priceCents: row.price_cents,
  isStruck: row.is_struck,
});

/** The deal of a row and its lines. */
export function dealOf(row: DealRow & LastStep, lines: readonly LineRow[]): Deal {
  const { uuid, offer, kind, first, second, store, state, version, revision, moves } = row;
  const { meeting, proposal, amendment, shelf, signals, settlement, dispute, payer } = row;
  return {
    ...{ uuid, offer, kind, first, second, store, state, version, revision, moves },
    ...{ meeting, proposal, amendment, shelf, signals, settlement, dispute },
    cash: payer === null || row.cash_cents === null ? null : { cents: row.cash_cents, payer },
    lines: lines.map(lineOfRow),
    confirmedBy: row.confirmed_by,
    witness: row.witness,
    whereabouts: row.whereabouts,
    claimedBy: row.claimed_by,
    undoBy: row.undo_by,
    lostPlace: row.lost_place,
    conflict: row.conflict,
    endReason: row.end_reason,
    endNote: row.end_note,
    endedBy: row.ended_by,
    lateBy: row.late_by,
    noShowBy: row.no_show_by,
    doneAt: row.done_at,
    timerAt: row.timer_at,
    last: { event: row.last_event, by: row.last_by },
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}
