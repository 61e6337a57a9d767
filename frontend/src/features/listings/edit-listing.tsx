/** Changes the terms of a listing. */
import { Button } from '@mantine/core';
import { type Dispatch, type FormEvent, useEffect, useRef, useState } from 'react';
import { useGetCardQuery } from '../../api/cards';
import { type ListingDto, useChangeListingMutation } from '../../api/listings';
import { finishesOf } from '../../lib/listing-words';
import { problemText } from '../../lib/problem';
import { useLast } from '../../lib/use-last';
import { BusyButton } from '../../ui/busy-button';
import { Dialog } from '../../ui/dialog';
import { toastError, toastSuccess } from '../../ui/toast';
import classes from './edit-listing.module.css';
import { CardLine } from './parts/card-line';
import { type Terms, typedPrice } from './parts/terms';
import { TermsFields } from './parts/terms-fields';

const FAILURE = 'Failed to update listing.';

interface EditListingProps {
  /** The listing to change; null closes the dialog. */
  listing: ListingDto | null;
  onClose: () => void;
}

export function EditListing({ listing, onClose }: EditListingProps) {
  const shown = useLast(listing);
  const [busy, setBusy] = useState(false);
  return (
    <Dialog opened={listing !== null} onClose={onClose} title="Edit Listing" phone="page" busy={busy}>
      {shown && <EditForm key={shown.uuid} listing={shown} onClose={onClose} onBusy={setBusy} />}
    </Dialog>
  );
}

interface EditFormProps {
  listing: ListingDto;
  onClose: () => void;
  /** The change is under way, or no longer. */
  onBusy: Dispatch<boolean>;
}

function EditForm({ listing, onClose, onBusy }: EditFormProps) {
  const { price, condition, type, finish } = listing;
  const [terms, setTerms] = useState<Terms>({ price: price.toFixed(2), condition, type, finish });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const priceField = useRef<HTMLInputElement>(null);
  const card = useGetCardQuery(listing.cardId);
  const [change, { isLoading }] = useChangeListingMutation();
  useEffect(() => {
    onBusy(isLoading);
    return () => onBusy(false);
  }, [isLoading, onBusy]);
  // A card that cannot be asked for keeps the finish that it is listed in.
  const finishes = card.data ? [...new Set([...finishesOf(card.data), finish])] : [finish];

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const amount = typedPrice(terms.price);
    if (amount === null) {
      setRefusal('Please enter a valid price.');
      priceField.current?.focus();
      return;
    }
    try {
      await change({ uuid: listing.uuid, changeListing: { ...terms, price: amount } }).unwrap();
      toastSuccess('Listing updated successfully!');
      onClose();
    } catch (problem) {
      toastError(FAILURE);
      setFailure(problemText(problem, FAILURE));
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
        priceError={refusal}
        priceRef={priceField}
        onChange={(changed) => {
          setTerms({ ...terms, ...changed });
          setRefusal(null);
        }}
      />
      {card.isError && <p className={classes.failure}>Failed to fetch card by ID</p>}
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose} disabled={isLoading}>
          Cancel
        </Button>
        <BusyButton type="submit" busy={isLoading}>
          Save
        </BusyButton>
      </div>
    </form>
  );
}
