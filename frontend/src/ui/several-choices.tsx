/** Some of a few words, to be ticked. */
import type { ReactNode } from 'react';
import classes from './several-choices.module.css';

interface CheckboxPillProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A checkbox in a pill, which is filled while it is ticked. */
export const CheckboxPill = ({ checked, onChange, children }: CheckboxPillProps) => (
  <label className={classes.pill}>
    <input
      type="checkbox"
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {children}
  </label>
);

interface SeveralChoicesProps<Word extends string> {
  label: string;
  of: readonly Word[];
  labels: Record<Word, string>;
  chosen: readonly string[];
  onChange: (chosen: Word[]) => void;
}

/** Some of a few words; none means any. */
export const SeveralChoices = <Word extends string>({
  label,
  of,
  labels,
  chosen,
  onChange,
}: SeveralChoicesProps<Word>) => (
  <fieldset className={classes.several}>
    <legend>{label}</legend>
    {of.map((word) => (
      <CheckboxPill
        key={word}
        checked={chosen.includes(word)}
        onChange={(checked) =>
          onChange(of.filter((each) => (each === word ? checked : chosen.includes(each))))
        }
      >
        {labels[word]}
      </CheckboxPill>
    ))}
  </fieldset>
);
