// What a caller searches the stock of a store for.
import { MinLength } from 'class-validator';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { required } from '../../../platform/http/validation/field-problems.js';
import { Words } from '../../../platform/http/validation/fields.js';

/** Which singles of a store. */
export class SinglesQuery extends PageQuery {
  /**
   * Matches the card's name, set or number.
   * @example "archivist"
   */
  @Words(100)
  @MinLength(1, required)
  q: string;
}
