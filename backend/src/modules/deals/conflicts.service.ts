// The verb of a giver whose stock says that copies of a deal are gone: they are there after all, or were sold elsewhere.
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../platform/http/caching/version.js';
import type { JsonText } from '../../platform/http/lists/json-text.js';
import { DealSteps } from './deal-steps.js';
import { DealsQueries } from './deals.queries.js';
import { clearConflict, refuseUnlessIn } from './domain/conflict.js';
import { cancel } from './domain/endings.js';
import type { ResolveConflict } from './dto/conflict.dto.js';
import type { DealDto } from './dto/deal.dto.js';

const SOLD = { reason: 'SOLD_ELSEWHERE', note: null } as const;

@Injectable()
export class ConflictsService {
  constructor(
    private readonly steps: DealSteps,
    private readonly queries: DealsQueries,
  ) {}

  /** Says whether the copies are there; the deal is canceled if they aren't. Throws `deals.no-conflict`. */
  async resolve(
    caller: Pick<Caller, 'uuid'>,
    uuid: string,
    seen: IfMatch,
    { isThere }: ResolveConflict,
  ): Promise<JsonText<DealDto>> {
    const event = isThere ? 'CONFLICT_CLEARED' : 'CANCELLED';
    await this.steps.takeAs({ caller, uuid, seen }, [event], (deal, now) => {
      refuseUnlessIn(deal, caller.uuid);
      return isThere ? clearConflict(deal, caller.uuid, now) : cancel(deal, caller.uuid, SOLD, now);
    });
    return this.queries.one(caller, uuid);
  }
}
