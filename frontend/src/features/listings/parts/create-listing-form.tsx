/** The work of listing cards: find one, name its terms, add it, and post the list. */
import { VisuallyHidden } from '@mantine/core';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { Card } from '../../../api/cards';
import { conditionWords } from '../../../lib/listing-words';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { BusyButton } from '../../../ui/busy-button';
import classes from './create-listing-form.module.css';
import { DraftList } from './draft-list';
import { type DraftAction, type DraftListings, MOST_DRAFTS } from './draft-listings';
import { FindCard, type Way } from './find-card';
import { FoundCard } from './found-card';
import { isReady, readyCards } from './pasted-rows';
import { typedPrice } from './terms';
import type { LastTime } from './use-drafts';
import type { PastedList } from './use-pasted-list';
import type { Submit } from './use-submit';

interface CreateListingFormProps {
  drafts: DraftListings;
  dispatch: Dispatch<DraftAction>;
  lastTime: LastTime;
  pasted: PastedList;
  sending: Submit;
  onSubmit: () => void;
}

export function CreateListingForm({
  drafts,
  dispatch,
  lastTime,
  pasted,
  sending,
  onSubmit,
}: CreateListingFormProps) {
  const [way, setWay] = useState<Way>({ by: 'code' });
  const { by } = way;
  const [priceRefusal, setPriceRefusal] = useState<string | null>(null);
  // What a screen reader is told.
  const [said, setSaid] = useState('');
  const lookup = useRef<HTMLInputElement>(null);
  const price = useRef<HTMLInputElement>(null);
  const { busy, refusal, refuse } = sending;
  const { found } = drafts;
  const count = drafts.rows.length;

  const act = (action: DraftAction) => {
    dispatch(action);
    refuse(null);
    setPriceRefusal(null);
  };
  // The field for the next card; also the first field, when the dialog opens.
  const focusLookup = () => requestAnimationFrame(() => lookup.current?.focus());
  /** Puts the found card on the list, or says why it cannot be there. */
  const addFound = (): boolean => {
    if (!found) return false;
    const { card, terms } = found;
    const amount = typedPrice(terms.price);
    if (amount === null) {
      setPriceRefusal(texts.listings.create.priceNeeded);
      price.current?.focus();
      return false;
    }
    if (count >= MOST_DRAFTS) {
      refuse(texts.listings.create.tooMany(MOST_DRAFTS));
      return false;
    }
    act({ type: 'added', card, terms });
    setSaid(
      texts.listings.create.added(
        card.name,
        [conditionWords[terms.condition], formatPrice(amount)].join(', '),
        count + 1,
      ),
    );
    return true;
  };
  /** The next card: a price that was typed for the one before is not thrown away. */
  const take = (card: Card): boolean => {
    if (found && found.terms.price !== '' && !addFound()) {
      refuse(texts.listings.create.notAdded(found.card.name));
      return false;
    }
    act({ type: 'found', card });
    return true;
  };
  /** Puts the rows of the pasted list that are ready on the list; the others stay to be put right. */
  const addPasted = () => {
    const cards = readyCards(pasted.rows);
    if (cards.length === 0) return refuse(texts.listings.paste.noneReady);
    if (count + cards.length > MOST_DRAFTS) return refuse(texts.listings.create.tooMany(MOST_DRAFTS));
    const ready = pasted.rows.filter(isReady).map(({ key }) => key);
    act({ type: 'addedAll', cards });
    pasted.drop(ready);
    setSaid(texts.listings.paste.added(cards.length));
    if (ready.length === pasted.rows.length) setWay({ by: 'code' });
  };
  const post = () => {
    if (pasted.waiting > 0) return refuse(texts.listings.paste.notAdded(pasted.waiting));
    if (count > 0 && found) return refuse(texts.listings.create.notAdded(found.card.name));
    onSubmit();
  };
  const shown = useRef(by);
  // Which way was taken first is the dialog's to put the focus in.
  useEffect(() => {
    if (shown.current !== by) lookup.current?.focus();
    shown.current = by;
  }, [by]);

  return (
    <div className={classes.form}>
      <div className={classes.columns}>
        <section className={classes.find} aria-label={texts.listings.find.title}>
          <FindCard
            way={way}
            onWay={setWay}
            lookup={lookup}
            onFound={take}
            pasted={pasted}
            onAddPasted={addPasted}
          />
          {found && (
            <FoundCard
              key={found.key}
              card={found.card}
              terms={found.terms}
              refusal={priceRefusal}
              price={price}
              onChange={(terms) => act({ type: 'foundChanged', terms })}
              onCondition={(condition) => {
                act({ type: 'foundChanged', terms: { condition } });
                setSaid(conditionWords[condition]);
              }}
              onAdd={() => addFound() && focusLookup()}
              onClear={() => {
                act({ type: 'foundCleared' });
                focusLookup();
              }}
            />
          )}
        </section>
        <DraftList
          drafts={drafts}
          refused={refusal?.rows ?? {}}
          busy={busy}
          lastTime={lastTime}
          onAction={act}
        />
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className={classes.foot}>
        {refusal && (
          <p className={classes.refusal} role="alert">
            {refusal.message}
          </p>
        )}
        <BusyButton size="md" className={classes.submit} onClick={post} busy={busy}>
          {texts.listings.create.submit(count)}
        </BusyButton>
      </div>
    </div>
  );
}
