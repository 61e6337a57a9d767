/** Los idiomas de las cartas. */
import type { Texts } from '../en';

export const cardLanguages: Texts['cardLanguages'] = {
  en: 'Inglés',
  es: 'Español',
  fr: 'Francés',
  de: 'Alemán',
  it: 'Italiano',
  pt: 'Portugués',
  ja: 'Japonés',
  ko: 'Coreano',
  ru: 'Ruso',
  zhs: 'Chino simplificado',
  zht: 'Chino tradicional',
  he: 'Hebreo',
  la: 'Latín',
  grc: 'Griego antiguo',
  ar: 'Árabe',
  sa: 'Sánscrito',
  ph: 'Pirexiano',
  qya: 'Quenya',
};
