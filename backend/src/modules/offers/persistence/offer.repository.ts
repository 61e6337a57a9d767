// Keeps offers with their revisions.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Cash } from '../domain/offer.js';
import { cashOf, type OfferRow } from './offer-row.js';
import type { OfferLine, OfferTerms } from './terms.js';

const FIELDS = `kind, state, proposer, recipient, revision, turn, waiting, hours, expires_at, cards, first_card, void_reason, deal,
  created_at, changed_at, sent_at, remind_at, event`;
const PARTIES = {
  name: 'offers.parties',
  text: 'select proposer, recipient from offers.offer where uuid = $1',
};
const FOR_CHANGE = {
  name: 'offers.for-change',
  text: `select uuid, ${FIELDS} from offers.offer where uuid = $1 for update`,
};
const DRAFT = {
  name: 'offers.draft',
  text: `select uuid, ${FIELDS} from offers.offer where proposer = $1 and recipient = $2 and state = 'DRAFT' for update`,
};
const SAVE = {
  name: 'offers.save',
  text: `update offers.offer set (${FIELDS}) = (select ${FIELDS} from json_populate_record(null::offers.offer, $2::json))
    where uuid = $1`,
};
const REVISION_FIELDS = 'offer, revision, author, cash_cents, cash_payer, note, sheet, made_at';
/** Of `saved`, a revision, the lines $9. */
const ADD_LINES = `insert into offers.line (offer, revision, nth, listing, giver, price_cents, card_id, card_name, card_set_code, card_set_name,
      card_number, card_image_url, condition, finish, language)
    select s.offer, s.revision, l.nth - 1, l.listing, l.giver, l.cents, l."cardId", l."cardName", l."setCode", l."setName", l.number,
      l."imageUrl", l.condition, l.finish, l.language
    from saved s, rows from (json_to_recordset($9::json) as (listing uuid, giver uuid, cents int, "cardId" uuid, "cardName" text,
        "setCode" text, "setName" text, number text, "imageUrl" text, condition text, finish text, language text))
      with ordinality as l (listing, giver, cents, "cardId", "cardName", "setCode", "setName", number, "imageUrl", condition,
        finish, language, nth)`;
/** $1 to $8 a revision, which replaces that of a draft, $9 its lines. */
const SAVE_REVISION = {
  name: 'offers.save-revision',
  text: `with saved as (
      insert into offers.revision (${REVISION_FIELDS}) values ($1, $2, $3, $4, $5, $6, $7, $8)
      on conflict (offer, revision) do update set cash_cents = excluded.cash_cents, cash_payer = excluded.cash_payer,
        note = excluded.note, sheet = excluded.sheet, made_at = excluded.made_at
      returning offer, revision)
    ${ADD_LINES}`,
};
/** $1 to $9 the first revision of the offer $10. */
const ADD = {
  name: 'offers.add',
  text: `with added as (
      insert into offers.offer (uuid, ${FIELDS})
      select uuid, ${FIELDS} from json_populate_record(null::offers.offer, $10::json) returning uuid),
    saved as (
      insert into offers.revision (${REVISION_FIELDS})
      select $1::uuid, $2::int, $3::uuid, $4::int, $5::uuid, $6::text, $7::jsonb, $8::timestamptz from added returning offer, revision)
    ${ADD_LINES}`,
};
const FORGET_LINES = {
  name: 'offers.forget-lines',
  text: 'delete from offers.line where offer = $1 and revision = $2',
};
const REVISION = {
  name: 'offers.revision',
  text: `select author, cash_cents, cash_payer, note, (
      select coalesce(json_agg(l), '[]') from (
        select listing, giver, price_cents as cents, card_id as "cardId", card_name as "cardName", card_set_code as "setCode",
          card_set_name as "setName", card_number as number, card_image_url as "imageUrl", condition, finish, language
        from offers.line where offer = $1 and revision = $2 order by nth) l) as lines
    from offers.revision where offer = $1 and revision = $2`,
};

/** A revision as it is kept. */
export interface Revision extends OfferTerms {
  readonly author: string;
}

@Injectable()
export class OfferRepository {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The two of an offer, who never change. */
  parties(uuid: string): Promise<Pick<OfferRow, 'proposer' | 'recipient'> | undefined> {
    return this.sql.row(PARTIES, [uuid]);
  }

  /** An offer that nobody else can change until the transaction ends. */
  async forChange(uuid: string): Promise<OfferRow | undefined> {
    return (await this.sql.rowsForChange<OfferRow & object>(FOR_CHANGE, [uuid]))[0];
  }

  /** The draft of one account to another, likewise. */
  async draft(proposer: string, recipient: string): Promise<OfferRow | undefined> {
    return (await this.sql.rowsForChange<OfferRow & object>(DRAFT, [proposer, recipient]))[0];
  }

  /** Adds an offer with its first revision. */
  async add(offer: OfferRow, revision: Revision, sheet: object): Promise<void> {
    this.unitOfWork.managerOf(ADD.name);
    await this.sql.rows(ADD, [...valuesOf(offer, revision, sheet), JSON.stringify(offer)]);
  }

  async save(offer: OfferRow): Promise<void> {
    this.unitOfWork.managerOf(SAVE.name);
    await this.sql.rows(SAVE, [offer.uuid, JSON.stringify(offer)]);
  }

  /** Keeps the latest revision of an offer; of a draft it replaces the one before it. */
  async saveRevision(offer: OfferRow, revision: Revision, sheet: object): Promise<void> {
    this.unitOfWork.managerOf(SAVE_REVISION.name);
    await this.sql.rows(FORGET_LINES, [offer.uuid, offer.revision]);
    await this.sql.rows(SAVE_REVISION, valuesOf(offer, revision, sheet));
  }

  /** A revision of an offer; undefined if there is none of this number. */
  async revision(uuid: string, revision: number): Promise<Revision | undefined> {
    const row = await this.sql.row<{
      author: string;
      cash_cents: number | null;
      cash_payer: string | null;
      note: string | null;
      lines: OfferLine[];
    }>(REVISION, [uuid, revision]);
    if (!row) return undefined;
    const { author, lines, note } = row;
    const cash: Cash | null = cashOf(row);
    return { author, lines, cash, note };
  }
}

function valuesOf(
  { uuid, revision, changed_at }: OfferRow,
  { author, lines, cash, note }: Revision,
  sheet: object,
): unknown[] {
  return [
    ...[uuid, revision, author, cash?.cents ?? null, cash?.payer ?? null, note],
    ...[JSON.stringify(sheet), changed_at, JSON.stringify(lines)],
  ];
}
