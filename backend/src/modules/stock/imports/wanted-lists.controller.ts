// The route that imports a list of wants: it belongs to the watchlist, which knows nothing of files.
import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import { Upload } from '../../../platform/http/limits/uploads.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { listNotFound, watcherClosed } from '../../watchlist/index.js';
import { IMPORT_STOCK } from '../stock.limits.js';
import { ImportedWants, ImportWantsQuery } from './dto/wanted-list.dto.js';
import { emptyUpload, listUnreadable, wantedListTooLong } from './import.errors.js';
import { WantedListsService } from './wanted-lists.service.js';

@ApiTags('watchlist')
@Controller('watchlist/import')
export class WantedListsController {
  constructor(private readonly service: WantedListsService) {}

  /**
   * Wants the cards of a pasted list or of a file, such as a deck
   * @remarks At most 10,000 lines, in any format that `POST /api/stock/imports` reads. A line that nothing is wanted of is answered with
   * the reason. A want that is there keeps what is said of it but the number of copies, and comes on the list that is named.
   */
  @Limited(IMPORT_STOCK)
  @Post()
  @HttpCode(200)
  @Upload()
  @ApiOkResponse({ type: ImportedWants })
  @Fails(emptyUpload, listUnreadable, wantedListTooLong, listNotFound, watcherClosed)
  importWants(
    @CurrentCaller() caller: Caller,
    @Query() query: ImportWantsQuery,
    @Body() file: unknown,
  ): Promise<ImportedWants> {
    return this.service.import(caller, file, query);
  }
}
