// What somebody proposes, on the wire.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsObject,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import {
  AreUuids,
  IfGiven,
  IsUuid,
  Paragraphs,
  WithDecimals,
} from '../../../platform/http/validation/fields.js';
import { MAX_DAYS_AHEAD } from '../../deals/index.js';
import { PRICE_BOUNDS, ValidPrice } from '../../listings/index.js';
import { DEFAULT_HOURS, MAX_HELD, MAX_HOURS, MAX_LINES, MAX_NOTE } from '../domain/offer.js';

const UUID = { format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' } as const;
/** Optional; null takes the value away. */
const IfSet = (): PropertyDecorator =>
  ValidateIf((_body: object, value: unknown) => value !== undefined && value !== null);

/** A copy that one of the two has listed: its lister gives it, the other one gets it. */
export class OfferLineBody {
  @ApiProperty(UUID)
  @IsUuid()
  listing: string;
  /** The agreed price in US dollars; that of the listing if omitted. */
  @ValidPrice(undefined, false)
  @IfGiven()
  price?: number;
}

/** Cash that makes up the difference. It changes hands when the cards do: nothing is paid here. */
export class OfferCashBody {
  @ValidPrice()
  amount: number;
  /** The account that pays: one of the two. */
  @ApiProperty(UUID)
  @IsUuid()
  payer: string;
}

const LINES = { type: OfferLineBody, isArray: true, minItems: 1, maxItems: MAX_LINES } as const;
const AreLines = (): PropertyDecorator =>
  applyDecorators(
    Type(() => OfferLineBody),
    ValidateNested({ each: true }),
    ArrayUnique((line?: Partial<OfferLineBody>) => line?.listing),
    ArrayMaxSize(MAX_LINES),
    ArrayMinSize(1),
    IsArray(),
  );

const Cash = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: OfferCashBody, nullable: true, required: false }),
    Type(() => OfferCashBody),
    IsObject(),
    ValidateNested(),
    IfSet(),
  );

const Note = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      ...{ type: 'string', nullable: true, required: false, maxLength: MAX_NOTE },
      ...{ example: 'I’m at the store on Friday evening.', description: 'Plain text; null for none.' },
    }),
    IfSet(),
    Paragraphs(MAX_NOTE),
  );

const Event = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      ...{ ...UUID, type: 'string', nullable: true, required: false },
      description: `The event at which the cards are to change hands, which is not over and begins within ${MAX_DAYS_AHEAD} days; null for none. As it was if omitted.`,
    }),
    IfSet(),
    IsUuid(),
  );

const Hours = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      ...{ type: 'integer', minimum: 1, maximum: MAX_HOURS, required: false, example: 72 },
      description: `How long it is open without an answer; ${DEFAULT_HOURS} hours if omitted.`,
    }),
    IfGiven(),
    IsInt(),
    Min(1),
    Max(MAX_HOURS),
  );

/** What a counter-offer proposes instead. */
export class CounterOffer {
  @ApiProperty(LINES)
  @AreLines()
  lines: OfferLineBody[];
  @Cash()
  cash?: OfferCashBody | null;
  @Note()
  note?: string | null;
  @Hours()
  hours?: number;
  @Event()
  event?: string | null;
}

/** An offer to somebody. */
export class MakeOffer extends CounterOffer {
  /** The account that it is made to. */
  @ApiProperty(UUID)
  @IsUuid()
  recipient: string;
  /** Whether it is kept for later instead of sent. There is one draft per recipient: lines are added to it. */
  @ApiProperty({ type: 'boolean', required: false, example: false })
  @IfGiven()
  @IsBoolean()
  isDraft?: boolean;
}

/** What changes in a draft. */
export class ChangeDraft {
  /** All lines that it has from then on. */
  @ApiProperty({ ...LINES, required: false })
  @IfGiven()
  @AreLines()
  lines?: OfferLineBody[];
  @Cash()
  cash?: OfferCashBody | null;
  @Note()
  note?: string | null;
  @Hours()
  hours?: number;
  @Event()
  event?: string | null;
}

/** What an offer would be. */
export class PreviewOffer {
  /** The account that it would be made to. */
  @ApiProperty(UUID)
  @IsUuid()
  recipient: string;
  @ApiProperty(LINES)
  @AreLines()
  lines: OfferLineBody[];
  @Cash()
  cash?: OfferCashBody | null;
}

const TOTAL = { minimum: PRICE_BOUNDS.lowest, maximum: MAX_HELD * PRICE_BOUNDS.highest };

/** Copies of one store that the caller wants to be held. */
export class HoldCopies {
  @ApiProperty({
    ...{ type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 1, maxItems: MAX_HELD },
    ...{ uniqueItems: true, example: [UUID.example] },
  })
  @AreUuids('listings must be UUIDs')
  @ArrayUnique()
  @ArrayMaxSize(MAX_HELD)
  @ArrayMinSize(1)
  @IsArray()
  listings: string[];
  /** The most that they may cost together, as the caller was shown, in US dollars; any price if omitted. */
  @ApiProperty({ type: 'number', ...TOTAL, multipleOf: 0.01, example: 5.99, required: false })
  @IfGiven()
  @WithDecimals(2)
  @Min(TOTAL.minimum)
  @Max(TOTAL.maximum)
  maxTotal?: number;
  @Note()
  note?: string | null;
}
