// A line of the pull sheet on the wire: reserved copies that are to be taken from their shelf.
import { ApiProperty, PickType } from '@nestjs/swagger';
import { StockLineDto } from '../dto/stock-line.dto.js';

const SHOWN = [
  'line',
  'cardId',
  'cardName',
  'cardSet',
  'cardSetCode',
  'cardNumber',
  'cardImageUrl',
  'condition',
  'finish',
  'language',
  'price',
  'externalId',
  'shelf',
  'note',
  'privateNote',
] as const;

/** Reserved copies of one line. */
export class PullSheetLineDto extends PickType(StockLineDto, SHOWN) {
  /** Copies to take from the shelf. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 2 })
  quantity: number;
}
