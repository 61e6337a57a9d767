/** Why a row is held back or left out, and why a file cannot be read, in the page's words. */
import type { ImportRowDto } from '../../../api/stock-imports';
import { isProse } from '../../../lib/error-message';
import { texts } from '../../../texts';

const known = (words: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(words, code) ? words[code] : undefined;

/** The reason, and the cell that it is about. */
export function reasonText({
  reason,
  reasonColumn,
  reasonValue,
}: Pick<ImportRowDto, 'reason' | 'reasonColumn' | 'reasonValue'>): string {
  const t = texts.stockImport.reasons;
  const why = known(t.codes, reason ?? '') ?? t.other;
  return reasonValue && reasonColumn ? `${why} ${t.cell(reasonValue, reasonColumn)}` : why;
}

/** A refusal by its code; the server's own sentence for one that is newer than this client. */
export const refusalText = ({ code, message }: { code: string; message: string }): string => {
  const { errors } = texts;
  const t = texts.stockImport;
  return (
    known(t.reasons.refusals, code) ?? known(errors, code) ?? (isProse(message) ? message : t.failedImport)
  );
};
