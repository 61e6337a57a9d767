// The reads of the catalogue.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import type { Page } from '../../platform/http/list.js';
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
  async types(): Promise<Page<TcgType>> {
    const entries = await this.sql.rows<TcgType>(TYPES);
    return { entries, total: entries.length };
  }

  /** Every format of every game. */
  async formats(): Promise<Page<TcgFormat>> {
    const entries = await this.sql.rows<TcgFormat>(FORMATS);
    return { entries, total: entries.length };
  }
}
