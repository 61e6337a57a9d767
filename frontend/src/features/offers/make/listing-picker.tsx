/** The listings of one side, to choose from: searched by the name of a card. */
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { listedBy, useListingsOfUserInfiniteQuery } from '../../../api/listings';
import { CardThumb } from '../../../entities/card/card-thumb';
import { copyWords } from '../../../entities/listing/copy-words';
import { focusAround } from '../../../lib/focus-around';
import { formatPrice } from '../../../lib/money';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { SearchField } from '../../../ui/search-field';
import { type DraftLine, listedLine } from './draft';
import classes from './offer-form.module.css';

interface ListingPickerProps {
  lister: string;
  chosen: readonly string[];
  /** Returns whether there was room for it. */
  onAdd: (line: DraftLine) => boolean;
}

export default function ListingPicker({ lister, chosen, onAdd }: ListingPickerProps) {
  const t = texts.offers.make;
  const [search, setSearch] = useState('');
  const query = useListingsOfUserInfiniteQuery(listedBy(lister, search));
  const rows = (query.currentData?.pages.flatMap((page) => page.rows) ?? []).filter(
    ({ uuid, type, status }) => type !== 'BUY' && status === 'ACTIVE' && !chosen.includes(uuid),
  );
  return (
    <div className={classes.picker}>
      <SearchField label={t.search} placeholder={t.search} search={search} onSearch={setSearch} />
      {query.isError && !query.isFetching && (
        <ErrorState message={problemText(query.error, t.listFailed)} onRetry={() => void query.refetch()} />
      )}
      {!query.currentData && query.isFetching && (
        <div role="status" aria-label={t.loadingList} aria-busy>
          <Skeleton h={64} />
        </div>
      )}
      {query.currentData && rows.length === 0 && <p className={classes.note}>{t.noneFound}</p>}
      <ul className={classes.lines}>
        {rows.map((listing) => (
          <li key={listing.uuid} className={classes.line}>
            <CardThumb cardId={listing.cardId} />
            <div className={classes.what}>
              <p className={classes.name}>{listing.cardName}</p>
              <p id={`copy-${listing.uuid}`} className={classes.note}>
                {[
                  ...[listing.cardSet, `#${listing.cardNumber}`],
                  ...[...copyWords(listing), formatPrice(listing.price)],
                ].join(' · ')}
              </p>
            </div>
            <Button
              look="soft"
              aria-label={t.add(listing.cardName)}
              aria-describedby={`copy-${listing.uuid}`}
              onClick={({ currentTarget }) => {
                if (onAdd(listedLine(listing))) focusBeside(currentTarget);
              }}
            >
              {texts.holds.add}
            </Button>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button look="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t.more}
        </Button>
      )}
    </div>
  );
}

/** The row of a button goes away: the focus moves to the next one, so that several are added one after the other. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li');
  const beside = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
  if (beside) beside.focus();
  else focusAround(button);
}
