// Reads single parameters as the card database reads them: never refused, whatever they are.

const OFF = new Set(['', '0', 'false', 'False']);

/** A parameter as text that can be looked for: the last one counts. */
export function textOf(given: unknown): string {
  const value = Array.isArray(given) ? given.at(-1) : given;
  return typeof value === 'string' ? searchable(value).trim() : '';
}

/** How many characters a text has. Some count twice for a machine. */
export const lengthOf = (text: string): number => [...text].length;

/** Whether a parameter is switched on: anything but a few words switches it on. */
export const isOn = (given: unknown): boolean => !OFF.has(textOf(given));

/** The text without NUL and halves of characters, which the database could not read. */
export const searchable = (text: string): string => text.replace(/[\0\p{Cs}]/gu, '\uFFFD');
