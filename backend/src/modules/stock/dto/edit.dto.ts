// An edit of many copies on the wire: which, and what becomes of them.
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  Equals,
  IsArray,
  IsInt,
  IsObject,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { AreUuids, IfGiven, IsUuid } from '../../../platform/http/validation/fields.js';
import { MAX_QUANTITY, StockChange } from './change.dto.js';
import { ExpectedQuantity } from './expected-quantity.js';
import { StockFilter } from './stock-filter.dto.js';

/** How many lines may be named in one call with how many copies of each. */
const MAX_CHOSEN_LINES = 1000;
/** How many may be named alone, or left out: a large stock, line by line. So many IDs fit into the body of a request. */
const MAX_LINES = 20_000;

/** A line, and how many of its copies are meant. */
export class ChosenLine {
  @ApiProperty({ format: 'uuid', example: '8a1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0' })
  @IsUuid()
  line: string;
  /** So many of its copies, those posted first; all of them if omitted. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_QUANTITY, required: false, example: 2 })
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  quantity?: number;
  /**
   * How many of its copies the caller believes are on the market: with another number the line is left alone. Only for a change of the
   * number of copies.
   */
  @ExpectedQuantity()
  expectedQuantity?: number;
}

/** Lines, named one way or the other, or all that match a filter; and one change. */
export class StockEdit {
  @ApiProperty({ type: [ChosenLine], minItems: 1, maxItems: MAX_CHOSEN_LINES, required: false })
  @IfGiven()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_CHOSEN_LINES)
  @ValidateNested({ each: true })
  @Type(() => ChosenLine)
  lines?: ChosenLine[];
  /** These lines, where all of them are meant in the same way. */
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    example: ['8a1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0'],
    minItems: 1,
    maxItems: MAX_LINES,
    required: false,
  })
  @IfGiven()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LINES)
  @AreUuids('lineIds must be IDs of lines')
  lineIds?: string[];
  /** All lines that match; `{}` means all of the stock. */
  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => StockFilter)
  filter?: StockFilter;
  /** Lines that match but are left out. */
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    example: ['8a1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0'],
    maxItems: MAX_LINES,
    required: false,
  })
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_LINES)
  @AreUuids('except must be IDs of lines')
  except?: string[];
  /** So many copies of each line, those posted first; all of them if omitted. A line may name another number. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_QUANTITY, required: false, example: 2 })
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  copiesOfEach?: number;
  @IsObject()
  @ValidateNested()
  @Type(() => StockChange)
  change: StockChange;
}

/** When a batch is undone. */
export class UndoStockBatch {
  /** Must be true: it is undone after the answer, which is a batch that is being undone. */
  @ApiProperty({ type: 'boolean', required: false, example: true })
  @IfGiven()
  @Equals(true)
  inBackground?: true;
}

/** An edit, and when it runs. */
export class RunStockEdit extends StockEdit {
  /** Must be true: it runs after the answer, which is a batch that is still running. */
  @ApiProperty({ type: 'boolean', required: false, example: true })
  @IfGiven()
  @Equals(true)
  inBackground?: true;
}
