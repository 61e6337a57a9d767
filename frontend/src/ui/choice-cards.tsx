/** A choice of one among a few things that each need a sentence. */
import { useId } from 'react';
import classes from './choice-cards.module.css';

/** One of them: its name, and what it means. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
  about: string;
}

interface ChoiceCardsProps<Value extends string> {
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** The name of the radio buttons, where several groups make one choice. */
  name?: string;
}

export function ChoiceCards<Value extends string>({
  legend,
  choices,
  value,
  onChange,
  name,
}: ChoiceCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.cards}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.card}>
            <input
              type="radio"
              name={name ?? id}
              value={choice.value}
              checked={choice.value === value}
              aria-labelledby={`${id}${choice.value}`}
              aria-describedby={`${id}${choice.value}-about`}
              onChange={() => onChange(choice.value)}
            />
            <span id={`${id}${choice.value}`} className={classes.name}>
              {choice.label}
            </span>
            <span id={`${id}${choice.value}-about`} className={classes.about}>
              {choice.about}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
