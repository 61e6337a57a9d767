// Invented cards and bulk files for stories.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** An object of a bulk file. */
export type BulkCard = Record<string, unknown>;

/** The id of the nth card. */
export const idOf = (nth: number): string => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

/** A card; `nth` tells cards apart. */
export function bulkCard(fields: BulkCard = {}, nth = 1): BulkCard {
  return {
    object: 'card',
    id: idOf(nth),
    oracle_id: idOf(nth + 1_000_000),
    name: `Gatekeeper ${nth}`,
    lang: 'en',
    released_at: '2024-11-08',
    layout: 'normal',
    mana_cost: '{1}{W}',
    cmc: 2,
    type_line: 'Creature — Human Soldier',
    oracle_text: 'Vigilance',
    games: ['paper'],
    finishes: ['nonfoil'],
    set: 'zzt',
    set_name: 'Test Gate',
    set_type: 'expansion',
    collector_number: String(nth),
    rarity: 'common',
    illustration_id: idOf(nth + 2_000_000),
    prices: { usd: '1.10', usd_foil: null, usd_etched: null, eur: '1.00', eur_foil: null, tix: null },
    ...fields,
  };
}

/** So many different cards. */
export const bulkCards = (count: number): BulkCard[] =>
  Array.from({ length: count }, (_, index) => bulkCard({}, index + 1));

/** Objects as the lines of a file. */
export const asLines = (cards: readonly unknown[]): string =>
  cards.map((card) => `${JSON.stringify(card)}\n`).join('');

/** Registers a folder for the files of a test file; the function writes one, gzipped if its name says so. */
export function bulkFiles(): (content: string | Buffer, name?: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'playset-bulk-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return (content, name = 'default-cards-20260804091507.jsonl') => {
    const path = join(mkdtempSync(join(folder, 'f-')), name);
    writeFileSync(path, name.endsWith('.gz') && typeof content === 'string' ? gzipSync(content) : content);
    return path;
  };
}
