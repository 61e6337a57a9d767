// Keeps price rules, and the prices that they hold back.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { accountClosed } from '../../listings/index.js';
import { type PriceRules, pricingOf } from './price-rules.js';
import { noPriceRules } from './rule.errors.js';
import { HOLD_PRICES } from './rules.statements.js';

/** As they are kept. */
export interface KeptRules extends PriceRules {
  readonly version: number;
  readonly isAutomatic: boolean;
}

const RULES = `r.version, r.percent::float8 as percent, r.exceptions, r.floor_cents as "floorCents",
  r.ceiling_cents as "ceilingCents", r.step_cents as "stepCents", r.never_below_paid as "neverBelowPaid",
  r.is_automatic as "isAutomatic"`;
const FIND = {
  name: 'stock.find-price-rules',
  text: `select ${RULES} from stock.price_rules r where owner = $1`,
};
/** The account is locked before its rules, as by an erasure: no row unless it is open, an empty one without rules. */
const LOCK = {
  name: 'stock.lock-price-rules',
  text: `with held as materialized (select from users.listers where uuid = $1 for share)
    select r.* from held left join lateral (
      select ${RULES} from stock.price_rules r where r.owner = $1 for update) r on true`,
};
const SAVE = {
  name: 'stock.save-price-rules',
  text: `insert into stock.price_rules (owner, percent, exceptions, floor_cents, ceiling_cents, step_cents, never_below_paid,
      is_automatic, version, updated_at)
    values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8, 1, $9)
    on conflict (owner) do update set percent = excluded.percent, exceptions = excluded.exceptions,
      floor_cents = excluded.floor_cents, ceiling_cents = excluded.ceiling_cents, step_cents = excluded.step_cents,
      never_below_paid = excluded.never_below_paid, is_automatic = excluded.is_automatic,
      version = stock.price_rules.version + 1, updated_at = excluded.updated_at`,
};
const MARK_APPLIED = {
  name: 'stock.mark-price-rules-applied',
  text: 'update stock.price_rules set applied_at = $2 where owner = $1',
};
const AUTOMATIC = {
  name: 'stock.automatic-price-rules',
  text: `select owner from stock.price_rules where is_automatic and owner > $1 order by owner limit $2`,
};

export type HeldPrices = { readonly held: number; readonly newlyHeld: number };

/** Writes belong into a unit of work. */
@Injectable()
export class PriceRulesRepository {
  constructor(private readonly sql: Sql) {}

  /** The rules of an account. Throws `stock.no-price-rules`. */
  async find(owner: string): Promise<KeptRules> {
    const found = await this.sql.row<KeptRules>(FIND, [owner]);
    if (!found) throw noPriceRules();
    return found;
  }

  /** The same; nobody else can change or apply them until the transaction ends. Undefined without any. Throws `listings.account-closed`. */
  async lock(owner: string): Promise<KeptRules | undefined> {
    const [locked] = await this.sql.rowsForChange<KeptRules | { version: null }>(LOCK, [owner]);
    if (!locked) throw accountClosed();
    return locked.version === null ? undefined : locked;
  }

  /** Saves rules that are locked, or the first ones. */
  async save(owner: string, rules: PriceRules, isAutomatic: boolean, now: Date): Promise<void> {
    const { percent, exceptions, floorCents, ceilingCents, stepCents, neverBelowPaid } = rules;
    const bounds = [floorCents, ceilingCents, stepCents, neverBelowPaid];
    await this.sql.rows(SAVE, [owner, percent, JSON.stringify(exceptions), ...bounds, isAutomatic, now]);
  }

  async markApplied(owner: string, now: Date): Promise<void> {
    await this.sql.rows(MARK_APPLIED, [owner, now]);
  }

  /** Makes the list of held prices what it is by these rules. */
  hold(owner: string, rules: PriceRules, now: Date): Promise<HeldPrices> {
    return this.sql.one<HeldPrices>(HOLD_PRICES, [owner, JSON.stringify(pricingOf(rules)), false, now]);
  }

  /** Accounts whose rules are applied after each import of prices: the next `limit` after one of them. */
  async automatic(after: string, limit: number): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ owner: string }>(AUTOMATIC, [after, limit]);
    return rows.map(({ owner }) => owner);
  }
}
