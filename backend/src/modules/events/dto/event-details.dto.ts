// The further details of an event and of a series, on the wire.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsObject, Max, Min, ValidateIf, ValidateNested } from 'class-validator';
import { Paragraphs, WithDecimals } from '../../../platform/http/validation/fields.js';
import { PictureDto, PictureId } from '../../../platform/images/picture.dto.js';
import {
  detailsOf,
  type EventDetails,
  MAX_DETAILS,
  MAX_PLAYERS,
  RULES_LEVELS,
  type RulesLevel,
} from '../domain/event-details.js';
import { EventPlaceBody, EventPlaceDto } from './event-place.dto.js';

/** Optional; null takes the value away. */
export const IfSet = (): PropertyDecorator =>
  ValidateIf((_body: object, value: unknown) => value !== undefined && value !== null);

/** Plain text of several lines; null or nothing takes it away. */
const Text = (max: number, example: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'string', maxLength: max, nullable: true, required: false, example }),
    IfSet(),
    // Before `Paragraphs`: class-transformer applies the last transform first, and blanks are trimmed to nothing.
    Transform(({ value }) => (value === '' ? null : value)),
    Paragraphs(max),
  );

/** A number of players; null for any. */
const Players = (description: string) =>
  applyDecorators(
    ApiProperty({
      type: 'integer',
      minimum: 1,
      maximum: MAX_PLAYERS,
      nullable: true,
      required: false,
      example: 16,
      description,
    }),
    IfSet(),
    IsInt(),
    Min(1),
    Max(MAX_PLAYERS),
  );

/** What may be said of an event beside the required fields; null takes a value away. */
export class EventDetailsBody {
  @ApiProperty({
    ...{ type: 'number', minimum: 0, maximum: MAX_DETAILS.fee, multipleOf: 0.01, example: 15 },
    ...{
      nullable: true,
      required: false,
      description: 'What it costs to take part, in US dollars; 0 is free.',
    },
  })
  @IfSet()
  @WithDecimals(2)
  @Min(0)
  @Max(MAX_DETAILS.fee)
  fee?: number | null;
  /** Plain text. */
  @Text(MAX_DETAILS.description, 'Four rounds of Swiss. Beginners are welcome.')
  description?: string | null;
  /** Plain text. */
  @Text(MAX_DETAILS.whatToBring, 'Your deck, dice and a pen')
  whatToBring?: string | null;
  /** Plain text. */
  @Text(MAX_DETAILS.prizes, 'One booster a win')
  prizes?: string | null;
  /** The rules enforcement level of the Magic tournament rules. */
  @ApiProperty({ enum: RULES_LEVELS, enumName: 'RulesLevel', nullable: true, required: false })
  @IfSet()
  @IsIn(RULES_LEVELS)
  rulesLevel?: RulesLevel | null;
  @Players(
    'How many it takes; null for everybody. Lowered, it sends those who came last back to the waiting list.',
  )
  capacity?: number | null;
  @Players('How many it needs to take place; null where that doesn’t matter.')
  leastPlayers?: number | null;
  @ApiProperty({
    type: EventPlaceBody,
    nullable: true,
    required: false,
    description: 'Where it is that isn’t at the store; null at the store. `location` says the address.',
  })
  @IfSet()
  @IsObject()
  @Type(() => EventPlaceBody)
  @ValidateNested()
  place?: EventPlaceBody | null;
  @PictureId('The id of a picture that the store has uploaded; null for none.')
  picture?: string | null;
}

/** The details that a body asks for, but for its place; what it leaves out is as in `before`. */
export const detailsAsked = (
  { fee, description, whatToBring, prizes, rulesLevel, capacity, leastPlayers, picture }: EventDetailsBody,
  before: EventDetails,
): EventDetails => ({
  ...detailsOf(before),
  feeCents: fee === undefined ? before.feeCents : fee === null ? null : Math.round(fee * 100),
  description: description === undefined ? before.description : description,
  whatToBring: whatToBring === undefined ? before.whatToBring : whatToBring,
  prizes: prizes === undefined ? before.prizes : prizes,
  rulesLevel: rulesLevel === undefined ? before.rulesLevel : rulesLevel,
  capacity: capacity === undefined ? before.capacity : capacity,
  leastPlayers: leastPlayers === undefined ? before.leastPlayers : leastPlayers,
  picture: picture === undefined ? before.picture : picture,
});

/** What a store says of an event or a series beside the required fields: null where it says nothing. */
export class EventDetailsDto {
  /** What it costs to take part, in US dollars; 0 is free. */
  @ApiProperty({ type: 'number', nullable: true, example: 15 })
  fee: number | null;
  /** Plain text. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Four rounds of Swiss. Beginners are welcome.' })
  description: string | null;
  /** Plain text. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Your deck, dice and a pen' })
  whatToBring: string | null;
  /** Plain text. */
  @ApiProperty({ type: 'string', nullable: true, example: 'One booster a win' })
  prizes: string | null;
  /** The rules enforcement level of the Magic tournament rules. */
  @ApiProperty({ enum: RULES_LEVELS, enumName: 'RulesLevel', nullable: true })
  rulesLevel: RulesLevel | null;
  /** Where it is that isn’t at the store; null at the store. */
  @ApiProperty({ type: EventPlaceDto, nullable: true })
  place: EventPlaceDto | null;
  @ApiProperty({ type: PictureDto, nullable: true })
  picture: PictureDto | null;
}
