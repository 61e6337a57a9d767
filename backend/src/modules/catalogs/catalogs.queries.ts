// The reads of the catalogue.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import type { TcgFormat } from './dto/tcg-format.dto.js';
import type { TcgType } from './dto/tcg-type.dto.js';

const TYPES = { name: 'catalogs.types', text: 'select id, value, name from catalogs.tcg_type order by id' };
const FORMATS = {
  name: 'catalogs.formats',
  text: 'select id, value, name, tcg from catalogs.formats order by id',
};

@Injectable()
export class CatalogsQueries {
  constructor(private readonly sql: Sql) {}

  /** Every game. */
  types(): Promise<TcgType[]> {
    return this.sql.rows(TYPES);
  }

  /** Every format of every game. */
  formats(): Promise<TcgFormat[]> {
    return this.sql.rows(FORMATS);
  }
}
