// What somebody else wrote, as a mail repeats it.

/** An address of the web may have a sign of these, too: a name before its host, or anything after it. */
const EMAIL = /^[^\s@/\\?#]+@[^\s@/\\?#]+[?)]*$/;
const DOT_IN_ADDRESS = /(?<=[\p{L}\p{N}-])\.(?=\p{L}{2})/gu;

/**
 * The text with addresses of the web that no mail program turns into links: `evil[.]example`. E-mail addresses stay as they
 * are: to write back is what a message is for.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/\S+/g, (word) =>
    EMAIL.test(word) ? word : word.replaceAll('://', '[:]//').replace(DOT_IN_ADDRESS, '[.]'),
  );
