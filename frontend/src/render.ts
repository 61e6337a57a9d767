/** What the server and the build ask of the client: public pages as HTML, and the screens and shortcuts as data. */
import type { Language } from './texts/language';
import { loadMessages } from './texts/load-messages';

/** Renders pages in one language: texts are read once, when the modules with them are loaded. */
export async function createRenderer(language: Language) {
  await loadMessages(language);
  return (await import('./app/render-page')).renderPage;
}

/** What scripts derive their lists from (build/screens.mjs): the screens without their code, and the table of shortcuts. */
export const declared = async () => (await import('./app/declared')).declared();
