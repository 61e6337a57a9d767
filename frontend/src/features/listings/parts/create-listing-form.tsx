/** The work of listing cards: find one, name its terms, add it, and post the list. */
import { VisuallyHidden } from '@mantine/core';
import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { conditionLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { CandidateCard } from './candidate-card';
import { CardLookup, type LookupMode } from './card-lookup';
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
import { isReady, readyCards, readyCopies } from './pasted-rows';
import { useCandidate } from './use-candidate';
import type { RestoredDrafts } from './use-drafts';
import type { PastedList } from './use-pasted-list';
import type { Submit } from './use-submit';

interface CreateListingFormProps {
  drafts: DraftListings;
  dispatch: Dispatch<DraftAction>;
  lastTime: RestoredDrafts;
  pasted: PastedList;
  sending: Submit;
  /** With `isConfirmed`, cards that may already be listed are posted all the same. */
  onSubmit: (isConfirmed: boolean) => void;
}

export function CreateListingForm({
  drafts,
  dispatch,
  lastTime,
  pasted,
  sending,
  onSubmit,
}: CreateListingFormProps) {
  const t = texts.listings.create;
  const [mode, setMode] = useState<LookupMode>({ by: 'code' });
  const { by } = mode;
  // What screen readers announce.
  const [said, setSaid] = useState('');
  const lookup = useRef<HTMLInputElement>(null);
  const price = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const { busy, refusal, setError } = sending;
  const { candidate, pending, rows, keepsTerms } = drafts;
  const count = countOf(drafts);

  const clearPriceRefusal = useRef(() => {});
  const act = useCallback(
    (action: DraftAction) => {
      dispatch(action);
      if (action.type === 'answered') return;
      setError(null);
      clearPriceRefusal.current();
    },
    [dispatch, setError],
  );
  const actions = useCandidate({ drafts, onAction: act, onRefuse: setError, onSay: setSaid, lookup, price });
  clearPriceRefusal.current = () => actions.setPriceRefusal(null);

  /** Puts the rows of the pasted list that are ready on the list; the others stay to be put right. */
  const addPasted = () => {
    const cards = readyCards(pasted.rows);
    if (cards.length === 0) return setError(texts.listings.paste.noneReady);
    if (count + copiesOf(cards) > MAX_DRAFTS) return setError(t.tooMany(MAX_DRAFTS));
    const ready = pasted.rows.filter(isReady).map(({ key }) => key);
    act({ type: 'addedAll', cards });
    pasted.drop(ready);
    setSaid(texts.listings.paste.added(copiesOf(cards)));
    if (ready.length === pasted.rows.length) setMode({ by: 'code' });
  };
  const post = (isConfirmed: boolean) => {
    if (pasted.unchecked > 0) return setError(texts.listings.paste.notChecked(pasted.unchecked));
    if (pasted.waiting > 0) return setError(texts.listings.paste.notAdded(readyCopies(pasted.rows)));
    if (count > 0 && candidate) return setError(t.notAdded(candidate.card?.name ?? candidate.code ?? ''));
    if (pending.length > 0) return setError(t.notFoundYet(pending.length));
    onSubmit(isConfirmed);
  };
  const confirm = () => {
    // The pressed button is removed when the answer comes.
    submit.current?.focus();
    post(true);
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
          <CardLookup
            mode={mode}
            onModeChange={setMode}
            lookup={lookup}
            failed={actions.failed}
            onCode={actions.lookUp}
            onPrice={actions.addFailed}
            onFound={actions.take}
            hasFound={candidate !== null}
            pasted={pasted}
            onAddPasted={addPasted}
          />
          {candidate && (
            <CandidateCard
              key={candidate.key}
              found={candidate}
              refusal={actions.priceRefusal}
              price={price}
              keepsTerms={keepsTerms}
              onKeepTerms={(keep) => act({ type: 'termsKept', keep })}
              onChange={(terms) => act({ type: 'foundChanged', terms })}
              onCondition={(condition) => {
                act({ type: 'foundChanged', terms: { condition } });
                setSaid(conditionLabels[condition]);
              }}
              onChoose={(card) => {
                actions.choose(candidate.key, card);
                price.current?.focus();
              }}
              onAdd={() => actions.add() && actions.focusLookup()}
              onClear={() => {
                act({ type: 'foundCleared' });
                actions.focusLookup();
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
          onLookUp={actions.lookUpAgain}
          onChoose={actions.choose}
        />
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className={classes.foot}>
        {refusal && (
          <p className={classes.refusal} role="alert">
            <span>{refusal.message}</span> {refusal.reason && <span>{refusal.reason}</span>}
            {refusal.isQuestion && (
              <Button look="link" onClick={confirm} busy={busy}>
                {texts.listings.drafts.submitAnyway}
              </Button>
            )}
          </p>
        )}
        {!refusal && count > 0 && (
          <p className={classes.total}>
            {t.total(count, formatPrice(totalOf([...rows, ...priced(pending)])))}
          </p>
        )}
        <Button
          ref={submit}
          size="l"
          className={classes.submit}
          look={count === 0 || pasted.waiting > 0 ? 'quiet' : 'filled'}
          onClick={() => post(false)}
          busy={busy}
        >
          {t.submit(count)}
        </Button>
      </div>
    </div>
  );
}

const priced = (ahead: DraftListings['pending']) => ahead.map(({ terms }) => ({ terms, quantity: 1 }));
