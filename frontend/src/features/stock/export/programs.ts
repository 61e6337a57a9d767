/** The programs that stock can be taken to, in the groups that people look for them in. */
import { isOneOf } from '../../../lib/one-of';

/** Those that are given their stock again and again: they can have only what has changed. */
const CHANNELS = ['square', 'shopify', 'tcgplayer'] as const;
export type Channel = (typeof CHANNELS)[number];

export const PROGRAM_GROUPS = {
  sales: CHANNELS,
  collections: ['playset', 'moxfield', 'manabox', 'archidekt', 'deckbox', 'dragon-shield', 'cardmarket'],
  lists: ['text', 'arena', 'mtgo-dek'],
} as const;
export type ProgramGroup = keyof typeof PROGRAM_GROUPS;
export type Program = (typeof PROGRAM_GROUPS)[ProgramGroup][number];

const PROGRAMS: readonly Program[] = Object.values(PROGRAM_GROUPS).flat();

/** The program that an address names; our own file where it names none. */
export const programIn = (params: URLSearchParams): Program => {
  const named = params.get('format');
  return isOneOf(PROGRAMS, named) ? named : 'playset';
};

export const isChannel = (program: Program): program is Channel => isOneOf(CHANNELS, program);

/** Channels whose files name a location. */
export const needsLocation = (program: Program): program is 'square' | 'shopify' =>
  program === 'square' || program === 'shopify';

/** What a file for a channel has (the server's words): the differences, everything, or everything as new. */
export const CONTENTS = ['last', 'all', 'start'] as const;
export type Contents = (typeof CONTENTS)[number];
