// What is loaded, as of when: our own addition to the routes of the card database.
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CatalogueStatus } from '../dto/catalogue-status.dto.js';
import { CatalogueStatusQueries } from './catalogue-status.queries.js';

@ApiTags('cards')
@Controller('cards/status')
export class CatalogueStatusController {
  constructor(private readonly status: CatalogueStatusQueries) {}

  /** The catalog's contents, date, and last import */
  @Get()
  @ApiOkResponse({ description: 'The loaded catalog.', type: CatalogueStatus })
  getCatalogueStatus(): Promise<CatalogueStatus> {
    return this.status.read();
  }
}
