// A row of an import on the wire: its cells, its card, what becomes of it, and how it is corrected.
import { ApiProperty, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import { PageQuery } from '../../../../platform/http/lists/page-query.dto.js';
import { IfGiven, IsUuid, Line } from '../../../../platform/http/validation/fields.js';
import {
  CONDITIONS,
  type Condition,
  FINISHES,
  type Finish,
  LISTING_TYPES,
  type ListingType,
  ValidPrice,
} from '../../../listings/index.js';
import { HOLD_REASONS, ROW_KINDS, type RowKind, UNRESOLVED } from '../../domain/import-vocabulary.js';
import { CopyTerms } from '../../dto/copy-terms.dto.js';

const REASONS = [...UNRESOLVED, ...HOLD_REASONS];

/** A printing that a row is, or might be. */
export class ImportedCard {
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  cardId: string;
  /** @example "Tidewell Archivist" */
  cardName: string;
  /** @example "Brinemarch" */
  cardSet: string;
  /** @example "brm" */
  cardSetCode: string;
  /** @example "12" */
  cardNumber: string;
  /** @example "/api/cards/5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10/image/front/normal" */
  cardImageUrl: string;
  /** The finishes it was printed in. */
  @ApiProperty({ type: [String], example: ['nonfoil', 'foil'] })
  finishes: string[];
}

/** What the owner says instead of the file. */
export class CorrectImportRow extends PickType(CopyTerms, ['condition', 'finish', 'language']) {
  /** The row is left out. */
  @ApiProperty({ required: false, example: false })
  @IfGiven()
  @IsBoolean()
  skip?: boolean;
  /** The card. */
  @ApiProperty({ format: 'uuid', required: false, example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  @IfGiven()
  @IsUuid()
  cardId?: string;
  /** In US dollars. */
  @ApiProperty({ required: false, example: 5.99 })
  @IfGiven()
  @ValidPrice(undefined, false)
  price?: number;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 9999, required: false, example: 4 })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(9999)
  quantity?: number;
  /** The correction is taken back before the other fields are read. */
  @ApiProperty({ required: false, example: false })
  @IfGiven()
  @IsBoolean()
  reset?: boolean;
  /** All held rows with the same reason and the same word in the file are corrected likewise. */
  @ApiProperty({ required: false, example: false })
  @IfGiven()
  @IsBoolean()
  likewise?: boolean;
}

/** A row of the file; or, in REPLACE mode, a line of stock that the file does not name. */
export class ImportRowDto {
  /** Its number in the import. One line of the file may be several rows. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 17 })
  row: number;
  /** Its line in the file, from 1; 0 for a line of stock that the file does not name. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 18 })
  line: number;
  @ApiProperty({ enum: ROW_KINDS, enumName: 'ImportRowKind', example: 'HELD' })
  kind: RowKind;
  /** The cells, as they are in the file. */
  @ApiProperty({ type: [String], example: ['1', 'Clokwork Heron'] })
  raw: string[];
  // No enum: a new reason must not break a client that was generated before.
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'unknown-card',
    description: `Why it is held back or skipped: ${REASONS.join(', ')}, or what is wrong with a cell, such as unknown-condition. More may come.`,
  })
  reason: string | null;
  /** The column of the cell that is wrong. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Condition' })
  reasonColumn: string | null;
  /** What stands there. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Plaied' })
  reasonValue: string | null;
  /** SUMMED: the line that it is counted in with. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  intoLine: number | null;
  @ApiProperty({ type: () => ImportedCard, nullable: true })
  card: ImportedCard | null;
  /** Printings that it might be, the likeliest first; none of them is chosen without you. */
  @ApiProperty({ type: [ImportedCard] })
  suggestions: ImportedCard[];
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  quantity: number;
  @ApiProperty({ enum: CONDITIONS, nullable: true, example: 'NEAR_MINT' })
  condition: Condition | null;
  @ApiProperty({ enum: FINISHES, nullable: true, example: 'NONFOIL' })
  finish: Finish | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'en' })
  language: string | null;
  @ApiProperty({ enum: LISTING_TYPES, nullable: true, example: 'SELL' })
  type: ListingType | null;
  @ApiProperty({ type: 'number', nullable: true, example: 5.99 })
  price: number | null;
  /** What its copies cost before, if that changes. */
  @ApiProperty({ type: 'number', nullable: true, example: null })
  priceBefore: number | null;
  /** Copies on the market before; null where nothing happens. */
  @ApiProperty({ type: 'integer', nullable: true, example: 0 })
  copiesBefore: number | null;
  @ApiProperty({ type: 'integer', nullable: true, example: 1 })
  copiesAfter: number | null;
  /** Whether you have corrected it. */
  @ApiProperty({ example: false })
  corrected: boolean;
}

/** Which rows of an import. */
export class ImportRowsQuery extends PageQuery {
  /** Of these kinds: repeated, or with commas between them. */
  @ApiProperty({ type: 'array', items: { type: 'string', enum: [...ROW_KINDS] }, required: false })
  @IfGiven()
  @Transform(({ value }) =>
    [value].flat().flatMap((each) => (typeof each === 'string' ? each.split(',') : [each])),
  )
  @IsIn(ROW_KINDS, { each: true })
  kind?: RowKind[];
}

/** The name of an uploaded file. */
export class UploadQuery {
  /** The name of the file. */
  @ApiProperty({ maxLength: 200, required: false, default: 'Pasted text', example: 'inventory.csv' })
  @IfGiven()
  @Line(200)
  name?: string;
}
