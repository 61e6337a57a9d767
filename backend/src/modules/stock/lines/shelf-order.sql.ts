// How shelves are sorted: one text for the list of lines, the pull sheet and its file.

/** What a cursor refuses, and old imports kept. */
const CONTROL_CHARACTERS = '[\\u0001-\\u001f\\u007f-\\u009f]+';

/** A shelf in plain letters on one line, each of its numbers nine digits wide: A2 before A10. */
export const shelfOrder = (shelf: string): string =>
  `left(regexp_replace(regexp_replace(regexp_replace(platform.plain(${shelf}),
    '${CONTROL_CHARACTERS}', ' ', 'g'), '(\\d+)', '00000000\\1', 'g'), '\\d*(\\d{9})', '\\1', 'g'), 100)`;
