// Names that a mail may repeat. Mail programs turn what looks like an address into a link, and anybody may call themselves
// anything: a name that could become a link, or a message of its own, is left out.
const PLAIN_NAME = /^(?!.*\.\p{L})[\p{L}\p{M}\p{N} '’.&-]{1,40}$/u;

/** The name, or undefined where a mail had better not repeat it. */
export const plainName = (name: string): string | undefined => (PLAIN_NAME.test(name) ? name : undefined);
