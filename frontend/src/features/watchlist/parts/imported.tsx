/** What became of an imported list: each line that was left out is named, and the way on. */
import { useEffect, useId, useRef } from 'react';
import type { ImportedWants } from '../../../api/watchlist';
import { coverWantListPath, wantListPath } from '../../../lib/paths';
import { texts } from '../../../texts';
import { Button, ButtonLink } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { Hint } from '../../../ui/hint';
import classes from './want-form.module.css';

/** All of them are copied; nobody reads more of them in a dialog. */
const MAX_SHOWN = 200;

interface ImportedProps {
  result: ImportedWants;
  /** The list that the cards are on now; null for none. */
  list: string | null;
  /** It is the list that is shown below the dialog. */
  isShown: boolean;
  onClose: () => void;
}

export function Imported({ result: { lines, copies, leftOut }, list, isShown, onClose }: ImportedProps) {
  const t = texts.wants.paste;
  const isOnList = list !== null && lines > 0;
  const heading = useId();
  const home = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and the focus with it; the form may have been longer than the window.
  useEffect(() => {
    home.current?.focus({ preventScroll: true });
    home.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={home} tabIndex={-1} className={`${classes.form} ${classes.imported}`}>
      <Hint kind={lines > 0 ? 'success' : 'warning'} role="status">
        {t.done(lines, copies)}
      </Hint>
      <div className={classes.buttons}>
        {/* Each takes the place of the history entry that Back closes the dialog by; another address closes it. */}
        {isOnList && (
          <ButtonLink look="quiet" to={coverWantListPath(list)} replace>
            {t.stops}
          </ButtonLink>
        )}
        {isOnList && !isShown ? (
          <ButtonLink to={wantListPath(list)} replace>
            {t.show}
          </ButtonLink>
        ) : (
          <Button onClick={onClose}>{isOnList ? t.show : t.close}</Button>
        )}
      </div>
      {leftOut.length > 0 && (
        <section>
          <h3 id={heading}>{t.leftOut(leftOut.length)}</h3>
          <ul aria-labelledby={heading} className={classes.leftOut}>
            {leftOut.slice(0, MAX_SHOWN).map(({ line, text, reason }) => (
              <li key={line}>
                {text}
                <small>
                  {t.line(line)} · {t.reasons[reason] ?? t.otherReason}
                </small>
              </li>
            ))}
            {leftOut.length > MAX_SHOWN && <li>{t.moreLeftOut(leftOut.length - MAX_SHOWN)}</li>}
          </ul>
          <CopyButton text={leftOut.map(({ text }) => text).join('\n')} label={t.copyLeftOut} />
        </section>
      )}
    </div>
  );
}
