/** The cards that are about to be posted, the latest on top. */
import type { Card } from '../../../api/cards';
import { texts } from '../../../texts';
import classes from './draft-list.module.css';
import { countOf, type DraftAction, type DraftListings } from './draft-listings';
import { DraftRow } from './draft-row';
import { PendingRow } from './pending-row';
import { RestoredDraftsNote } from './restored-drafts-note';
import type { RestoredDrafts } from './use-drafts';

interface DraftListProps {
  drafts: DraftListings;
  /** Why rows cannot be posted, by their keys. */
  refused: Record<number, string> | undefined;
  /** They are being posted: nothing about them can change. */
  busy: boolean;
  lastTime: RestoredDrafts;
  onAction: (action: DraftAction) => void;
  /** Looks another code up for a card that was not found. */
  onLookUp: (key: number, code: string) => void;
  onChoose: (key: number, card: Card) => void;
}

export function DraftList({ drafts, refused, busy, lastTime, onAction, onLookUp, onChoose }: DraftListProps) {
  const { rows, pending } = drafts;
  const count = countOf(drafts);
  return (
    <section aria-labelledby="draft-listings">
      <h3 id="draft-listings" className={classes.title}>
        {texts.listings.create.toSubmit(count)}
      </h3>
      {!busy && <RestoredDraftsNote restoredDrafts={lastTime} />}
      {count === 0 && <p className={classes.hint}>{texts.listings.create.hint}</p>}
      <ul className={classes.rows} inert={busy}>
        {pending.toReversed().map((candidate) => (
          <PendingRow
            key={candidate.key}
            candidate={candidate}
            onLookUp={(code) => onLookUp(candidate.key, code)}
            onChoose={(card) => onChoose(candidate.key, card)}
            onRemove={() => onAction({ type: 'pendingRemoved', key: candidate.key })}
          />
        ))}
        {rows.toReversed().map((draft) => (
          <DraftRow key={draft.key} draft={draft} refusal={refused?.[draft.key]} onAction={onAction} />
        ))}
      </ul>
    </section>
  );
}
