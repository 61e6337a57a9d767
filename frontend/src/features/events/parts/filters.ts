/** Which events are looked for. */
import { boundsOf, isDay } from '../../../lib/when';

/** As the fields show them; nothing is an empty text. `from` and `to` are days. */
export interface Filters {
  q: string;
  tcg: string;
  from: string;
  to: string;
}

export const NO_FILTERS: Filters = { q: '', tcg: '', from: '', to: '' };

/** The filters of an address. What is no day or no game is left out. */
export function filtersIn(params: URLSearchParams): Filters {
  const day = (name: string) => (isDay(params.get(name) ?? '') ? (params.get(name) ?? '') : '');
  const tcg = params.get('tcg') ?? '';
  return {
    q: (params.get('q') ?? '').slice(0, 100),
    tcg: /^[A-Z][A-Z0-9_]{0,49}$/.test(tcg) ? tcg : '',
    from: day('from'),
    to: day('to'),
  };
}

/** Whether no event can fit. */
export const outOfOrder = ({ from, to }: Filters): boolean => from !== '' && to !== '' && from > to;

/** What the server is asked: the viewer's days from their first to their last moment. */
export const askedBy = ({ q, tcg, from, to }: Filters, isNearest = false) => ({
  q: q || undefined,
  tcg: tcg || undefined,
  from: from ? boundsOf(from).start : undefined,
  to: to ? boundsOf(to).end : undefined,
  sort: isNearest ? ('nearest' as const) : undefined,
});
