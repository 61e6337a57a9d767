/** A text to take away: selected when it gets the focus, and copied by a button. */
import { useId } from 'react';
import { CopyButton } from '../../../ui/copy-button';
import classes from '../calendars.module.css';

export function CopyAddress({ label, value }: { label: string; value: string }) {
  const field = useId();
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
        <CopyButton text={value} />
      </div>
    </div>
  );
}
