/** The work of listing cards: find one, name its terms, add it, and post the list. */
import { VisuallyHidden } from '@mantine/core';
import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { conditionWords } from '../../../lib/listing-words';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { BusyButton } from '../../../ui/busy-button';
import classes from './create-listing-form.module.css';
import { DraftList } from './draft-list';
import {
  copiesOf,
  countOf,
  type DraftAction,
  type DraftListings,
  MAX_DRAFTS,
  totalOf,
} from './draft-listings';
import { FindCard, type Way } from './find-card';
import { FoundCard } from './found-card';
import { isReady, readyCards, readyCopies } from './pasted-rows';
import { useCandidate } from './use-candidate';
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
  const words = texts.listings.create;
  const [way, setWay] = useState<Way>({ by: 'code' });
  const { by } = way;
  // What a screen reader is told.
  const [said, setSaid] = useState('');
  const lookup = useRef<HTMLInputElement>(null);
  const price = useRef<HTMLInputElement>(null);
  const { busy, refusal, refuse } = sending;
  const { found, ahead, rows, keepsTerms } = drafts;
  const count = countOf(drafts);

  const clearPriceRefusal = useRef(() => {});
  const act = useCallback(
    (action: DraftAction) => {
      dispatch(action);
      if (action.type === 'answered') return;
      refuse(null);
      clearPriceRefusal.current();
    },
    [dispatch, refuse],
  );
  const candidate = useCandidate({ drafts, onAction: act, onRefuse: refuse, onSay: setSaid, lookup, price });
  clearPriceRefusal.current = () => candidate.setPriceRefusal(null);

  /** Puts the rows of the pasted list that are ready on the list; the others stay to be put right. */
  const addPasted = () => {
    const cards = readyCards(pasted.rows);
    if (cards.length === 0) return refuse(texts.listings.paste.noneReady);
    if (count + copiesOf(cards) > MAX_DRAFTS) return refuse(words.tooMany(MAX_DRAFTS));
    const ready = pasted.rows.filter(isReady).map(({ key }) => key);
    act({ type: 'addedAll', cards });
    pasted.drop(ready);
    setSaid(texts.listings.paste.added(copiesOf(cards)));
    if (ready.length === pasted.rows.length) setWay({ by: 'code' });
  };
  const post = () => {
    if (pasted.unchecked > 0) return refuse(texts.listings.paste.notChecked(pasted.unchecked));
    if (pasted.waiting > 0) return refuse(texts.listings.paste.notAdded(readyCopies(pasted.rows)));
    if (count > 0 && found) return refuse(words.notAdded(found.card?.name ?? found.code ?? ''));
    if (ahead.length > 0) return refuse(words.notFoundYet(ahead.length));
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
            failed={candidate.failed}
            onCode={candidate.lookUp}
            onPrice={candidate.addFailed}
            onFound={candidate.take}
            hasFound={found !== null}
            pasted={pasted}
            onAddPasted={addPasted}
          />
          {found && (
            <FoundCard
              key={found.key}
              found={found}
              refusal={candidate.priceRefusal}
              price={price}
              keepsTerms={keepsTerms}
              onKeepTerms={(keep) => act({ type: 'termsKept', keep })}
              onChange={(terms) => act({ type: 'foundChanged', terms })}
              onCondition={(condition) => {
                act({ type: 'foundChanged', terms: { condition } });
                setSaid(conditionWords[condition]);
              }}
              onChoose={(card) => {
                candidate.choose(found.key, card);
                price.current?.focus();
              }}
              onAdd={() => candidate.add() && candidate.focusLookup()}
              onClear={() => {
                act({ type: 'foundCleared' });
                candidate.focusLookup();
              }}
            />
          )}
        </section>
        <DraftList
          drafts={drafts}
          refused={refusal?.rows}
          busy={busy}
          lastTime={lastTime}
          onAction={act}
          onLookUp={candidate.lookUpAgain}
          onChoose={candidate.choose}
        />
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className={classes.foot}>
        {refusal && (
          <p className={classes.refusal} role="alert">
            <span>{refusal.message}</span> {refusal.reason && <span>{refusal.reason}</span>}
          </p>
        )}
        {!refusal && count > 0 && (
          <p className={classes.total}>
            {words.total(count, formatPrice(totalOf([...rows, ...priced(ahead)])))}
          </p>
        )}
        <BusyButton
          size="md"
          className={classes.submit}
          variant={count === 0 || pasted.waiting > 0 ? 'default' : 'filled'}
          onClick={post}
          busy={busy}
        >
          {words.submit(count)}
        </BusyButton>
      </div>
    </div>
  );
}

const priced = (ahead: DraftListings['ahead']) => ahead.map(({ terms }) => ({ terms, quantity: 1 }));
