/** The cards that are about to be posted, the latest on top. */
import { texts } from '../../../texts';
import classes from './draft-list.module.css';
import type { DraftAction, DraftListings } from './draft-listings';
import { DraftRow } from './draft-row';
import { LastTimeNote } from './last-time-note';
import type { LastTime } from './use-drafts';

interface DraftListProps {
  drafts: DraftListings;
  /** Why rows cannot be posted, by their keys. */
  refused: Record<number, string>;
  /** They are being posted: nothing about them can change. */
  busy: boolean;
  lastTime: LastTime;
  onAction: (action: DraftAction) => void;
}

export const DraftList = ({ drafts: { rows }, refused, busy, lastTime, onAction }: DraftListProps) => (
  <section aria-labelledby="draft-listings">
    <h3 id="draft-listings" className={classes.title}>
      {texts.listings.create.toSubmit(rows.length)}
    </h3>
    {!busy && <LastTimeNote lastTime={lastTime} />}
    {rows.length === 0 && <p className={classes.hint}>{texts.listings.create.hint}</p>}
    <ul className={classes.rows} inert={busy}>
      {rows.toReversed().map((draft) => (
        <DraftRow
          key={draft.key}
          draft={draft}
          refusal={refused[draft.key]}
          onChange={(terms) => onAction({ type: 'changed', key: draft.key, terms })}
          onRemove={() => onAction({ type: 'removed', key: draft.key })}
        />
      ))}
    </ul>
  </section>
);
