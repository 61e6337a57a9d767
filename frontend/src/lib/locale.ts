/** The locale that days and prices are written in: that of the reader, in the language that the page is written in. */
import { type Language, pageLanguage } from '../texts/language';

const DEFAULT_LOCALE: Record<Language, string> = { en: 'en-US', es: 'es' };

let last = { asked: '', locale: '' };

/** The first of the reader's languages, as the browser tells them, that is the page's; else the default one of the page's. */
export function preferredLocale(languages: readonly string[] = navigator.languages ?? []): string {
  const asked = `${pageLanguage()} ${languages}`;
  // Every date and every price of a list asks.
  if (last.asked !== asked) last = { asked, locale: firstOf(languages) };
  return last.locale;
}

function firstOf(languages: readonly string[]): string {
  const same = new RegExp(`^${pageLanguage()}(-|$)`, 'i');
  return languages.map(validLocale).find((tag) => same.test(tag)) ?? defaultLocale();
}

/** The locale of the page's language, for a reader whose own is not known. */
export const defaultLocale = (): string => DEFAULT_LOCALE[pageLanguage()];

/**
 * The locale of a tag as browsers tell it; empty where it is none. Under a POSIX locale Chromium says `en-US@posix`, which
 * every constructor of Intl refuses: what comes after the language and the region is left out then.
 */
export function validLocale(tag: string): string {
  const [plain = ''] = tag.split(/[.@]/);
  try {
    return new Intl.Locale(plain.replaceAll('_', '-')).toString();
  } catch {
    return '';
  }
}
