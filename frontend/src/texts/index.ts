/** Every text that the client shows, in the language of the page. */
import { en, type Texts } from './en';
import type { Language } from './language';

/** The texts of the page. They change only before the first screen is loaded, so that whoever reads them may keep them. */
export let texts: Texts = en;

const OTHERS: Record<Exclude<Language, 'en'>, () => Promise<Texts>> = {
  es: async () => (await import('./es')).es,
};

/** Loads the texts of `language` and marks the page with it; English stays when they do not come. */
export async function speak(language: Language): Promise<void> {
  if (language === 'en') return;
  try {
    texts = await OTHERS[language]();
    document.documentElement.lang = language;
  } catch (failure) {
    console.error('The texts could not be loaded.', failure);
  }
}
