/** The months and years in which somebody under 18 can have been born. */
import { dateFormat } from '../../../lib/intl';
import { preferredLocale } from '../../../lib/locale';

interface Choice {
  value: string;
  label: string;
}

const YEARS = 18;

export function monthChoices(locale = preferredLocale()): Choice[] {
  const { format } = dateFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1).padStart(2, '0'),
    label: format(Date.UTC(2026, month)),
  }));
}

/** The latest first. */
export function yearChoices(now = new Date()): Choice[] {
  return Array.from({ length: YEARS + 1 }, (_, ago) => {
    const year = String(now.getFullYear() - ago);
    return { value: year, label: year };
  });
}
