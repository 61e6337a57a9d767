/** The languages of printings, by the card database's codes. */
import { texts } from '../texts';

const LABELS: Record<string, string> = texts.cardLanguages;

/** The language in words; a code that is newer than this list stays as it is. */
export const languageLabel = (code: string): string => LABELS[code] ?? code.toUpperCase();
