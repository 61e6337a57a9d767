// Wires the catalogue.
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogsController } from './catalogs.controller.js';
import { CatalogsFacade } from './catalogs.facade.js';
import { CatalogsQueries } from './catalogs.queries.js';
import { TcgFormatSchema, TcgTypeSchema } from './persistence/catalogue.schema.js';

@Module({
  imports: [TypeOrmModule.forFeature([TcgTypeSchema, TcgFormatSchema])],
  controllers: [CatalogsController],
  providers: [CatalogsQueries, CatalogsFacade],
  exports: [CatalogsFacade],
})
export class CatalogsModule {}
