/** Every shortcut of the client: the one place to add one. The dialog of shortcuts shows these tables. */
import { CONDITION_LETTERS } from '../../lib/listing-words';
import { paths } from '../../lib/paths';
import { texts } from '../../texts';

/** What a shortcut does. */
export type Action =
  | { does: 'find' }
  | { does: 'list' }
  | { does: 'go'; to: string }
  | { does: 'press'; at: string; button: string };

/** Keys that are pressed one after the other; with `command`, one key together with Ctrl (on a Mac, ⌘). */
export interface Way {
  keys: readonly string[];
  command?: true;
  /** One of the keys is pressed, each for another choice. */
  choice?: true;
}

/** What the dialog says of a shortcut. */
export interface Told {
  /** What it does. */
  words: string;
  ways: readonly Way[];
}

export interface Shortcut extends Told {
  action: Action;
}

const { tabs, shortcuts: said } = texts.app;
const go = (key: string, page: string, to: string): Shortcut => ({
  words: said.go(page),
  ways: [{ keys: ['g', key] }],
  action: { does: 'go', to },
});

export const SHORTCUTS: readonly Shortcut[] = [
  { words: said.find, ways: [{ keys: ['/'] }, { keys: ['k'], command: true }], action: { does: 'find' } },
  { words: said.list, ways: [{ keys: ['?'] }], action: { does: 'list' } },
  go('h', tabs.home, paths.home),
  go('l', tabs.myListings, paths.myListings),
  go('w', tabs.watchlist, paths.watchlist),
  go('e', tabs.events, paths.events),
  go('c', tabs.cards, paths.cards),
  go('s', tabs.stores, paths.stores),
  go('o', tabs.orderHistory, paths.orderHistory),
  {
    words: said.newListing,
    ways: [{ keys: ['n'] }],
    action: { does: 'press', at: paths.myListings, button: texts.app.newListing },
  },
];

/** Those that a part of a page listens to by itself, in the one place where they mean something. */
export const PARTS_OWN: readonly Told[] = [
  { words: said.condition, ways: [{ keys: Object.values(CONDITION_LETTERS), choice: true }] },
  { words: said.undo, ways: [{ keys: ['z'], command: true }] },
];

/** Whether this machine has a ⌘ key in place of Ctrl. */
export const isMac = (): boolean => /^Mac|^iP/.test(navigator.platform);

/** The action of the keys that were pressed; `more` where they only begin a shortcut, null where they are none. */
export function actionOf(pressed: readonly string[]): Action | 'more' | null {
  for (const { ways, action } of SHORTCUTS) {
    for (const { keys, command } of ways) {
      if (command || !pressed.every((key, place) => key === keys[place])) continue;
      if (pressed.length < keys.length) return 'more';
      if (pressed.length === keys.length) return action;
    }
  }
  return null;
}

/** The action of a key that is pressed together with Ctrl or ⌘, or null. */
export const commandOf = (key: string): Action | null =>
  SHORTCUTS.find(({ ways }) => ways.some(({ keys, command }) => command && keys[0] === key))?.action ?? null;
