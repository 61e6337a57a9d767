/** What can be open above every page: finding a card, the shortcuts, or the rest of a phone's bar. */
export type QuickDialog = 'find' | 'shortcuts' | 'more';
