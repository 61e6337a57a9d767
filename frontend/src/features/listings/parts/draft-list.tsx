/** The cards that are about to be posted, the latest on top. */

import classes from './draft-list.module.css';
import type { DraftAction, DraftListings } from './draft-listings';
import { DraftRow } from './draft-row';

interface DraftListProps {
  drafts: DraftListings;
  /** Why rows cannot be posted, by their keys. */
  refused: Record<number, string>;
  /** They are being posted: nothing about them can change. */
  busy: boolean;
  onAction: (action: DraftAction) => void;
}

const headingFor = (count: number): string =>
  count === 0 ? 'Cards to submit' : `${count} ${count === 1 ? 'card' : 'cards'} to submit`;

export const DraftList = ({ drafts: { rows }, refused, busy, onAction }: DraftListProps) => (
  <section aria-labelledby="draft-listings">
    <h3 id="draft-listings" className={classes.title}>
      {headingFor(rows.length)}
    </h3>
    {rows.length === 0 && (
      <p className={classes.hint}>Find a card, enter its price, and add it. You can submit many at once.</p>
    )}
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
