/** Every shortcut of the client: the one place to add one. The dialog of shortcuts shows these tables. */
import { CONDITION_LETTERS } from '../../lib/listing-values';
import { paths } from '../../lib/paths';
import { texts } from '../../texts';

/** What a shortcut does. */
export type Action =
  | { does: 'find' }
  | { does: 'list' }
  | { does: 'go'; to: string }
  | { does: 'press'; at: string; button: string };

/** Keys that are pressed one after the other; with `command`, one key together with Ctrl (on a Mac, ⌘). */
export interface KeyBinding {
  keys: readonly string[];
  command?: true;
  /** One of the keys is pressed, each for another choice. */
  choice?: true;
}

/** What the dialog says of a shortcut. */
export interface ShortcutHelp {
  /** What it does. */
  label: string;
  bindings: readonly KeyBinding[];
}

export interface Shortcut extends ShortcutHelp {
  action: Action;
}

const { tabs, shortcuts: t } = texts.app;
const go = (key: string, page: string, to: string): Shortcut => ({
  label: t.go(page),
  bindings: [{ keys: ['g', key] }],
  action: { does: 'go', to },
});

export const SHORTCUTS: readonly Shortcut[] = [
  { label: t.find, bindings: [{ keys: ['/'] }, { keys: ['k'], command: true }], action: { does: 'find' } },
  { label: t.list, bindings: [{ keys: ['?'] }], action: { does: 'list' } },
  go('h', tabs.home, paths.home),
  go('l', tabs.myListings, paths.myListings),
  go('w', tabs.watchlist, paths.watchlist),
  go('e', tabs.events, paths.events),
  go('c', tabs.cards, paths.cards),
  go('s', tabs.stores, paths.stores),
  go('o', tabs.orderHistory, paths.orderHistory),
  {
    label: t.newListing,
    bindings: [{ keys: ['n'] }],
    action: { does: 'press', at: paths.myListings, button: texts.app.newListing },
  },
];

/** Those that a part of a page listens to by itself, in the one place where they mean something. */
export const SCOPED_SHORTCUTS: readonly ShortcutHelp[] = [
  { label: t.condition, bindings: [{ keys: Object.values(CONDITION_LETTERS), choice: true }] },
  { label: t.undo, bindings: [{ keys: ['z'], command: true }] },
];

/** Whether this machine has a ⌘ key in place of Ctrl. */
export const isMac = (): boolean => /^Mac|^iP/.test(navigator.platform);

/** The action of the keys that were pressed; `more` where they only begin a shortcut, null where they are none. */
export function actionOf(pressed: readonly string[]): Action | 'more' | null {
  for (const { bindings, action } of SHORTCUTS) {
    for (const { keys, command } of bindings) {
      if (command || !pressed.every((key, place) => key === keys[place])) continue;
      if (pressed.length < keys.length) return 'more';
      if (pressed.length === keys.length) return action;
    }
  }
  return null;
}

/** The action of a key that is pressed together with Ctrl or ⌘, or null. */
export const commandOf = (key: string): Action | null =>
  SHORTCUTS.find(({ bindings }) => bindings.some(({ keys, command }) => command && keys[0] === key))
    ?.action ?? null;
