// The verbs of kept plans: save, rename, plan again, share, delete.
import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { UsersFacade } from '../../users/index.js';
import { CoverService } from '../cover.service.js';
import { accountClosed, planNotFound, sharedPlanNotFound, tooManyPlans } from '../domain/cover.errors.js';
import type { CoverRequest } from '../dto/cover-request.dto.js';
import type { SavedPlan, SavedPlanSummary, SavePlan, SharedPlan } from '../dto/saved-plan.dto.js';
import { only } from './only-plan.js';
import { SavedPlansRepository } from './saved-plans.repository.js';
import { sharedPlan } from './shared-plan.js';

type Owner = Pick<Caller, 'uuid'>;
/** Of the secret in a link. */
const LINK_BYTES = 16;
export const LINK = /^[\w-]{22}$/;

@Injectable()
export class SavedPlansService {
  constructor(
    private readonly cover: CoverService,
    private readonly plans: SavedPlansRepository,
    private readonly users: UsersFacade,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  of({ uuid: owner }: Owner): Promise<SavedPlanSummary[]> {
    return this.plans.of(owner);
  }

  /** Throws `cover.plan-not-found`. */
  async one({ uuid: owner }: Owner, uuid: string): Promise<SavedPlan> {
    return known(await this.plans.find(owner, uuid));
  }

  /** Throws `cover.shared-plan-not-found`. */
  async shared(link: string): Promise<SharedPlan> {
    const plan = LINK.test(link) ? await this.plans.withLink(link) : undefined;
    if (!plan) throw sharedPlanNotFound();
    return sharedPlan(plan.title, plan.answer);
  }

  /** Plans a list, and keeps one of the plans. Throws what planning throws, `cover.too-many-plans`, `cover.account-closed`. */
  async save(caller: Owner, { title, kind, ...asked }: SavePlan): Promise<SavedPlan> {
    const answer = only(kind, await this.cover.plan(caller, asked));
    const uuid = randomUUID();
    const plan = { uuid, owner: caller.uuid, title, kind, asked, answer, now: this.clock.now() };
    await this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOpen(caller.uuid))) throw accountClosed();
      if (!(await this.plans.add(plan))) throw tooManyPlans();
    });
    return this.one(caller, uuid);
  }

  /** Plans the same list with what is on offer now. Throws `cover.plan-not-found`. */
  async refresh(caller: Owner, uuid: string): Promise<SavedPlan> {
    const { asked, kind } = await this.one(caller, uuid);
    const now = this.clock.now();
    const answer = only(kind, await this.cover.plan(caller, stillToCome(asked, now)));
    return known(await this.plans.replace(caller.uuid, uuid, answer, now));
  }

  /** Throws `cover.plan-not-found`. */
  async rename({ uuid: owner }: Owner, uuid: string, title: string): Promise<SavedPlan> {
    return known(await this.plans.rename(owner, uuid, title));
  }

  /** Anyone who has the link sees the plan from now on; one that is shared keeps its link. Throws `cover.plan-not-found`. */
  async share({ uuid: owner }: Owner, uuid: string): Promise<SavedPlan> {
    const link = randomBytes(LINK_BYTES).toString('base64url');
    return known(await this.plans.setLink(owner, uuid, link));
  }

  /** The link leads nowhere from now on. Throws `cover.plan-not-found`. */
  async stopSharing({ uuid: owner }: Owner, uuid: string): Promise<SavedPlan> {
    return known(await this.plans.setLink(owner, uuid, null));
  }

  /** Throws `cover.plan-not-found`. */
  async remove({ uuid: owner }: Owner, uuid: string): Promise<void> {
    if (!(await this.plans.remove(owner, uuid))) throw planNotFound();
  }
}

function known(plan: SavedPlan | undefined): SavedPlan {
  if (!plan) throw planNotFound();
  return plan;
}

/** Nobody plans to go in the past: then any time will do. */
const stillToCome = ({ at, ...asked }: CoverRequest, now: Date): CoverRequest =>
  at && new Date(at) > now ? { at, ...asked } : asked;
