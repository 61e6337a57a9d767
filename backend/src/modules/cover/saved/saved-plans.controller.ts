// The routes of kept plans. All but one are about the caller's own.
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentCaller, Public } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../../platform/http/access/owners-only.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import { Listed, Page } from '../../../platform/http/lists/list.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { Uuid } from '../../../platform/http/validation/uuid.pipe.js';
import { COVER } from '../cover.limits.js';
import * as errors from '../domain/cover.errors.js';
import { RenamePlan, SavedPlan, SavedPlanSummary, SavePlan, SharedPlan } from '../dto/saved-plan.dto.js';
import { LINK, SavedPlansService } from './saved-plans.service.js';

/** Nobody learns which plans others have. */
const OWN_PLAN = { foreign: errors.planNotFound, missing: errors.planNotFound };

@ApiTags('cover')
@Controller('cover')
export class SavedPlansController {
  constructor(private readonly service: SavedPlansService) {}

  /** The plans that the caller keeps, latest first */
  @Get('plans')
  @Listed(SavedPlanSummary)
  async getSavedPlans(@CurrentCaller() caller: Caller): Promise<Page<SavedPlanSummary>> {
    return Page.whole(await this.service.of(caller));
  }

  /**
   * Plans where to get a list, and keeps one of the plans
   * @remarks It is planned with what is on offer now. An account keeps at most 50.
   */
  @Limited(COVER)
  @Post('plans')
  @Idempotent()
  @ApiCreatedResponse({ type: SavedPlan })
  @Fails(
    errors.nothingToCover,
    errors.twoLists,
    errors.listUnreadable,
    errors.listTooLong,
    errors.tooManyPlans,
    errors.accountClosed,
  )
  savePlan(@CurrentCaller() caller: Caller, @Body() asked: SavePlan): Promise<SavedPlan> {
    return this.service.save(caller, asked);
  }

  /** A plan that the caller keeps */
  @Get('plans/:uuid')
  @ApiOkResponse({ type: SavedPlan })
  @OwnersOnly(OWN_PLAN)
  getSavedPlan(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<SavedPlan> {
    return this.service.one(caller, uuid);
  }

  /** Renames a kept plan */
  @Patch('plans/:uuid')
  @ApiOkResponse({ type: SavedPlan })
  @OwnersOnly(OWN_PLAN)
  renameSavedPlan(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() { title }: RenamePlan,
  ): Promise<SavedPlan> {
    return this.service.rename(caller, uuid, title);
  }

  /**
   * Plans the list of a kept plan again, with what is on offer now
   * @remarks The planned time counts as long as it is to come.
   */
  @Limited(COVER)
  @Post('plans/:uuid/refresh')
  @HttpCode(200)
  @ApiOkResponse({ type: SavedPlan })
  @OwnersOnly(OWN_PLAN)
  @Fails(errors.listUnreadable)
  refreshSavedPlan(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<SavedPlan> {
    return this.service.refresh(caller, uuid);
  }

  /**
   * Shares a kept plan by a link
   * @remarks Anyone who has the link sees the plan: its stores by name, its players by their distance band alone.
   */
  @Put('plans/:uuid/link')
  @ApiOkResponse({ type: SavedPlan })
  @OwnersOnly(OWN_PLAN)
  sharePlan(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<SavedPlan> {
    return this.service.share(caller, uuid);
  }

  /** Shares a kept plan no longer: its link leads nowhere from then on */
  @Delete('plans/:uuid/link')
  @ApiOkResponse({ type: SavedPlan })
  @OwnersOnly(OWN_PLAN)
  stopSharingPlan(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<SavedPlan> {
    return this.service.stopSharing(caller, uuid);
  }

  /** Deletes a kept plan */
  @Delete('plans/:uuid')
  @HttpCode(204)
  @ApiNoContentResponse()
  @OwnersOnly(OWN_PLAN)
  async removeSavedPlan(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<void> {
    await this.service.remove(caller, uuid);
  }

  /** A plan that somebody has shared by this link */
  @Public()
  @Get('shared/:link')
  @ApiParam({
    name: 'link',
    description: 'The secret of the link.',
    schema: { type: 'string', pattern: LINK.source },
  })
  @ApiOkResponse({ type: SharedPlan })
  @Fails(errors.sharedPlanNotFound)
  getSharedPlan(@Param('link') link: string): Promise<SharedPlan> {
    return this.service.shared(link);
  }
}
