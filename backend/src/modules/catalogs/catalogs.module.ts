// Wires the catalogue.
import { Module } from '@nestjs/common';
import { CatalogsController } from './catalogs.controller.js';
import { CatalogsFacade } from './catalogs.facade.js';
import { CatalogsQueries } from './catalogs.queries.js';

@Module({
  controllers: [CatalogsController],
  providers: [CatalogsQueries, CatalogsFacade],
  exports: [CatalogsFacade],
})
export class CatalogsModule {}
