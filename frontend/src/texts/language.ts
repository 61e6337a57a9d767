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

let rendered: Language = 'en';

/** The language that the page is written in now; on the server, the one that this instance of the client renders. */
export function pageLanguage(): Language {
  if (typeof document === 'undefined') return rendered;
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

/** Marks the page, or what the server renders from now on, as written in this language. */
export function setPageLanguage(language: Language): void {
  if (typeof document === 'undefined') rendered = language;
  else document.documentElement.lang = language;
}

const YEAR_MS = 31_536_000_000;

/** Keeps the choice for the next page that is loaded, in a cookie as well: the server renders public pages in it. */
export async function saveLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(KEY, language);
    const expires = Date.now() + YEAR_MS;
    await window.cookieStore?.set({ name: KEY, value: language, path: '/', sameSite: 'lax', expires });
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
