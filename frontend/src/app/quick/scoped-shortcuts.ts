/** The shortcuts of parts of a page, for the list of them all. */
import { CONDITION_LETTERS } from '../../lib/listing-values';
import { texts } from '../../texts';
import type { ShortcutHelp } from './shortcuts';

const { shortcuts: t } = texts.quick;

/** Those that a part of a page listens to by itself, in the one place where they mean something. */
export const SCOPED_SHORTCUTS: readonly ShortcutHelp[] = [
  { label: t.condition, bindings: [{ keys: Object.values(CONDITION_LETTERS), choice: true }] },
  { label: t.undo, bindings: [{ keys: ['z'], command: true }] },
];
