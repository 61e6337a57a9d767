/** The lines that no plan is made for, each with why. */
import type { CoverDto } from '../../../api/cover';
import { texts } from '../../../texts';
import classes from '../cover.module.css';
import { inOrder } from '../in-order';

const t = texts.cover;

/** Reasons that are newer than this page are none that it knows. */
const reasonText = (reason: string): string =>
  Object.hasOwn(t.reasons, reason) ? t.reasons[reason as keyof typeof t.reasons] : t.reasons.other;

export function LeftOut({ lines }: { lines: CoverDto['leftOut'] }) {
  if (lines.length === 0) return null;
  return (
    <details className={classes.leftOut} open={lines.length <= 5}>
      <summary>{t.leftOut(lines.length)}</summary>
      <ul>
        {inOrder(lines).map(({ nth, line, text, reason }) => (
          <li key={nth}>
            {line !== null && <span className={classes.muted}>{t.lineNumber(line)}: </span>}
            <q>{text}</q> – {reasonText(reason)}
          </li>
        ))}
      </ul>
    </details>
  );
}
