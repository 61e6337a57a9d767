// Keeps plans and reads them.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { arrayText, moment } from '../../../platform/database/json-page.js';
import { Sql, type Statement } from '../../../platform/database/sql.js';
import { neitherBlocked } from '../../listings/index.js';
import { tradesAnywhere } from '../../users/index.js';
import type { PlanKind } from '../domain/planner/index.js';
import { MAX_SAVED } from '../domain/saved-plan.js';
import type { CoverDto } from '../dto/cover.dto.js';
import type { CoverRequest } from '../dto/cover-request.dto.js';
import type { SavedPlan, SavedPlanSummary } from '../dto/saved-plan.dto.js';
import { asShownNow, type NamesNow, withoutNames } from './names-now.js';

const SUMMARY = `p.uuid, p.title, p.kind, p.answer #> '{plans,0,total}' as total, p.answer #> '{plans,0,copies}' as copies,
  jsonb_array_length(p.answer #> '{plans,0,stops}') as stops, ${moment('p.planned_at')} as "plannedAt", p.link`;
/** What the stops of a plan are called at `now`, and where: of those whom others may see, and with whom its owner may trade. */
const namesAt = (
  now: string,
): string => `(select coalesce(json_object_agg(m.uuid, json_build_object('name', m.name, 'address', m.address)), '{}')
  from jsonb_array_elements(p.answer -> 'stops') s
    cross join lateral (select uuid, name, address from users.listers where uuid = (s ->> 'uuid')::uuid limit 1) m
  where ${neitherBlocked('p.owner', 'm.uuid')}
    and (s ->> 'role' = 'STORE' or ${tradesAnywhere('m.uuid', now)} and ${tradesAnywhere('p.owner', now)})) as names`;
const wholeAt = (now: string): string => `${SUMMARY}, p.asked, p.answer, ${namesAt(now)}`;

/** $1 owner. */
const PLANS = {
  name: 'cover.saved-plans',
  text: `select ${arrayText({
    entry: 'l.*',
    rows: `select ${SUMMARY} from cover.saved_plan p where p.owner = $1 order by p.saved_at desc, p.uuid desc limit ${MAX_SAVED}`,
  })}::json as plans`,
};
/** $1 owner, $2 plan, $3 now. */
const PLAN = {
  name: 'cover.saved-plan',
  text: `select ${wholeAt('$3')} from cover.saved_plan p where p.owner = $1 and p.uuid = $2`,
};
/** $1 the secret of its link, $2 now: it leads nowhere while its owner is closed or suspended. */
const SHARED = {
  name: 'cover.shared-plan',
  text: `select p.title, p.answer, ${namesAt('$2')} from cover.saved_plan p
    where p.link = $1 and exists (select from users.listers o where o.uuid = p.owner)`,
};
/** No row where the account keeps as many as it can. */
const ADD = {
  name: 'cover.save-plan',
  text: `insert into cover.saved_plan (uuid, owner, title, kind, asked, answer, saved_at, planned_at)
    select $1::uuid, $2::uuid, $3, $4, $5::jsonb, $6::jsonb, $7::timestamptz, $7
    where (select count(*) from (select from cover.saved_plan where owner = $2 limit ${MAX_SAVED}) kept) < ${MAX_SAVED}
    returning true as kept`,
};
const REPLACE = {
  name: 'cover.replan',
  text: `update cover.saved_plan p set answer = $3::jsonb, planned_at = $4::timestamptz where owner = $1 and uuid = $2
    returning ${wholeAt('$4')}`,
};
/** $3 the secret of a link, which one that is there already stays; null for none. $4 now. */
const LINK = {
  name: 'cover.link-plan',
  text: `update cover.saved_plan p set link = case when $3::text is not null then coalesce(p.link, $3) end
    where owner = $1 and uuid = $2 returning ${wholeAt('$4')}`,
};
/** $3 title, $4 now. */
const RENAME = {
  name: 'cover.rename-plan',
  text: `update cover.saved_plan p set title = $3 where owner = $1 and uuid = $2 returning ${wholeAt('$4')}`,
};
const REMOVE = {
  name: 'cover.remove-plan',
  text: 'delete from cover.saved_plan where owner = $1 and uuid = $2 returning true as gone',
};

/** A plan that is about to be kept. */
export interface NewPlan {
  readonly uuid: string;
  readonly owner: string;
  readonly title: string;
  readonly kind: PlanKind;
  readonly asked: CoverRequest;
  /** With this plan alone. */
  readonly answer: CoverDto;
  readonly now: Date;
}

/** A kept answer has no names of its own. */
type Shown<Plan> = Plan & { readonly names: NamesNow };

@Injectable()
export class SavedPlansRepository {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async of(owner: string): Promise<SavedPlanSummary[]> {
    return (await this.sql.one<{ plans: SavedPlanSummary[] }>(PLANS, [owner])).plans;
  }

  find(owner: string, uuid: string): Promise<SavedPlan | undefined> {
    return this.plan(PLAN, [owner, uuid, this.clock.now()]);
  }

  async withLink(link: string): Promise<{ title: string; answer: CoverDto } | undefined> {
    const values = [link, this.clock.now()];
    const row = await this.sql.row<Shown<{ title: string; answer: CoverDto }>>(SHARED, values);
    return row && { title: row.title, answer: asShownNow(row.answer, row.names) };
  }

  /** False where the account keeps as many as it can. Locks its plans until the transaction ends, outside of which this throws. */
  async add({ uuid, owner, title, kind, asked, answer, now }: NewPlan): Promise<boolean> {
    await this.sql.lock('savedPlans', owner);
    const json = [JSON.stringify(asked), JSON.stringify(withoutNames(answer))];
    return (await this.sql.row(ADD, [uuid, owner, title, kind, ...json, now])) !== undefined;
  }

  replace(owner: string, uuid: string, answer: CoverDto, now: Date): Promise<SavedPlan | undefined> {
    return this.plan(REPLACE, [owner, uuid, JSON.stringify(withoutNames(answer)), now]);
  }

  rename(owner: string, uuid: string, title: string): Promise<SavedPlan | undefined> {
    return this.plan(RENAME, [owner, uuid, title, this.clock.now()]);
  }

  setLink(owner: string, uuid: string, link: string | null): Promise<SavedPlan | undefined> {
    return this.plan(LINK, [owner, uuid, link, this.clock.now()]);
  }

  async remove(owner: string, uuid: string): Promise<boolean> {
    return (await this.sql.row(REMOVE, [owner, uuid])) !== undefined;
  }

  private async plan(statement: Statement, values: readonly unknown[]): Promise<SavedPlan | undefined> {
    const row = await this.sql.row<Shown<SavedPlan>>(statement, values);
    if (!row) return undefined;
    const { names, ...plan } = row;
    return { ...plan, answer: asShownNow(plan.answer, names) };
  }
}
