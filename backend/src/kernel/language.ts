// The languages that people read Playset in.

/** Every text for people is written in each of them; whoever reads neither gets the first. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
