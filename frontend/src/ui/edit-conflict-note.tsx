/** Says in a form that what it is about has changed since it was opened, and lets the person decide. */
import type { ReactNode } from 'react';
import { focusAround } from '../lib/focus-around';
import { texts } from '../texts';
import { Button } from './button';
import classes from './edit-conflict-note.module.css';
import { Hint } from './hint';

/** `decided`: the form has the latest version. */
const LOOKS = {
  changed: { kind: 'warning', role: 'alert' },
  unknown: { kind: 'danger', role: 'alert' },
  gone: { kind: 'danger', role: 'alert' },
  decided: { kind: 'info', role: 'status' },
} as const;

interface EditConflictNoteProps {
  state: keyof typeof LOOKS;
  /** What has changed, and what becomes of what was typed. */
  children: ReactNode;
  /** Puts the latest version into the form. */
  onLoad?: (() => void) | undefined;
  /** Puts what was typed above the latest version. */
  onKeep?: (() => void) | undefined;
  /** Brings back what was typed before the latest version was loaded. */
  onRestore?: (() => void) | undefined;
  /** Loads the latest version once more. */
  onRetry?: (() => void) | undefined;
}

/** What was typed stays until the person decides. */
export function EditConflictNote({ state, children, ...actions }: EditConflictNoteProps) {
  const { load, keep, restore } = texts.forms.conflict;
  const buttons = [
    [load, actions.onLoad],
    [keep, actions.onKeep],
    [restore, actions.onRestore],
    [texts.ui.tryAgain, actions.onRetry],
  ] as const;
  return (
    <Hint {...LOOKS[state]}>
      <p className={classes.text}>{children}</p>
      <div className={classes.buttons}>
        {buttons.map(
          ([label, act]) =>
            act && (
              <Button
                key={label}
                look="quiet"
                onClick={({ currentTarget }) => {
                  // The button goes away.
                  focusAround(currentTarget);
                  act();
                }}
              >
                {label}
              </Button>
            ),
        )}
      </div>
    </Hint>
  );
}
