// The list that somebody wants covered, and on what terms, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IfGiven, IsMoment, IsUuid, Paragraphs } from '../../../platform/http/validation/fields.js';
import { Dollars } from '../../../platform/http/validation/filter-fields.js';
import { CONDITIONS, type Condition, FINISHES, type Finish } from '../../listings/index.js';
import { MAX_CARDS, MAX_COPIES, MAX_STOPS, MAX_TEXT } from '../domain/limits.js';

const MAX_LANGUAGES = 20;

/** What copies will do. */
export class CoverTerms {
  /** The worst condition that will do. */
  @ApiProperty({ enum: CONDITIONS, enumName: 'Condition', required: false, example: 'LIGHTLY_PLAYED' })
  @IfGiven()
  @IsIn(CONDITIONS)
  leastCondition?: Condition;
  /** Any of these finishes. */
  @ApiProperty({
    type: 'array',
    items: { type: 'string', enum: [...FINISHES] },
    minItems: 1,
    maxItems: FINISHES.length,
    required: false,
    example: ['NONFOIL'],
  })
  @IfGiven()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(FINISHES, { each: true })
  // Checked first: the others look at each entry.
  @ArrayMaxSize(FINISHES.length)
  finishes?: Finish[];
  /** Any of these printed languages. */
  @ApiProperty({
    type: 'array',
    items: { type: 'string', pattern: '^[a-z]{2,3}$' },
    minItems: 1,
    maxItems: MAX_LANGUAGES,
    required: false,
    example: ['en'],
  })
  @IfGiven()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @Matches(/^[a-z]{2,3}$/, { each: true, message: 'languages must be codes such as en' })
  // Checked first: the others look at each entry.
  @ArrayMaxSize(MAX_LANGUAGES)
  languages?: string[];
  /** The highest price of a copy, in US dollars. */
  @Dollars()
  maxPrice?: number;
  /** Whether copies that are only for trade will do. */
  @ApiProperty({ type: 'boolean', required: false, example: false })
  @IfGiven()
  @IsBoolean()
  trade?: boolean;
}

/** A card that is wanted; it may have terms of its own. */
export class CoverCard extends CoverTerms {
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  @IsUuid()
  cardId: string;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_COPIES, example: 4 })
  @IsInt()
  @Min(1)
  @Max(MAX_COPIES)
  copies: number;
  /** Whether another printing of the card will do. */
  @ApiProperty({ type: 'boolean', required: false, default: true })
  @IfGiven()
  @IsBoolean()
  anyPrinting: boolean = true;
}

/** A text, or cards; the terms are for all lines that say none themselves. */
export class CoverRequest extends CoverTerms {
  /** A deck or a list, as any program writes it. */
  @ApiProperty({
    type: 'string',
    minLength: 1,
    maxLength: MAX_TEXT,
    required: false,
    example: '4 Tidewell Archivist',
  })
  @IfGiven()
  @Paragraphs(MAX_TEXT, 1)
  text?: string;
  /** Instead of a text. */
  @ApiProperty({ type: [CoverCard], minItems: 1, maxItems: MAX_CARDS, required: false })
  @IfGiven()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_CARDS)
  @ValidateNested({ each: true })
  @Type(() => CoverCard)
  cards?: CoverCard[];
  /** Whether lines of a text that name a printing want any printing of the card. */
  @ApiProperty({ type: 'boolean', required: false, default: true })
  @IfGiven()
  @IsBoolean()
  anyPrinting: boolean = true;
  /** When the caller plans to go. */
  @ApiProperty({ type: 'string', format: 'date-time', required: false, example: '2027-03-12T18:00:00.000Z' })
  @IfGiven()
  @IsMoment()
  at?: string;
  /** As many stops as it takes if omitted. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_STOPS, required: false, example: 3 })
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(MAX_STOPS)
  maxStops?: number;
  /** What one stop more must save to be worth the way in the cheapest plan, in US dollars; 1 if omitted. */
  @Dollars()
  stopWorth?: number;
  /** Whether offers from anywhere are compared instead of those within the caller’s radius. */
  @ApiProperty({ type: 'boolean', required: false, default: false })
  @IfGiven()
  @IsBoolean()
  anywhere: boolean = false;
}
