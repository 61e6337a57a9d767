// What an edit would do, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { SKIP_REASONS } from '../domain/skip-reason.js';
import { StockTerms } from './stock-line.dto.js';

/** Copies that the edit leaves alone. */
export class SkippedCopies {
  @ApiProperty({
    type: 'string',
    example: 'reserved',
    description: `Why: ${SKIP_REASONS.join(', ')}. More reasons may come.`,
  })
  reason: string;
  @ApiProperty({ type: 'integer', minimum: 1, example: 2 })
  copies: number;
}

/** Some copies of a line before or after an edit. */
export class EditedCopies extends StockTerms {
  /** How many of them are on the market. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  quantity: number;
}

/** An example of what an edit changes. */
export class EditSample {
  @ApiProperty({ format: 'uuid', example: '8a1f6d0e-2b7c-4d0a-9c3e-51f2a7b6c9d0' })
  line: string;
  /** @example "Tidewell Archivist" */
  cardName: string;
  /** @example "brm" */
  cardSetCode: string;
  /** @example "12" */
  cardNumber: string;
  before: EditedCopies;
  after: EditedCopies;
}

/** What an edit would do. */
export class EditPreview {
  /** Lines of which a copy is chosen. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 312 })
  lines: number;
  /** Copies that are chosen, without those that are skipped. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1204 })
  copies: number;
  /** Copies that would change, be added, sold or withdrawn. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1190 })
  changed: number;
  /** Copies that are like this already. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 14 })
  unchanged: number;
  skipped: SkippedCopies[];
  /** Copies whose price would move by more than 3x by the price rules: they keep it until their owner accepts the new one. */
  @ApiProperty({ type: 'integer', minimum: 0, required: false, example: 0 })
  heldBack?: number;
  /**
   * The asking prices of the chosen copies, in US dollars, without those that the caller wants to buy.
   * @example 2050.25
   */
  valueBefore: number;
  /**
   * The same afterwards, of what would be on the market.
   * @example 1845.25
   */
  valueAfter: number;
  /** Up to 20 examples. */
  @ApiProperty({ type: [EditSample], maxItems: 20 })
  sample: EditSample[];
}
