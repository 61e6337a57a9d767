/** A text to take away: selected when it gets the focus, and copied by a button. */
import { useId, useState } from 'react';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import classes from '../calendars.module.css';

const COPIED_MS = 2_000;

export function CopyAddress({ label, value }: { label: string; value: string }) {
  const t = texts.calendars.own;
  const field = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_MS);
    } catch {
      // The browser keeps pages from its clipboard: the text is there to be selected.
    }
  };
  return (
    <div className={classes.stack}>
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        className={classes.address}
        readOnly
        value={value}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.buttons}>
        <Button look="quiet" onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? t.copied : t.copy}</span>
        </Button>
      </div>
    </div>
  );
}
