/** The code in what a camera has read: the address of this deal with the code behind it. */

/** Null where the text is something else, such as another deal's code; the code of any deal where none is named. */
export function codeIn(text: string, deal?: string): string | null {
  if (/^\d{6}$/.test(text.trim())) return text.trim();
  const [, of, code] = /\/deals\/([\da-f-]{36})#(\d{6})$/i.exec(text.trim()) ?? [];
  return code && (deal === undefined || of?.toLowerCase() === deal.toLowerCase()) ? code : null;
}
