// Wires the catalogue.
import { Module } from '@nestjs/common';
import { CatalogsController } from './catalogs.controller.js';
import { CatalogsQueries } from './catalogs.queries.js';

@Module({ controllers: [CatalogsController], providers: [CatalogsQueries] })
export class CatalogsModule {}
