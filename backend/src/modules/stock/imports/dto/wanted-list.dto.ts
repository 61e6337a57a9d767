// A list of cards that somebody wants, on the wire: how it is read, and what became of each line.
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn } from 'class-validator';
import { IfGiven, IsUuid } from '../../../../platform/http/validation/fields.js';

const PRINTINGS = ['any', 'this'] as const;

/** How a list is read. */
export class ImportWantsQuery {
  /** The list of yours that they come on. */
  @ApiProperty({ format: 'uuid', required: false, example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' })
  @IfGiven()
  @IsUuid()
  list?: string;
  /** `this` wants the printings that the list names, where it names one; `any` takes others too. */
  @ApiProperty({ enum: PRINTINGS, default: 'any', required: false })
  @IfGiven()
  @IsIn(PRINTINGS)
  printings: (typeof PRINTINGS)[number] = 'any';
  /** Whether copies that you have listed for sale or trade are subtracted. */
  @ApiProperty({ type: 'boolean', default: false, required: false })
  @IfGiven()
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  subtractListed: boolean = false;
}

/** A line that nothing is wanted of. */
export class LeftOutLine {
  /** Its number in the list, from 1. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 17 })
  line: number;
  /** What it says. */
  @ApiProperty({ example: '2 Lanterm Keeper' })
  text: string;
  /**
   * Why: `no-room` where the watchlist is full, `none` where it asks for no copies, `listed` where you have listed as many; else why no
   * card was found, or what of it can’t be read. More reasons may come.
   */
  @ApiProperty({ example: 'unknown-card' })
  reason: string;
}

/** What became of a list: a line is either wanted or left out. */
export class ImportedWants {
  /** Lines whose cards are wanted now. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 58 })
  lines: number;
  /** Copies of them; a card that several lines name is wanted as often as all of them say, up to 999 times. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 60 })
  copies: number;
  @ApiProperty({ type: [LeftOutLine] })
  leftOut: LeftOutLine[];
}
