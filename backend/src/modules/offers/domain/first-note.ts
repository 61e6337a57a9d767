// What a new account may not write in its first note to somebody: ways to be reached elsewhere.

const LINK =
  /\b(?:https?|ftp):\/\/|\bwww\.|[a-z0-9]\.(?:com|net|org|io|me|gg|co|app|link|info|biz|xyz|shop|site|online|dev|ly|tv|cc|ru|de|es|uk|mx|ar|cl|br|fr|ch|nl)\b/iu;
/** A host with any ending and a path, such as that of a shortened link. */
const SHORT_LINK = /[\p{L}\p{Nd}]\.\p{L}{2,24}\/[\p{L}\p{Nd}]/u;
const MAIL = /[^\s@]\s{0,3}(?:@|\(at\)|\[at\])\s{0,3}[^\s@]/iu;
/** Digits of a phone number. Prices and dates have fewer, or are apart. */
const MIN_DIGITS = 7;
/** Days of the calendar and times of the day, which have as many digits where several follow each other. */
const DATES =
  /\b(?:\p{Nd}{4}[-/.]\p{Nd}{1,2}[-/.]\p{Nd}{1,2}|\p{Nd}{1,2}[-/.]\p{Nd}{1,2}[-/.]\p{Nd}{4})\b|(?<![\p{Nd}:])(?:[01]?\p{Nd}|2[0-3]):[0-5]\p{Nd}(?![\p{Nd}:])/gu;
/** A comma or a colon belongs to a number only between two digits. */
const NUMBER = /\+?\p{Nd}(?:(?:[\s().\-/_]*|[,:])\p{Nd})+/gu;

/** Whether a note has a link, a mail address or a phone number, in any script's digits. */
export function hasContact(note: string): boolean {
  const plain = note.normalize('NFKC').replace(/\p{Cf}/gu, '');
  if (LINK.test(plain) || SHORT_LINK.test(plain) || MAIL.test(plain)) return true;
  return (plain.replace(DATES, ' · ').match(NUMBER) ?? []).some(
    (number) => (number.match(/\p{Nd}/gu) ?? []).length >= MIN_DIGITS,
  );
}
