// What is loaded, as of when: our own addition to the routes of the card database.
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CatalogueStatus } from '../dto/catalogue-status.dto.js';
import { CatalogueStatusQueries } from './catalogue-status.queries.js';

@ApiTags('cards')
@Controller('cards/status')
export class CatalogueStatusController {
  constructor(private readonly status: CatalogueStatusQueries) {}

  /** What the catalogue holds, as of when, and how its last import went */
  @Get()
  @ApiOkResponse({ description: 'What is loaded.', type: CatalogueStatus })
  getCatalogueStatus(): Promise<CatalogueStatus> {
    return this.status.read();
  }
}
