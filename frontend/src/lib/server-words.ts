/** The server speaks English; people read it in the language of the page. */
import { texts } from '../texts';

/** Texts with values in them: how they look in English, and what represents them here. */
const patterns = Object.entries(texts.server)
  .filter(([english]) => english.includes('{1}'))
  .map(([english, here]) => ({ english: patternOf(english), here }));

/** The server's English words as the page says them; words that the page does not know stay as they are. */
export function serverWords(english: string): string {
  if (Object.hasOwn(texts.server, english)) return texts.server[english] ?? english;
  for (const pattern of patterns) {
    const found = pattern.english.exec(english);
    // What is in place of a value may be words of the server too, such as why a term was ignored.
    if (found) return pattern.here.replace(/\{(\d)\}/g, (_all, nth) => serverWords(found[nth] ?? ''));
  }
  return english;
}

function patternOf(english: string): RegExp {
  const parts = english.split(/\{\d\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+)')}$`, 's');
}
