// The routes of the catalogue.
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Revalidated } from '../../platform/http/caching/revalidated.js';
import { Listed, Page } from '../../platform/http/lists/list.js';
import { CatalogsQueries } from './catalogs.queries.js';
import { TcgFormat } from './dto/tcg-format.dto.js';
import { TcgType } from './dto/tcg-type.dto.js';

@ApiTags('catalogs')
@Controller('catalogs')
export class CatalogsController {
  constructor(private readonly queries: CatalogsQueries) {}

  /** The games on offer */
  @Get('tcg-types')
  @Revalidated()
  @Listed(TcgType)
  async getTcgTypes(): Promise<Page<TcgType>> {
    return Page.whole(await this.queries.types());
  }

  /** The formats of the games */
  @Get('tcg-formats')
  @Revalidated()
  @Listed(TcgFormat)
  async getTcgFormats(): Promise<Page<TcgFormat>> {
    return Page.whole(await this.queries.formats());
  }
}
