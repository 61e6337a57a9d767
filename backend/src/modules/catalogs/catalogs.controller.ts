// The routes of the catalogue.
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ConditionalGet } from '../../platform/http/caching/conditional-get.js';
import { Listed, Page } from '../../platform/http/lists/list.js';
import { CatalogsQueries } from './catalogs.queries.js';
import { TcgFormat } from './dto/tcg-format.dto.js';
import { TcgType } from './dto/tcg-type.dto.js';

@ApiTags('catalogs')
@Controller('catalogs')
export class CatalogsController {
  constructor(private readonly queries: CatalogsQueries) {}

  /** The supported games */
  @Get('tcg-types')
  @ConditionalGet()
  @Listed(TcgType)
  async getTcgTypes(): Promise<Page<TcgType>> {
    return Page.whole(await this.queries.types());
  }

  /** The formats of each game */
  @Get('tcg-formats')
  @ConditionalGet()
  @Listed(TcgFormat)
  async getTcgFormats(): Promise<Page<TcgFormat>> {
    return Page.whole(await this.queries.formats());
  }
}
