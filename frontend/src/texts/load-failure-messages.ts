/** What a page says when its client does not come: the catalogues are part of the client, so both languages are here. */
import type { Language } from './language';

export const loadFailureMessages: Record<Language, { text: string; reload: string }> = {
  en: { text: 'Playset didn’t load. Check your connection, then reload.', reload: 'Reload' },
  es: {
    text: 'Playset no se ha cargado. Revisa tu conexión y vuelve a cargar la página.',
    reload: 'Recargar',
  },
};
