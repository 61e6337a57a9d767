// What the catalogue holds and how its last import went, on the wire.
import { ApiProperty } from '@nestjs/swagger';

/** How an attempt to import ended: `unchanged` means that there was nothing new to import. */
export const OUTCOMES = ['imported', 'unchanged', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const MOMENT = { type: 'string', format: 'date-time' } as const;
const COUNT = { type: 'integer', minimum: 0 } as const;

/** What the catalogue has from one source, and what the last import from there did. */
export class LoadedSource {
  /**
   * `default_cards`, `all_cards`, `sample`, `live`, or `other` for an unidentified file.
   * @example "default_cards"
   */
  source: string;
  /** The last imported file; null if none. */
  @ApiProperty({ type: 'string', nullable: true, example: 'default-cards-20261120211503.jsonl.gz' })
  file: string | null;
  /** The current number of printings. */
  @ApiProperty({ ...COUNT, example: 116_700 })
  cards: number;
  /** The number of sets they come from. */
  @ApiProperty({ ...COUNT, example: 1030 })
  sets: number;
  /** When it was last imported. */
  @ApiProperty({ ...MOMENT, nullable: true, example: '2026-11-21T03:21:40.000Z' })
  imported_at: string | null;
  /** When the card database generated the imported file; null if the file doesn't say. */
  @ApiProperty({ ...MOMENT, nullable: true, example: '2026-11-20T21:15:03.000Z' })
  updated_at: string | null;
  /** The number of printings in the last import. */
  @ApiProperty({ ...COUNT, example: 31 })
  added: number;
  /** The number of objects changed. */
  @ApiProperty({ ...COUNT, example: 8120 })
  changed: number;
  /** The number of objects no longer present. */
  @ApiProperty({ ...COUNT, example: 2 })
  gone: number;
  /** The number of rejected objects by reason. */
  @ApiProperty({ type: 'object', additionalProperties: COUNT, example: { 'not JSON': 1 } })
  skipped: Record<string, number>;
}

/** The last attempt to import cards, and how it ended. */
export class ImportAttempt {
  /** @example "default_cards" */
  source: string;
  @ApiProperty({ ...MOMENT, example: '2026-11-21T03:20:00.000Z' })
  started_at: string;
  @ApiProperty({ ...MOMENT, example: '2026-11-21T03:21:40.000Z' })
  finished_at: string;
  @ApiProperty({ enum: OUTCOMES, example: 'imported' })
  outcome: Outcome;
  /** Why it failed or had nothing to do, in plain language; null if cards were imported. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  reason: string | null;
}

/** What is loaded, and as of when. */
export class CatalogueStatus {
  @ApiProperty({ enum: ['catalogue_status'], example: 'catalogue_status' })
  object: 'catalogue_status';
  /** The current number of printings from all sources. */
  @ApiProperty({ ...COUNT, example: 116_820 })
  cards: number;
  /** The number of sets they come from. */
  @ApiProperty({ ...COUNT, example: 1034 })
  sets: number;
  /** Newest import first. */
  @ApiProperty({ type: LoadedSource, isArray: true })
  sources: LoadedSource[];
  /** Null if nothing has ever been imported. */
  @ApiProperty({ type: ImportAttempt, nullable: true })
  last_attempt: ImportAttempt | null;
  /** Whether cards are being reindexed after an update; until then, searches may miss some. */
  is_reading_again: boolean;
  /** When the next bulk import is due; null if there are no nightly imports (CARD_SOURCE=mirror or live). */
  @ApiProperty({ ...MOMENT, nullable: true, example: '2026-11-22T03:20:00.000Z' })
  next_run: string | null;
}
