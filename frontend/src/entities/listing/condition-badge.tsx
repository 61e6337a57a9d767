/** A card's condition: a word on the colour that goes with it. */
import { type Condition, conditionLabels } from '../../lib/listing-values';
import classes from './badges.module.css';

export function ConditionBadge({ condition }: { condition: Condition }) {
  const token = `condition-${condition.toLowerCase().replace('_', '-')}`;
  return (
    <span
      className={classes.badge}
      style={{ backgroundColor: `var(--${token})`, color: `var(--on-${token})` }}
    >
      {conditionLabels[condition]}
    </span>
  );
}
