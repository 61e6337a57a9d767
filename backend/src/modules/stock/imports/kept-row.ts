// A row of a file as it is kept: what it says of a copy, and which card it is.
import type { ImportRow } from '../formats/index.js';
import type { NewImportRow } from './import-row.repository.js';
import type { Verdict } from './resolve/decide.js';

/** Asking prices are in US dollars: those in another currency don't count. */
const isForeign = (currency: string | undefined): boolean => currency !== undefined && currency !== 'USD';

export function keptRow(row: ImportRow, nth: number, verdict: Verdict | undefined): NewImportRow {
  const { line, section, raw, quantity, problem, skipped, price, paid, currency, ...rest } = row;
  const { ids: _ids, countedAt, ...said } = rest;
  const foreign = isForeign(currency);
  return {
    nth,
    line,
    section: section.toUpperCase(),
    raw,
    said: {
      ...said,
      quantity,
      ...(countedAt && { countedAt: countedAt.toISOString() }),
      ...(foreign ? price !== undefined && { foreignPrice: true } : { price, paid }),
    },
    problem: problem ?? null,
    skipped: skipped ?? null,
    card_id: verdict && 'card' in verdict ? verdict.card : null,
    unresolved: verdict && 'unresolved' in verdict ? verdict.unresolved : null,
    suggestions: verdict && 'unresolved' in verdict ? verdict.suggestions : [],
    quantity,
  };
}
