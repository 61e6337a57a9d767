/** Some of a few words, to be ticked. */
import classes from './several-choices.module.css';

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
      <label key={word} className={classes.option}>
        <input
          type="checkbox"
          checked={chosen.includes(word)}
          onChange={({ currentTarget }) =>
            onChange(of.filter((each) => (each === word ? currentTarget.checked : chosen.includes(each))))
          }
        />
        {labels[word]}
      </label>
    ))}
  </fieldset>
);
