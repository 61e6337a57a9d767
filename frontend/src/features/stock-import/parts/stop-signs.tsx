/** What has to be looked at before an import is saved, each with a box to say that it was. */
import { Checkbox } from '@mantine/core';
import { texts } from '../../../texts';
import { Hint } from '../../../ui/hint';
import classes from './stop-signs.module.css';

interface StopSignsProps<Code extends string> {
  /** Each by its code, with what it says. */
  signs: readonly { code: Code; text: string }[];
  acknowledged: ReadonlySet<Code>;
  onAcknowledge: (code: Code, isChecked: boolean) => void;
}

export function StopSigns<Code extends string>({ signs, acknowledged, onAcknowledge }: StopSignsProps<Code>) {
  const t = texts.stockImport.changes;
  if (signs.length === 0) return null;
  return (
    <section className={classes.stops} aria-label={t.stops}>
      <h3 className={classes.title}>{t.stops}</h3>
      {signs.map(({ code, text }, at) => (
        <Hint key={code} kind="warning">
          <p id={`stop-${at}`} className={classes.text}>
            {text}
          </p>
          <Checkbox
            label={t.acknowledge}
            aria-describedby={`stop-${at}`}
            checked={acknowledged.has(code)}
            onChange={({ currentTarget }) => onAcknowledge(code, currentTarget.checked)}
          />
        </Hint>
      ))}
    </section>
  );
}
