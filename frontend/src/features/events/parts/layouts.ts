/** How the events of all stores are laid out: a list, alone or beside a map, or a calendar. */
import { LAYOUT_PARAM } from '../../../lib/paths';

export const SPANS = ['week', 'month'] as const;
export type Span = (typeof SPANS)[number];

/** The calendar that an address asks for; null for the list. */
export const spanIn = (params: URLSearchParams): Span | null =>
  SPANS.find((span) => span === params.get(LAYOUT_PARAM)) ?? null;
