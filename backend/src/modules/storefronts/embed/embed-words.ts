// The words of the page that stores embed in their own sites.
import type { Language } from '../../../kernel/language.js';
import type { Condition, ListingType } from '../../listings/index.js';

interface EmbedWords {
  readonly locale: string;
  readonly events: string;
  readonly noEvents: string;
  readonly singles: string;
  readonly noSingles: string;
  readonly all: string;
  readonly unknown: string;
  readonly conditions: Readonly<Record<Condition, string>>;
  /** Of a single that isn't for sale. */
  readonly types: Readonly<Partial<Record<ListingType, string>>>;
}

export const EMBED_WORDS: Readonly<Record<Language, EmbedWords>> = {
  en: {
    locale: 'en-US',
    events: 'Next events',
    noEvents: 'No events are planned.',
    singles: 'Newest singles',
    noSingles: 'No singles are listed.',
    all: 'See all on Playset',
    unknown: 'There’s no store here.',
    conditions: {
      NEAR_MINT: 'Near Mint',
      LIGHTLY_PLAYED: 'Lightly Played',
      MODERATELY_PLAYED: 'Moderately Played',
      HEAVILY_PLAYED: 'Heavily Played',
      DAMAGED: 'Damaged',
    },
    types: { TRADE: 'For trade' },
  },
  es: {
    locale: 'es',
    events: 'Próximos eventos',
    noEvents: 'No hay eventos previstos.',
    singles: 'Últimas cartas sueltas',
    noSingles: 'No hay cartas sueltas publicadas.',
    all: 'Ver todo en Playset',
    unknown: 'Aquí no hay ninguna tienda.',
    conditions: {
      NEAR_MINT: 'Casi perfecta',
      LIGHTLY_PLAYED: 'Poco jugada',
      MODERATELY_PLAYED: 'Jugada',
      HEAVILY_PLAYED: 'Muy jugada',
      DAMAGED: 'Dañada',
    },
    types: { TRADE: 'Para cambio' },
  },
};
