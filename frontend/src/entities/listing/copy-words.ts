/** What tells a copy of a printing from the others: its condition, a finish that is not the usual one, a language but English. */
import { languageLabel } from '../../lib/languages';
import { type Condition, conditionLabels, type Finish, finishLabels } from '../../lib/listing-values';

interface Copy {
  condition: Condition;
  finish: Finish;
  /** A code of the card database. */
  language: string;
}

export const copyWords = ({ condition, finish, language }: Copy): readonly string[] => [
  conditionLabels[condition],
  ...(finish === 'NONFOIL' ? [] : [finishLabels[finish]]),
  ...(language === 'en' ? [] : [languageLabel(language)]),
];
