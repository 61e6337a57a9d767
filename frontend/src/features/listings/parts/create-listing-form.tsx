/** The work of listing cards: find one, name its terms, add it, and post the list. */
import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { Card } from '../../../api/cards';
import { BusyButton } from '../../../ui/busy-button';
import { CardCodeLookup } from './card-code-lookup';
import { CardNameSearch } from './card-name-search';
import classes from './create-listing-form.module.css';
import { DraftList } from './draft-list';
import { type DraftAction, type DraftListings, MOST_DRAFTS } from './draft-listings';
import { FoundCard } from './found-card';
import { type Terms, USUAL_TERMS } from './terms';
import { useSubmit } from './use-submit';

interface CreateListingFormProps {
  drafts: DraftListings;
  dispatch: Dispatch<DraftAction>;
  /** All are posted. */
  onPosted: () => void;
}

export function CreateListingForm({ drafts, dispatch, onPosted }: CreateListingFormProps) {
  const [byName, setByName] = useState(false);
  const [found, setFound] = useState<{ card: Card; at: number } | null>(null);
  const [last, setLast] = useState(USUAL_TERMS);
  const lookup = useRef<HTMLInputElement>(null);
  const { busy, refusal, refuse, submit } = useSubmit();
  const Lookup = byName ? CardNameSearch : CardCodeLookup;
  const count = drafts.rows.length;

  // The field for the next card; also the first field, when the dialog opens.
  const focusLookup = () => requestAnimationFrame(() => lookup.current?.focus());
  const clear = () => {
    setFound(null);
    refuse(null);
    focusLookup();
  };
  const add = (card: Card, terms: Terms) => {
    if (count >= MOST_DRAFTS) return refuse(`At most ${MOST_DRAFTS} cards at once: submit these first.`);
    dispatch({ type: 'added', card, terms });
    setLast(terms);
    clear();
  };
  const post = async () => {
    if (count > 0 && found)
      return refuse(`${found.card.name} is not on the list yet. Add it or clear it first.`);
    if (await submit(drafts)) onPosted();
  };
  useEffect(() => {
    if (byName) lookup.current?.focus();
  }, [byName]);

  return (
    <div className={classes.form}>
      <div className={classes.columns}>
        <section className={classes.find} aria-label="Find a card">
          <Lookup
            inputRef={lookup}
            onFound={(card) => {
              setFound({ card, at: Date.now() });
              refuse(null);
            }}
          />
          <button type="button" className={classes.way} onClick={() => setByName(!byName)}>
            {byName ? 'Find by card code' : 'No such code? Find by name'}
          </button>
          {found && (
            <FoundCard
              key={found.at}
              card={found.card}
              last={last}
              onAdd={(terms) => add(found.card, terms)}
              onClear={clear}
            />
          )}
        </section>
        <DraftList
          drafts={drafts}
          refused={refusal?.rows ?? {}}
          onAction={(action) => {
            dispatch(action);
            refuse(null);
          }}
        />
      </div>
      <div className={classes.foot}>
        {refusal && (
          <p className={classes.refusal} role="alert">
            {refusal.message}
          </p>
        )}
        <BusyButton size="md" className={classes.submit} onClick={() => void post()} busy={busy}>
          {count === 0 ? 'Submit' : `Submit ${count} ${count === 1 ? 'listing' : 'listings'}`}
        </BusyButton>
      </div>
    </div>
  );
}
