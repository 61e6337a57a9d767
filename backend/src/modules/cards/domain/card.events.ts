// What happens to the card database, for other modules to handle.
import { defineEvent } from '../../../kernel/domain-event.js';

/** The nightly import has brought another bulk file into the catalogue; the numbers count printings. */
export const importFinished = defineEvent<{
  readonly source: string;
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
}>('cards.import-finished', () => 'catalogue');
