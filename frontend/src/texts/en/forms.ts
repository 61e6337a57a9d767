/** The words that every form shares. */

export const forms = {
  rulesMissing: 'Part of this page did not load, and nothing was sent. Try again, or reload the page.',
};
