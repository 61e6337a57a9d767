// What a caller asks of the list of stores.
import { IsOptional } from 'class-validator';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { Words } from '../../../platform/http/validation/fields.js';

/** Which stores. */
export class StoresQuery extends PageQuery {
  /**
   * Matches the store's name or address.
   * @example "goblet chicago"
   */
  @IsOptional()
  @Words(100)
  q?: string;
}
