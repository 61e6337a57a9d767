/** The language of the page: chosen once when the page is loaded, kept in this browser. */

/** The languages that every text is written in, each by its own name. */
export const LANGUAGES = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

const KEY = 'language';

const isLanguage = (code: string | null | undefined): code is Language =>
  code !== null && code !== undefined && Object.hasOwn(LANGUAGES, code);

/** The language that was chosen here, else the first that the reader reads and we write, else English. */
export function preferredLanguage(languages: readonly string[] = navigator.languages): Language {
  const chosen = stored();
  if (isLanguage(chosen)) return chosen;
  return languages.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en';
}

/** The language that the page is written in now. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

/** Keeps the choice for the next page that is loaded. */
export function saveLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage the browser's own languages decide.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
