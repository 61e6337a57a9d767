/** The locale that days are written in: the page is English, so are they. */

/** The first English that the reader reads, as the browser tells it; else that of the product. */
export const readersEnglish = (languages: readonly string[] = navigator.languages): string =>
  languages.find((language) => /^en(-|$)/i.test(language)) ?? 'en-US';
