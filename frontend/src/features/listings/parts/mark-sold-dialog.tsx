/** Marks a listing as sold for what was paid, or several copies of it in one step. */
import { useRef, useState } from 'react';
import { etagOf } from '../../../api/etag';
import { type ListingDto, useChangeListingMutation, useSellListingsMutation } from '../../../api/listings';
import { problemStatus } from '../../../lib/problem';
import { texts } from '../../../texts';
import { ActionRefused } from '../../../ui/confirm-action';
import { ConfirmListingAction } from './confirm-listing-action';
import type { Ending } from './ended-listings';
import type { ListingDialogProps } from './listing-dialog-state';
import { copiesTyped, priceTyped, SaleFields, type TypedSale } from './sale-fields';
import { useCopies } from './use-copies';
import { useEndOnce } from './use-end-once';

/** The listed price, and one copy. */
const NOTHING_TYPED: TypedSale = { price: null, copies: '1', refusal: null };

/** The refusals that say that a listing is not what it was. */
const PRECONDITION_FAILED: readonly unknown[] = [404, 409, 412];

export function MarkSoldDialog(props: ListingDialogProps) {
  const { listing: opened } = props;
  const t = texts.listings.sell;
  const [change, changing] = useChangeListingMutation();
  const [sell, selling] = useSellListingsMutation();
  const { copiesOf, recount } = useCopies(opened);
  const once = useEndOnce();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const priceField = useRef<HTMLInputElement>(null);
  const copiesField = useRef<HTMLInputElement>(null);

  const isReady = (listing: ListingDto): boolean => {
    // The list may lack by now what was sold without an answer.
    if (once.isRepeated()) return true;
    const refusal =
      priceTyped(typed, listing) === null
        ? 'price'
        : copiesTyped(typed, copiesOf(listing).length) === null
          ? 'copies'
          : null;
    setTyped({ ...typed, refusal });
    if (refusal) (refusal === 'price' ? priceField : copiesField).current?.focus();
    return refusal === null;
  };

  const act = async (listing: ListingDto): Promise<Ending> => {
    const finalSoldPrice = priceTyped(typed, listing) ?? listing.price;
    const copies = copiesOf(listing);
    const sold = copies.slice(0, copiesTyped(typed, copies.length) ?? 1);
    const uuids = sold.map(({ uuid }) => uuid);
    const listings = sold.map(({ uuid, version }) => ({ uuid, version }));
    const changeListing = { status: 'SOLD', finalSoldPrice } as const;
    const send = (): Promise<unknown> =>
      sold.length === 1
        ? change({ uuid: listing.uuid, 'If-Match': etagOf(listing), changeListing }).unwrap()
        : sell({ sellListings: { listings, finalSoldPrice } }).unwrap();
    try {
      return await once.run({
        ending: { kind: 'sold', listing: { ...listing, finalSoldPrice }, uuids },
        send,
      });
    } catch (problem) {
      if (!PRECONDITION_FAILED.includes(problemStatus(problem))) throw problem;
      recount();
      throw sold.length === 1 ? problem : new ActionRefused(t.copiesChanged);
    }
  };

  return (
    <ConfirmListingAction
      {...props}
      title={texts.listings.markSold}
      confirm={texts.listings.markSold}
      busy={changing.isLoading || selling.isLoading}
      isReady={isReady}
      act={act}
      success={t.sold}
      failure={t.failed}
      fields={(listing) => (
        <SaleFields
          listing={listing}
          typed={typed}
          onType={(change) => {
            once.forget();
            setTyped({ ...typed, ...change, refusal: null });
          }}
          most={copiesOf(listing).length}
          priceRef={priceField}
          copiesRef={copiesField}
        />
      )}
    />
  );
}
