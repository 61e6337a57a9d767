// Lines as a till sends them, and what became of each.
import { ApiProperty, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IfGiven, IsUuid, Line } from '../../../../platform/http/validation/fields.js';
import { MAX_COPY_TEXT, ValidPrice } from '../../../listings/index.js';
import { CopiesSale } from '../../dto/change.dto.js';
import { CopyTerms } from '../../dto/copy-terms.dto.js';
import { ExpectedQuantity } from '../../dto/expected-quantity.js';
import { TILL_MODES, TILL_OUTCOMES, type TillMode, type TillOutcome } from '../till-line.js';

const MAX_LINES = 1000;
const MAX_QUANTITY = 9999;
const MIN_QUANTITY = -MAX_QUANTITY;

/** A line, by its external ID or by its card and terms. What is omitted stays as it is. */
export class PutLine extends CopyTerms {
  /** The till's own ID of the line, kept to the letter but for blanks around it. */
  @ApiProperty({ maxLength: MAX_COPY_TEXT.externalId, required: false, example: 'SKU-00412' })
  @IfGiven()
  @Line(MAX_COPY_TEXT.externalId, 1)
  externalId?: string;
  @ApiProperty({ format: 'uuid', required: false, example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  @IfGiven()
  @IsUuid()
  cardId?: string;
  /** The asking price in US dollars. */
  @IfGiven()
  @ValidPrice(undefined, false)
  price?: number;
  @ApiProperty({ maxLength: MAX_COPY_TEXT.shelf, required: false, example: 'Binder 3' })
  @IfGiven()
  @Line(MAX_COPY_TEXT.shelf)
  shelf?: string;
  /** Shown to everybody. */
  @ApiProperty({
    maxLength: MAX_COPY_TEXT.note,
    required: false,
    example: 'Small crease in the corner',
  })
  @IfGiven()
  @Line(MAX_COPY_TEXT.note)
  note?: string;
  /**
   * With `SET` the number of copies that are there, those that deals keep among them; with `ADD` by how many it changes.
   */
  @ApiProperty({ type: 'integer', minimum: MIN_QUANTITY, maximum: MAX_QUANTITY, example: 4 })
  @IsInt()
  @Min(MIN_QUANTITY)
  @Max(MAX_QUANTITY)
  quantity: number;
  /** The copies that go were sold, and are in the order history. Otherwise they are withdrawn. */
  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => CopiesSale)
  sell?: CopiesSale;
  /** The number of copies that the till believes there are: with another one nothing is written. */
  @ExpectedQuantity()
  expectedQuantity?: number;
}

/** Lines of a till. */
export class PutLines {
  /**
   * `SET` says how many copies there are, and counts as a count of them. `ADD` changes their number and doesn't: copies of a store that
   * nobody has counted for 60 days are no longer shown to others.
   */
  @ApiProperty({ enum: TILL_MODES, enumName: 'TillMode', example: 'SET' })
  @IsIn(TILL_MODES)
  mode: TillMode;
  @ApiProperty({ type: [PutLine], minItems: 1, maxItems: MAX_LINES })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LINES)
  @ValidateNested({ each: true })
  @Type(() => PutLine)
  lines: PutLine[];
}

/** What became of a line. */
export class PutLineResult extends PickType(PutLine, ['externalId']) {
  /**
   * `CHANGED`: done. `UNCHANGED`: it was like this already. `DRIFT`: there are not as many as `expectedQuantity`, nothing was written.
   * `BELOW_RESERVED`: fewer than deals keep, which keep theirs and ask about the rest. `REFUSED`: see `code`.
   */
  @ApiProperty({ enum: TILL_OUTCOMES, enumName: 'TillOutcome', example: 'CHANGED' })
  outcome: TillOutcome;
  /** Why it was refused, or what is to be done about copies that deals keep. */
  @ApiProperty({ required: false, example: 'stock.line-unknown' })
  code?: string;
  @ApiProperty({ required: false, example: 'No copy is known by this external ID.' })
  message?: string;
  /** Copies that deals keep, whatever the till says. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  reserved: number;
  /** Copies there were, reserved ones among them. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 3 })
  quantityBefore: number;
  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  quantityAfter: number;
}

/** What became of the lines of a call, in their order. */
export class PutLinesResult {
  /** The batch that undoes the call; null if it changed no copy. What it says of lines without copies stays. */
  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    example: '9c1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0',
  })
  batch: string | null;
  @ApiProperty({ type: [PutLineResult] })
  lines: PutLineResult[];
}
