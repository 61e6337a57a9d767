/** Every shortcut of the client: those of all screens, and what each screen declares. The dialog of shortcuts shows these tables. */
import type { Command } from '../../browser/command';
import { SCREENS } from '../../pages/screens';
import { texts } from '../../texts';

/** What a shortcut does. */
export type Action =
  | { does: 'find' }
  | { does: 'list' }
  | { does: 'go'; to: string }
  | { does: 'run'; command: Command };

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

const { shortcuts: t } = texts.app;

/** Screens with a key, in the order that they declare. */
const WAYS = SCREENS.flatMap(({ shortcut, label = '', path }) =>
  shortcut ? [{ ...shortcut, label, path }] : [],
);

export const SHORTCUTS: readonly Shortcut[] = [
  {
    label: texts.app.findCard,
    bindings: [{ keys: ['/'] }, { keys: ['k'], command: true }],
    action: { does: 'find' },
  },
  { label: t.list, bindings: [{ keys: ['?'] }], action: { does: 'list' } },
  ...WAYS.sort((a, b) => a.order - b.order).map(
    ({ key, label, path }): Shortcut => ({
      label: t.go(label),
      bindings: [{ keys: ['g', key] }],
      action: { does: 'go', to: path },
    }),
  ),
  ...SCREENS.flatMap(({ commands = [] }) => commands).map(
    ({ key, label, run }): Shortcut => ({
      label,
      bindings: [{ keys: [key] }],
      action: { does: 'run', command: run },
    }),
  ),
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
