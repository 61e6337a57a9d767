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
   * `default_cards`, `all_cards`, `sample`, `live`, or `other` for a file that does not say what it is.
   * @example "default_cards"
   */
  source: string;
  /** The file that was imported last; null where none was. */
  @ApiProperty({ type: 'string', nullable: true, example: 'default-cards-20261120211503.jsonl.gz' })
  file: string | null;
  /** How many printings it has now. */
  @ApiProperty({ ...COUNT, example: 116_700 })
  cards: number;
  /** How many sets they are of. */
  @ApiProperty({ ...COUNT, example: 1030 })
  sets: number;
  /** When it was imported last. */
  @ApiProperty({ ...MOMENT, nullable: true, example: '2026-11-21T03:21:40.000Z' })
  imported_at: string | null;
  /** As of when the card database made what was imported; null for a file that does not say. */
  @ApiProperty({ ...MOMENT, nullable: true, example: '2026-11-20T21:15:03.000Z' })
  updated_at: string | null;
  /** How many printings the last import brought. */
  @ApiProperty({ ...COUNT, example: 31 })
  added: number;
  /** How many it changed. */
  @ApiProperty({ ...COUNT, example: 8120 })
  changed: number;
  /** How many it found gone. */
  @ApiProperty({ ...COUNT, example: 2 })
  gone: number;
  /** How many objects it could not take, by the reason. */
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
  /** Why it failed, or why there was nothing to do, for a person; null where cards were imported. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  reason: string | null;
}

/** What is loaded, and as of when. */
export class CatalogueStatus {
  @ApiProperty({ enum: ['catalogue_status'], example: 'catalogue_status' })
  object: 'catalogue_status';
  /** How many printings there are now, from all sources. */
  @ApiProperty({ ...COUNT, example: 116_820 })
  cards: number;
  /** How many sets they are of. */
  @ApiProperty({ ...COUNT, example: 1034 })
  sets: number;
  /** The newest import first. */
  @ApiProperty({ type: LoadedSource, isArray: true })
  sources: LoadedSource[];
  /** Null when nothing was ever imported. */
  @ApiProperty({ type: ImportAttempt, nullable: true })
  last_attempt: ImportAttempt | null;
  /** Whether the cards are being read again after an update: until that is over, searches miss some of them. */
  is_reading_again: boolean;
  /** When the bulk file is looked for next; null where nothing is imported at night (CARD_SOURCE=mirror or live). */
  @ApiProperty({ ...MOMENT, nullable: true, example: '2026-11-22T03:20:00.000Z' })
  next_run: string | null;
}
