// The routes of templates. All are about the caller's own.
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { wrongRole } from '../../../platform/http/access/access.guard.js';
import { CurrentCaller, OnlyFor } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../../platform/http/access/owners-only.js';
import {
  Conditional,
  type IfMatch,
  SeenVersions,
  Versioned,
} from '../../../platform/http/caching/version.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import { Listed, type Page } from '../../../platform/http/lists/list.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { Uuid } from '../../../platform/http/validation/uuid.pipe.js';
import { requestInvalid } from '../../../platform/http/validation/validation.js';
import { noTownNear, townsLoading } from '../../places/index.js';
import * as events from '../domain/event.errors.js';
import { PICTURE_ERRORS } from '../pictures/picture.js';
import * as errors from './domain/template.errors.js';
import { SaveTemplate, TemplateDto } from './dto/template.dto.js';
import { CHANGE_TEMPLATES } from './templates.limits.js';
import { TemplatesService } from './templates.service.js';

const TEMPLATE = { foreign: errors.notYourTemplate, missing: errors.templateNotFound };
const OWNER_ERRORS = [wrongRole, events.accountClosed];
const SAVE_ERRORS = [
  requestInvalid,
  events.unknownGame,
  events.unknownFormat,
  events.badEnd,
  events.leastAboveCapacity,
  noTownNear,
  townsLoading,
  PICTURE_ERRORS.unknown,
  errors.templateNameTaken,
];

@ApiTags('events')
@Controller('events/templates')
export class TemplatesController {
  constructor(private readonly service: TemplatesService) {}

  /**
   * The caller's templates of events, by name
   * @remarks 50 at most.
   */
  @Get()
  @Listed(TemplateDto)
  getEventTemplates(@CurrentCaller() caller: Caller): Promise<Page<TemplateDto>> {
    return this.service.own(caller);
  }

  /** Saves a template of events */
  @OnlyFor('STORE')
  @Limited(CHANGE_TEMPLATES)
  @Post()
  @Idempotent()
  @Versioned(201, TemplateDto)
  @Fails(...SAVE_ERRORS, errors.tooManyTemplates, ...OWNER_ERRORS)
  addEventTemplate(@CurrentCaller() caller: Caller, @Body() template: SaveTemplate): Promise<TemplateDto> {
    return this.service.add(caller, template);
  }

  /** Replaces a template of events */
  @OnlyFor('STORE')
  @Limited(CHANGE_TEMPLATES)
  @Put(':uuid')
  @Versioned(200, TemplateDto)
  @Conditional(errors.templateChanged)
  @OwnersOnly(TEMPLATE)
  @Fails(...SAVE_ERRORS, ...OWNER_ERRORS)
  replaceEventTemplate(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Body() template: SaveTemplate,
  ): Promise<TemplateDto> {
    return this.service.replace({ caller, uuid, seen }, template);
  }

  /** Deletes a template of events */
  @OnlyFor('STORE')
  @Limited(CHANGE_TEMPLATES)
  @Delete(':uuid')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Conditional(errors.templateChanged)
  @OwnersOnly(TEMPLATE)
  @Fails(...OWNER_ERRORS)
  async deleteEventTemplate(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
  ): Promise<void> {
    await this.service.remove({ caller, uuid, seen });
  }
}
