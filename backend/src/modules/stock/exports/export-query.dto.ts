// Which file a caller wants, of which lines of their stock.
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { IfGiven, Line } from '../../../platform/http/validation/fields.js';
import { StockFilterQuery } from '../dto/stock-filter.dto.js';
import { EXPORT_FORMATS, type ExportFormat } from './formats.js';

/** A file of the lines for which all of the filter holds. */
export class ExportQuery extends StockFilterQuery {
  /** The program that the file is for; `pull-sheet` is for people. */
  @ApiProperty({ enum: EXPORT_FORMATS, example: 'playset' })
  @IsIn(EXPORT_FORMATS)
  format: ExportFormat;
  /**
   * For TCGplayer, Square and Shopify: `last` for the differences since the last file that was confirmed as uploaded, `start` for a
   * channel that has nothing of this stock yet. Without it the file has all of the stock; one for TCGplayer then adds nothing.
   */
  @ApiProperty({ enum: ['last', 'start'], required: false })
  @IfGiven()
  @IsIn(['last', 'start'])
  since?: 'last' | 'start';
  /**
   * For Square and Shopify: the location's name there.
   * @example "Main Street"
   */
  @IfGiven()
  @Line(100, 1)
  location?: string;
}
