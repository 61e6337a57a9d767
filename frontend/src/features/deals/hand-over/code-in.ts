/** The code in what was typed, or what a camera has read: the address of a deal with the code behind it. */

export const isCode = (text: string): boolean => /^\d{6}$/.test(text);

/** Null where the text is something else, such as another deal's code; the code of any deal where none is named. */
export function codeIn(text: string, deal?: string): string | null {
  if (isCode(text.trim())) return text.trim();
  const [, of, code] = /\/deals\/([\da-f-]{36})#(\d{6})$/i.exec(text.trim()) ?? [];
  return code && (deal === undefined || of?.toLowerCase() === deal.toLowerCase()) ? code : null;
}
