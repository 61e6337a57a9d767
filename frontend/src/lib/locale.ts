/** The locale that days are written in: that of the reader, in the language that the page is written in. */
import { type Language, pageLanguage } from '../texts/language';

const USUAL: Record<Language, string> = { en: 'en-US', es: 'es' };

/** The first of the reader's languages, as the browser tells them, that is the page's; else the usual one of the page's. */
export function readersLocale(languages: readonly string[] = navigator.languages): string {
  const language = pageLanguage();
  const same = new RegExp(`^${language}(-|$)`, 'i');
  return languages.find((tag) => same.test(tag)) ?? USUAL[language];
}
