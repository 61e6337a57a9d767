// The fair-trade sheet on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { FINISHES, type Finish } from '../../listings/index.js';
import { BANDS, type Band, SIDES, type Side } from '../domain/fair-trade-sheet.js';

const AMOUNT = { type: 'number', minimum: 0, example: 12.5 } as const;

export class SheetMarket {
  @ApiProperty({ ...AMOUNT, description: 'In US dollars.' })
  price: number;
  /** The day that the price is of. */
  @ApiProperty({ type: 'string', format: 'date', example: '2027-03-01' })
  asOf: string;
  /** Who says so. */
  @ApiProperty({ example: 'Scryfall' })
  source: string;
  @ApiProperty({ enum: FINISHES, enumName: 'Finish', example: 'NONFOIL' })
  finish: Finish;
}

export class SheetLineDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  nth: number;
  @ApiProperty({ enum: SIDES, enumName: 'DealSide', example: 'second' })
  giver: Side;
  @ApiProperty({
    ...AMOUNT,
    nullable: true,
    description: 'What was agreed on, in US dollars; null without a price.',
  })
  price: number | null;
  @ApiProperty({ type: SheetMarket, nullable: true, description: 'Null where nobody knows.' })
  market: SheetMarket | null;
  @ApiProperty({
    type: 'number',
    minimum: 0,
    maximum: 1,
    example: 0.85,
    description: 'What the condition leaves of the market price.',
  })
  conditionFactor: number;
  @ApiProperty({ ...AMOUNT, nullable: true, description: 'In US dollars; null where nobody knows.' })
  value: number | null;
}

/** A card whose market price has moved by more than 15 % since both agreed; what they agreed on stays. */
export class PriceNoteDto {
  /** The line. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  nth: number;
  @ApiProperty({ ...AMOUNT, description: 'The market price at agreement, in US dollars.' })
  agreed: number;
  @ApiProperty({ ...AMOUNT, example: 15, description: 'Today’s, in US dollars.' })
  today: number;
  /** The day that today’s price is of. */
  @ApiProperty({ type: 'string', format: 'date', example: '2027-03-04' })
  asOf: string;
  @ApiProperty({ type: 'integer', example: 20, description: 'By how many per cent it has moved.' })
  percent: number;
}

export class SheetTotal {
  @ApiProperty({ ...AMOUNT, description: 'In US dollars.' })
  cash: number;
  @ApiProperty({
    ...AMOUNT,
    nullable: true,
    description: 'Cash and all known values in US dollars; null where no value of any of the cards is known.',
  })
  value: number | null;
  @ApiProperty({ type: 'integer', minimum: 0, example: 0, description: 'Cards whose value isn’t known.' })
  unknown: number;
}

export class SheetTotals {
  @ApiProperty({ type: SheetTotal })
  first: SheetTotal;
  @ApiProperty({ type: SheetTotal })
  second: SheetTotal;
}

export class SheetDifference {
  @ApiProperty({ ...AMOUNT, description: 'In US dollars.' })
  amount: number;
  @ApiProperty({ type: 'number', minimum: 0, example: 4.2, description: 'Of the greater side.' })
  percent: number;
}

/** What each side gives, in figures that both see. */
export class FairTradeSheetDto {
  @ApiProperty({ type: [SheetLineDto] })
  lines: readonly SheetLineDto[];
  @ApiProperty({ type: SheetTotals })
  totals: SheetTotals;
  @ApiProperty({ type: SheetDifference, nullable: true, description: 'Null while a value isn’t known.' })
  difference: SheetDifference | null;
  /** Even up to a difference of 5%. */
  @ApiProperty({ enum: BANDS, enumName: 'SheetBand', example: 'EVEN' })
  band: Band;
  /** SHA-256 of all the rest as JSON with sorted keys. */
  @ApiProperty({ example: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' })
  hash: string;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2027-03-01T10:00:00.000Z' })
  frozenAt: string;
}
