/** The language that the page speaks: chosen before the first of its texts is read. */
import type { Texts } from './en';
import { type Language, setPageLanguage } from './language';

/** Every text of the page's language; of English none, which comes area by area. */
let catalogue: Texts | null = null;

const OTHERS: Record<Exclude<Language, 'en'>, () => Promise<Texts>> = {
  es: async () => (await import('./es')).es,
};

/** Loads the texts of `language` and marks the page with it; English stays when they do not come. */
export async function loadMessages(language: Language): Promise<void> {
  if (language === 'en') return;
  try {
    catalogue = await OTHERS[language]();
    setPageLanguage(language);
  } catch (failure) {
    console.error('The texts could not be loaded.', failure);
  }
}

/** The texts of an area in the page's language: these, or what another language has for them. */
export const localized = <Area extends keyof Texts>(area: Area, english: Texts[Area]): Texts[Area] =>
  catalogue?.[area] ?? english;

/** As `localized`, of one part of an area. */
export const localizedPart = <Area extends keyof Texts, Part extends keyof Texts[Area]>(
  area: Area,
  part: Part,
  english: Texts[Area][Part],
): Texts[Area][Part] => catalogue?.[area][part] ?? english;
