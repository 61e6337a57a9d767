/** What a lister notes about a copy, folded: most copies have nothing to note. */
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../texts';
import { type CopyDetails, hasDetails, MAX_COPY_TEXT, normalizedPaid } from './copy-details';
import classes from './copy-details-fields.module.css';

interface CopyDetailsFieldsProps {
  details: CopyDetails;
  onChange: (details: CopyDetails) => void;
}

/** Unfolded at first where something is noted. */
export function CopyDetailsFields({ details, onChange }: CopyDetailsFieldsProps) {
  const t = texts.listings.details;
  const [isOpen, setIsOpen] = useState(() => hasDetails(details));
  const set = (change: Partial<CopyDetails>) => onChange({ ...details, ...change });
  const field = (name: keyof typeof MAX_COPY_TEXT, description?: string) => (
    <TextInput
      label={t[name]}
      description={description}
      maxLength={MAX_COPY_TEXT[name]}
      autoComplete="off"
      value={details[name]}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
    />
  );
  return (
    <details
      className={classes.details}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{t.title}</summary>
      {/* Not there while it is folded: what begins to fade in there would never arrive. */}
      {isOpen && (
        <div className={classes.fields}>
          <div className={classes.wide}>{field('note', t.noteHelp)}</div>
          {field('shelf')}
          {field('externalId')}
          <TextInput
            label={t.pricePaid}
            inputMode="decimal"
            autoComplete="off"
            leftSection="$"
            value={details.pricePaid}
            onChange={({ currentTarget }) =>
              set({ pricePaid: normalizedPaid(currentTarget.value, details.pricePaid) })
            }
          />
          <div className={classes.wide}>{field('privateNote')}</div>
          <Checkbox
            label={texts.copies.signed}
            checked={details.isSigned}
            onChange={({ currentTarget }) => set({ isSigned: currentTarget.checked })}
          />
          <Checkbox
            label={texts.copies.altered}
            checked={details.isAltered}
            onChange={({ currentTarget }) => set({ isAltered: currentTarget.checked })}
          />
          <p className={classes.about}>{t.about}</p>
        </div>
      )}
    </details>
  );
}
