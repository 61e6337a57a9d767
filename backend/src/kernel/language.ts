// The languages that people read Playset in.

/** Every text for people is written in each of them; anyone who reads neither gets the first. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some((language) => language === text);
