/** The texts of what is opened above a page: finding a card, and the list of shortcuts. */
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');

export const quick = {
  find: {
    label: 'Card',
    placeholder: 'Card name or search',
    hint: 'Type a name, or a search like t:dragon c:r.',
    results: 'Results',
    searchFor: (words: string) => `Search for “${words}”`,
    looking: 'Searching…',
    offered: (results: number) => countWithNoun(results, { one: 'result', other: 'results' }),
    none: 'No cards found.',
    failed: 'Failed to search cards.',
    offline: 'You’re offline. You can search again once you’re back online.',
    keys: { choose: 'choose', open: 'open', close: 'close', escape: 'Esc' },
  },
  shortcuts: {
    what: 'What it does',
    keys: 'Keys',
    or: 'or',
    andThen: 'then',
    control: 'Ctrl',
    condition: 'Set the condition in Create Listing, best to worst',
    undo: 'Undo (while the message is shown)',
    use: 'Enable single-key shortcuts',
    why: 'Turn them off if you use voice control or press keys by accident. Ctrl K always works.',
    mac: 'Turn them off if you use voice control or press keys by accident. ⌘ K always works.',
  },
};
