// Finds a code in what somebody writes, also where its digits are set apart or of another script.

/** Digits with as little between them as people put there. */
const NUMBERS = /\p{Nd}(?:[\s.,:;/_\-–·]{0,3}\p{Nd})*/gu;

/** The value of a digit of any script: those of each are in one row of Unicode, from 0 to 9. */
function digitOf(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0;
  for (let nth = 0; nth < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1)); nth++) zero--;
  return (digit.codePointAt(0) ?? 0) - zero;
}

/** Whether a number of a text has these digits in a row. */
export function hasDigits(text: string, digits: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return (plain.match(NUMBERS) ?? []).some((number) =>
    [...number.matchAll(/\p{Nd}/gu)]
      .map(([digit]) => digitOf(digit))
      .join('')
      .includes(digits),
  );
}
