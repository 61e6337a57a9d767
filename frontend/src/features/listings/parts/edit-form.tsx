/** The form with the terms of a listing. */
import { Button } from '@mantine/core';
import { type Dispatch, type FormEvent, useEffect, useRef, useState } from 'react';
import { useGetCardQuery } from '../../../api/cards';
import { etagOf } from '../../../api/etag';
import { type ListingDto, useChangeListingMutation } from '../../../api/listings';
import { finishesOf } from '../../../lib/listing-values';
import { problemText } from '../../../lib/problem';
import { useIsShown } from '../../../lib/use-is-shown';
import { texts } from '../../../texts';
import { BusyButton } from '../../../ui/busy-button';
import { toastError, toastSuccess } from '../../../ui/toast';
import { CardLine } from './card-line';
import { EditConflictNote } from './edit-conflict-note';
import classes from './edit-form.module.css';
import { Failed } from './failed';
import { type ListingTerms, typedPrice } from './listing-terms';
import { MarketChip } from './market-chip';
import { TermsFields } from './terms-fields';
import { type CurrentListing, useEditConflict } from './use-edit-conflict';

interface EditFormProps {
  listing: ListingDto;
  current: CurrentListing;
  onClose: () => void;
  /** Whether the change is in flight. */
  onBusy: Dispatch<boolean>;
}

/** Starts from the listing as it was opened; a change that came in the meantime is shown, and what was typed stays. */
export function EditForm({ listing, current, onClose, onBusy }: EditFormProps) {
  const t = texts.listings.change;
  const [terms, setTerms] = useState(termsOf(listing));
  const [refusal, setRefusal] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isShown = useIsShown();
  const priceField = useRef<HTMLInputElement>(null);
  const { conflict, recordConflict } = useEditConflict(listing.uuid, current);
  const now = conflict.kind === 'changed' ? conflict.listing : listing;
  const card = useGetCardQuery(listing.cardId);
  const [change, { isLoading }] = useChangeListingMutation();
  useEffect(() => {
    onBusy(isLoading);
    return () => onBusy(false);
  }, [isLoading, onBusy]);
  const gone = conflict.kind === 'gone';
  const cancel = useRef<HTMLButtonElement>(null);
  // Save is gone then, and the focus with it.
  useEffect(() => {
    if (gone && !isLoading) cancel.current?.focus();
  }, [gone, isLoading]);
  // A card that cannot be asked for keeps the finish that it is listed in.
  const printed = card.data ? finishesOf(card.data) : [];
  const finishes = [...new Set([...printed, listing.finish, now.finish])];

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const amount = typedPrice(terms.price);
    if (amount === null) {
      setRefusal(t.priceNeeded);
      priceField.current?.focus();
      return;
    }
    setFailure(null);
    try {
      const language = terms.language ?? listing.language;
      const changeListing = { ...terms, language, price: amount };
      await change({ uuid: listing.uuid, 'If-Match': etagOf(now), changeListing }).unwrap();
      toastSuccess(t.saved);
      onClose();
    } catch (problem) {
      // The form says it; a toast as well would be heard twice. After the form has closed, the toast says it.
      if (!isShown.current) toastError(t.failed);
      setFailure(recordConflict(listing.uuid, problem) ? t.failed : problemText(problem, t.failed));
    }
  };

  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      <CardLine cardId={listing.cardId} name={listing.cardName}>
        {listing.cardSet} · #{listing.cardNumber}
      </CardLine>
      <TermsFields
        terms={terms}
        finishes={finishes}
        printedIn={listing.language}
        priceError={refusal}
        priceRef={priceField}
        market={
          card.data && (
            <MarketChip
              card={card.data}
              finish={terms.finish}
              dated
              onTake={(price) => {
                setTerms({ ...terms, price });
                setRefusal(null);
                priceField.current?.focus();
              }}
            />
          )
        }
        onChange={(changed) => {
          setTerms({ ...terms, ...changed });
          setRefusal(null);
        }}
      />
      {card.isError && <p className={classes.failure}>{t.cardFailed}</p>}
      {failure && (
        <p className={classes.failure} role="alert">
          <Failed said={t.failed} reason={failure} />
        </p>
      )}
      <EditConflictNote
        conflict={conflict}
        onTake={(taken) => {
          setTerms(termsOf(taken));
          setFailure(null);
        }}
        onRetry={current.retry}
      />
      <div className={classes.buttons}>
        <Button ref={cancel} variant="default" onClick={onClose} disabled={isLoading}>
          {gone ? texts.ui.close : texts.ui.cancel}
        </Button>
        {!gone && (
          <BusyButton type="submit" busy={isLoading || conflict.kind === 'loading'}>
            {texts.listings.save}
          </BusyButton>
        )}
      </div>
    </form>
  );
}

const termsOf = ({ price, condition, type, finish, language }: ListingDto): ListingTerms => ({
  price: price.toFixed(2),
  condition,
  type,
  finish,
  language,
});
