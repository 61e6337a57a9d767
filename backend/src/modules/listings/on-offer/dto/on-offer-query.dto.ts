// What somebody wants to see of what is on offer around them.
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import { ROLES, type Role } from '../../../../kernel/role.js';
import { IfGiven, Words } from '../../../../platform/http/validation/fields.js';
import { Dollars, SeveralOf } from '../../../../platform/http/validation/filter-fields.js';
import { MAX_QUERY_LENGTH } from '../../../cards/index.js';
import { RADII, type Radius } from '../../../places/index.js';
import { CONDITIONS, type Condition } from '../../domain/condition.js';
import { FINISHES, type Finish } from '../../domain/listing-kind.js';

export const OFFER_SORTS = ['nearest', 'price', 'newest', 'discount', 'name'] as const;
export type OfferSort = (typeof OFFER_SORTS)[number];
/** Who looks for a card has none. */
export const OFFER_TYPES = ['SELL', 'TRADE'] as const;
export type OfferType = (typeof OFFER_TYPES)[number];

/** Cards of a page, and pages. */
const MAX_LIMIT = 60;
const MAX_PAGE = 100;
const MAX_VALUES = 20;

export class OnOfferQuery {
  /**
   * Terms of the search language, as for /api/cards/search; empty for all cards. Only `unique:` counts of its display options.
   * @example "lantern"
   */
  @Words(MAX_QUERY_LENGTH)
  @ApiProperty({ required: false, default: '', maxLength: MAX_QUERY_LENGTH, example: 'lantern' })
  q: string = '';
  /** `mine` is the caller's radius; without a place, or with `any`, offers from anywhere are compared. */
  @ApiProperty({ enum: RADII, default: 'mine', required: false })
  @IfGiven()
  @IsIn(RADII)
  radius: Radius = 'mine';
  /**
   * Nearest first, then cheapest; cheapest, then nearest; newest; most below the market price; by name. Stale counts come last but
   * by name and among the newest. Players are sorted by their band.
   */
  @ApiProperty({ enum: OFFER_SORTS, default: 'nearest', required: false })
  @IfGiven()
  @IsIn(OFFER_SORTS)
  sort: OfferSort = 'nearest';
  /** The lowest asking price, in US dollars. */
  @Dollars()
  @Type(() => Number)
  minPrice?: number;
  /** The highest asking price, in US dollars. */
  @Dollars()
  @Type(() => Number)
  maxPrice?: number;
  /** Any of these conditions. */
  @SeveralOf({ type: 'string', enum: [...CONDITIONS] }, 'NEAR_MINT', MAX_VALUES)
  @IsIn(CONDITIONS, { each: true })
  condition?: Condition[];
  /** Any of these finishes. */
  @SeveralOf({ type: 'string', enum: [...FINISHES] }, 'NONFOIL', MAX_VALUES)
  @IsIn(FINISHES, { each: true })
  finish?: Finish[];
  /** Any of these printed languages. */
  @SeveralOf({ type: 'string' }, 'en', MAX_VALUES)
  @Matches(/^[a-z]{2,3}$/, { each: true, message: 'language must be codes such as en' })
  language?: string[];
  /** For sale, or for trade. */
  @ApiProperty({ enum: OFFER_TYPES, required: false, example: 'SELL' })
  @IfGiven()
  @IsIn(OFFER_TYPES)
  type?: OfferType;
  /** Stores alone, or players alone. */
  @ApiProperty({ enum: ROLES, enumName: 'Role', required: false, example: 'STORE' })
  @IfGiven()
  @IsIn(ROLES)
  lister?: Role;
  /** Only copies with a fresh count. */
  @ApiProperty({ type: 'boolean', default: false, required: false })
  @IfGiven()
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  fresh: boolean = false;
  /** From 1. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_PAGE, default: 1, required: false, example: 1 })
  @IfGiven()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE)
  page: number = 1;
  /** Cards of a page. */
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: MAX_LIMIT,
    default: MAX_LIMIT,
    required: false,
    example: MAX_LIMIT,
  })
  @IfGiven()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_LIMIT)
  limit: number = MAX_LIMIT;
}
