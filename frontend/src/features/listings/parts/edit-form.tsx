/** The form with the terms of a listing. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useGetCardQuery } from '../../../api/cards';
import { etagOf } from '../../../api/etag';
import { type ListingDto, useChangeListingMutation } from '../../../api/listings';
import { CardLine } from '../../../entities/card/card-line';
import { changedDetails, detailsOf } from '../../../entities/listing/copy-details';
import { type ListingTerms, typedPrice } from '../../../entities/listing/listing-terms';
import { TermsFields } from '../../../entities/listing/terms-fields';
import { finishesOf } from '../../../lib/listing-values';
import { isUnanswered, problemStatus, problemText } from '../../../lib/problem';
import { useEditConflict } from '../../../lib/use-edit-conflict';
import { useOneStep } from '../../../lib/use-one-step';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { EditConflictNote } from '../../../ui/edit-conflict-note';
import { Failed } from '../../../ui/failed';
import type { FormState } from '../../../ui/form-dialog';
import { toastSuccess } from '../../../ui/toast';
import { conflictText } from './conflict-text';
import classes from './edit-form.module.css';
import type { ListingDialogProps } from './listing-dialog-state';
import { MarketChip } from './market-chip';
import { PhotosField } from './photos-field';
import { usePhotos } from './use-photos';

const PRECONDITION_FAILED = 412;

interface EditFormProps extends Pick<ListingDialogProps, 'fetchLatest'> {
  listing: ListingDto;
  onState: (state: FormState) => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** Starts from the listing as it was opened; a change that came in the meantime is shown, and what was typed stays. */
export function EditForm({ listing, fetchLatest, onState, onCancel, onSaved }: EditFormProps) {
  const t = texts.listings.change;
  const [change] = useChangeListingMutation();
  const { run, isBusy: saving } = useOneStep();
  const [terms, setTerms] = useState(termsOf(listing));
  const [now, setNow] = useState(listing);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const priceField = useRef<HTMLInputElement>(null);
  const { conflict, record, retry } = useEditConflict(listing.uuid, fetchLatest);
  const latest = conflict.kind === 'changed' ? conflict.latest : null;
  // The next photo is a change of what was loaded.
  if (latest && latest.version > now.version) setNow(latest);
  /** A photo is a change of our own, also by a call without an answer. Other terms are a conflict, which the next save shows. */
  const photosChanged = (answer: ListingDto) =>
    setNow((before) => (savedTerms(answer) === savedTerms(before) ? answer : before));
  /** What was sent last, and not answered. */
  const lost = useRef<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const photos = usePhotos({ form, listing, onAnswer: photosChanged });
  const busy = saving || photos.isHeld;
  const card = useGetCardQuery(listing.cardId);
  const gone = conflict.kind === 'gone';
  const said = conflictText(conflict);
  const cancel = useRef<HTMLButtonElement>(null);
  // Save is gone then, and the focus with it.
  useEffect(() => {
    if (gone && !busy) cancel.current?.focus();
  }, [gone, busy]);
  // What can never be saved is not asked about.
  const unsaved =
    !gone && (photos.pending.length > 0 || JSON.stringify(terms) !== JSON.stringify(termsOf(now)));
  useEffect(() => onState({ unsaved, busy }), [unsaved, busy, onState]);
  // A card that cannot be asked for keeps the finish that it is listed in.
  const printed = card.data ? finishesOf(card.data) : [];
  const finishes = [...new Set([...printed, listing.finish, now.finish])];

  const take = (taken: ListingDto) => {
    setTerms(termsOf(taken));
    setFailure(null);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const amount = typedPrice(terms.price);
    if (amount === null) {
      setRefusal(t.priceNeeded);
      priceField.current?.focus();
      return;
    }
    if (photos.holds()) return;
    setFailure(null);
    await run(() => send(amount));
  };
  const send = async (price: number) => {
    const { details, ...rest } = terms;
    const language = terms.language ?? listing.language;
    const noted = changedDetails(details, detailsOf(now));
    const changeListing = { ...rest, language, price, ...noted };
    const wanted = wantedOf({ ...terms, language }, price);
    try {
      await change({ uuid: listing.uuid, 'If-Match': etagOf(now), changeListing }).unwrap();
    } catch (problem) {
      const isAgain = problemStatus(problem) === PRECONDITION_FAILED && lost.current === wanted;
      const saved = isAgain ? await fetchLatest(listing.uuid).catch(() => null) : null;
      if (!saved || savedTerms(saved) !== wanted) {
        lost.current = isUnanswered(problem) ? wanted : null;
        const reason = lost.current ? texts.until.noAnswer : problemText(problem, t.failed);
        return setFailure(record(listing.uuid, problem) ? t.failed : reason);
      }
    }
    toastSuccess(t.saved);
    onSaved();
  };

  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void save(event)} noValidate>
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
      <PhotosField work={photos} />
      {card.isError && <p className={classes.failure}>{t.cardFailed}</p>}
      {failure && (
        <p className={classes.failure} role="alert">
          <Failed said={t.failed} reason={failure} />
        </p>
      )}
      {said !== null && (
        <EditConflictNote
          state={gone ? 'gone' : latest ? 'changed' : 'unknown'}
          onLoad={latest ? () => take(latest) : undefined}
          onRetry={conflict.kind === 'unknown' ? retry : undefined}
        >
          <span>{said}</span> {latest && texts.listings.conflict.stillHere}
        </EditConflictNote>
      )}
      <div className={classes.buttons}>
        <Button ref={cancel} look="quiet" onClick={onCancel} disabled={busy}>
          {gone ? texts.ui.close : texts.ui.cancel}
        </Button>
        {!gone && (
          <Button type="submit" busy={busy || conflict.kind === 'loading'}>
            {texts.listings.save}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The same for the same terms, however the price is typed. */
const wantedOf = (terms: ListingTerms, price: number): string => JSON.stringify({ ...terms, price });

const savedTerms = (listing: ListingDto): string => wantedOf(termsOf(listing), listing.price);

const termsOf = (listing: ListingDto): ListingTerms => {
  const { price, condition, type, finish, language } = listing;
  return { price: price.toFixed(2), condition, type, finish, language, details: detailsOf(listing) };
};
