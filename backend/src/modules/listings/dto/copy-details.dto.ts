// What a lister notes about a copy, on the wire: all optional, null takes a value away.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, Max, Min, ValidateIf } from 'class-validator';
import { IfGiven, Line, WithDecimals } from '../../../platform/http/validation/fields.js';
import { MAX_COPY_TEXT } from '../domain/copy.js';
import { PRICE_BOUNDS } from '../domain/price.js';

/** Optional; null takes the value away. */
const IfSet = (): PropertyDecorator =>
  ValidateIf((_body: object, value: unknown) => value !== undefined && value !== null);

/** One line of text about a copy, at most `max` characters; null or nothing takes it away. */
export const CopyText = (max: number, example: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'string', maxLength: max, nullable: true, required: false, example }),
    IfSet(),
    // Before `Line`: class-transformer applies the last transform first, and blanks are trimmed to nothing.
    Transform(({ value }) => (value === '' ? null : value)),
    Line(max),
  );

/** Optional: dollars, whole cents, from `minimum`; null takes them away where it is `nullable`. */
export const Dollars = (minimum: number, nullable = false): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      ...{ type: 'number', minimum, maximum: PRICE_BOUNDS.highest, multipleOf: 0.01 },
      ...{ example: 0.25, required: false },
      ...(nullable && { nullable }),
    }),
    nullable ? IfSet() : IfGiven(),
    WithDecimals(2),
    Min(minimum),
    Max(PRICE_BOUNDS.highest),
  );

/** What may be noted about a copy. */
export class CopyDetailsBody {
  /** The store's own ID, such as its SKU: all copies that have it are of one line. Only the lister sees it. */
  @CopyText(MAX_COPY_TEXT.externalId, 'SKU-00412')
  externalId?: string | null;
  /** The shelf or bin. Only the lister sees it. */
  @CopyText(MAX_COPY_TEXT.shelf, 'Binder 3')
  shelf?: string | null;
  /** Shown to everybody. */
  @CopyText(MAX_COPY_TEXT.note, 'Small crease in the corner')
  note?: string | null;
  /** Shown to the lister alone. */
  @CopyText(MAX_COPY_TEXT.privateNote, 'Bought from Robin')
  privateNote?: string | null;
  /** What the lister paid for it, in US dollars. Only they see it. */
  @Dollars(0, true)
  pricePaid?: number | null;
  /** @example false */
  @IfGiven()
  @IsBoolean()
  isSigned?: boolean;
  /** @example false */
  @IfGiven()
  @IsBoolean()
  isAltered?: boolean;
}
