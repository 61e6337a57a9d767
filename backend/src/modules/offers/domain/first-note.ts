// What a new account may not write in its first note to somebody: ways to be reached elsewhere.

const LINK =
  /\b(?:https?|ftp):\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|io|me|gg|co|app|link|info|biz|xyz|shop|ru|de|es|uk)\b/iu;
const MAIL = /[^\s@]+\s*(?:@|\(at\)|\[at\])\s*[^\s@]+/iu;
/** Digits of a phone number. Prices and dates have fewer, or are apart. */
const MIN_DIGITS = 7;
/** Days of the calendar, which have as many digits. */
const DATE = /\b(?:\p{Nd}{4}[-/.]\p{Nd}{1,2}[-/.]\p{Nd}{1,2}|\p{Nd}{1,2}[-/.]\p{Nd}{1,2}[-/.]\p{Nd}{4})\b/gu;
const NUMBER = /\+?\p{Nd}(?:[\s().\-/_]*\p{Nd})+/gu;

/** Whether a note has a link, a mail address or a phone number, in any script's digits. */
export function hasContact(note: string): boolean {
  const plain = note.normalize('NFKC').replace(/\p{Cf}/gu, '');
  if (LINK.test(plain) || MAIL.test(plain)) return true;
  return (plain.replace(DATE, ' ').match(NUMBER) ?? []).some(
    (number) => (number.match(/\p{Nd}/gu) ?? []).length >= MIN_DIGITS,
  );
}
