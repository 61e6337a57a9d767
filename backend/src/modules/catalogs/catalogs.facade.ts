// What other modules may ask of the catalogue.
import { Injectable } from '@nestjs/common';
import { CatalogsQueries } from './catalogs.queries.js';
import type { TcgFormat } from './dto/tcg-format.dto.js';

@Injectable()
export class CatalogsFacade {
  constructor(private readonly queries: CatalogsQueries) {}

  /** Every format on offer, each with its game. In SQL the same is the view `catalogs.formats`. */
  formats(): Promise<readonly TcgFormat[]> {
    return this.queries.formats();
  }
}
