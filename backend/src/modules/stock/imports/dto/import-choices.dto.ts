// What the owner of an import chooses: how the file is read, and what its rows do.
import { ApiProperty, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IfGiven } from '../../../../platform/http/validation/fields.js';
import { LISTING_TYPES, type ListingType } from '../../../listings/index.js';
import { IMPORT_MODES, type ImportMode } from '../../domain/import-vocabulary.js';
import { CopyTerms } from '../../dto/copy-terms.dto.js';
import { FIELDS, type Field, FORMATS, SCALES, type Scale } from '../../formats/index.js';

const CHOSEN_FORMATS = [...FORMATS, 'custom'] as const;
export type ChosenFormat = (typeof CHOSEN_FORMATS)[number];
const DECIMAL_MARKS = ['.', ','] as const;

/** How the columns of the file are read. */
export class ImportMapping {
  /** One for each column; null for one that is not read. */
  @ApiProperty({
    type: 'array',
    items: { type: 'string', enum: [...FIELDS], nullable: true },
    maxItems: 100,
    example: ['quantity', 'name', null],
  })
  @IsArray()
  @ArrayMaxSize(100)
  @IsIn([...FIELDS, null], { each: true })
  fields: (Field | null)[];
  /** Whether the first line names the columns. */
  @ApiProperty({ example: true })
  @IsBoolean()
  hasHeader: boolean;
  /** Whose words conditions are in: LP is the second best grade of the American scale, and the fifth of the European one. */
  @ApiProperty({ enum: SCALES, required: false, example: 'american' })
  @IfGiven()
  @IsIn(SCALES)
  scale?: Scale;
  /** The decimal mark of prices, where the column leaves it open. */
  @ApiProperty({ enum: DECIMAL_MARKS, required: false, example: '.' })
  @IfGiven()
  @IsIn(DECIMAL_MARKS)
  decimal?: '.' | ',';
}

/** What blank cells of the whole file mean; rows are held back for those that have no answer. */
export class BlankAnswers extends PickType(CopyTerms, ['condition', 'finish', 'language']) {}

/** Which fields are to change; the others stay as they are. */
export class ChangeImport {
  /** A format, instead of the one that was found; null to find it again. */
  @ApiProperty({
    type: 'string',
    enum: [...CHOSEN_FORMATS, null],
    nullable: true,
    required: false,
    example: 'moxfield',
  })
  @IfGiven()
  @IsIn([...CHOSEN_FORMATS, null])
  format?: ChosenFormat | null;
  /** Which columns are what, instead of what the format says; null for what it says. */
  @ApiProperty({ type: () => ImportMapping, nullable: true, required: false })
  @IfGiven()
  @ValidateIf((_body: object, value: unknown) => value !== null)
  @IsObject()
  @ValidateNested()
  @Type(() => ImportMapping)
  mapping?: ImportMapping | null;
  @ApiProperty({ enum: IMPORT_MODES, enumName: 'ImportMode', required: false, example: 'ADD' })
  @IfGiven()
  @IsIn(IMPORT_MODES)
  mode?: ImportMode;
  /** What rows are that don’t say whether they are for sale, wanted or for trade. */
  @ApiProperty({ enum: LISTING_TYPES, enumName: 'ListingType', required: false, example: 'SELL' })
  @IfGiven()
  @IsIn(LISTING_TYPES)
  type?: ListingType;
  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => BlankAnswers)
  blanks?: BlankAnswers;
  /** Whether asking prices in the file count. */
  @ApiProperty({ required: false, example: true })
  @IfGiven()
  @IsBoolean()
  useFilePrices?: boolean;
  /** Rows without a price ask this percentage of the market price; null holds them back. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 1000, nullable: true, required: false, example: 95 })
  @IfGiven()
  @ValidateIf((_body: object, value: unknown) => value !== null)
  @IsInt()
  @Min(1)
  @Max(1000)
  marketPercent?: number | null;
  /** Whether rows that are in a deck count: their copies may be in a binder of the same file as well. */
  @ApiProperty({ required: false, example: false })
  @IfGiven()
  @IsBoolean()
  withDecks?: boolean;
}

/** What is chosen. */
export class ImportChoices {
  @ApiProperty({ type: 'string', enum: [...CHOSEN_FORMATS, null], nullable: true, example: null })
  format: ChosenFormat | null;
  @ApiProperty({ type: () => ImportMapping, nullable: true })
  mapping: ImportMapping | null;
  @ApiProperty({ enum: IMPORT_MODES, enumName: 'ImportMode', example: 'ADD' })
  mode: ImportMode;
  @ApiProperty({ enum: LISTING_TYPES, enumName: 'ListingType', example: 'SELL' })
  type: ListingType;
  blanks: BlankAnswers;
  /** @example true */
  useFilePrices: boolean;
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  marketPercent: number | null;
  /** @example false */
  withDecks: boolean;
}
