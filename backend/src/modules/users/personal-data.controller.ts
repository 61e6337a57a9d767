// The routes of somebody's own data: all of it on request, and its end.

import { Body, Controller, Delete, Get, Header, HttpCode, Param, StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller, WhileSuspended } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../platform/http/access/owners-only.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { requestInvalid } from '../../platform/http/validation/validation.js';
import { accountClosed, notYourAccount, wrongPassword } from './domain/user.errors.js';
import { ConfirmWithPassword } from './dto/confirm-with-password.dto.js';
import { PersonalDataDto } from './dto/personal-data.dto.js';
import { PersonalDataService } from './personal-data.service.js';
import { PASSWORD, PERSONAL_DATA } from './users.limits.js';

const ACCOUNT = { foreign: notYourAccount, missing: notYourAccount };

@ApiTags('users')
@Controller('users')
export class PersonalDataController {
  constructor(private readonly service: PersonalDataService) {}

  /** Everything stored about the caller, as a file */
  @Limited(PERSONAL_DATA)
  @Get(':uuid/export')
  @Header('content-disposition', 'attachment; filename="playset-data.json"')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PersonalDataDto })
  @OwnersOnly(ACCOUNT)
  @Fails(accountClosed)
  async getPersonalData(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
  ): Promise<StreamableFile> {
    const { stream, length } = await this.service.export(caller, uuid);
    return new StreamableFile(stream, { type: 'application/json; charset=utf-8', length });
  }

  /**
   * Erases the caller's account and personal data
   * @remarks This can't be undone. The email address becomes available again. Sold listings stay, without the
   * lister's name.
   */
  @WhileSuspended()
  @Limited(PASSWORD)
  @Delete(':uuid')
  @HttpCode(204)
  @ApiNoContentResponse()
  @OwnersOnly(ACCOUNT)
  @Fails(requestInvalid, wrongPassword, accountClosed)
  async eraseUser(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() proof: ConfirmWithPassword,
  ): Promise<void> {
    await this.service.erase(caller, uuid, proof);
  }
}
