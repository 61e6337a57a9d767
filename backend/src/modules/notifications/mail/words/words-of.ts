// The words of notifications by language.
import type { Language } from '../../../../kernel/language.js';
import { en } from './en.js';
import { es } from './es.js';
import type { NotificationWords } from './notification-words.js';

const WORDS: Readonly<Record<Language, NotificationWords>> = { en, es };

export const wordsOf = (language: Language): NotificationWords => WORDS[language];
