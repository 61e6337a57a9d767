/** The record of an account on its page, and what was said about it. */
import type { ReactNode } from 'react';
import { useReviewsAboutInfiniteQuery } from '../../api/reviews';
import { partyName } from '../../entities/trade/party-name';
import { formatDate } from '../../lib/format-date';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { LoadMore } from '../../ui/load-more';
import { NotLoaded } from './not-loaded';
import Record from './record';
import classes from './reviews.module.css';

interface ReviewsAboutProps {
  account: string;
  /** The menu to report a review. */
  reviewMenu?: (review: string, author: string) => ReactNode;
}

export default function ReviewsAbout({ account, reviewMenu }: ReviewsAboutProps) {
  const t = texts.reviews;
  const read = useReviewsAboutInfiniteQuery(account);
  const pages = read.currentData?.pages ?? [];
  const reviews = pages.flatMap(({ rows }) => rows);
  const said = reviews.filter(({ text }) => text !== null);
  return (
    <section className={classes.about} aria-label={t.title}>
      <Record account={account} isList />
      {!read.currentData && read.error && (
        <NotLoaded error={read.error} isBusy={read.isFetching} onRetry={() => void read.refetch()} />
      )}
      {said.length > 0 && (
        <ul className={classes.list} aria-label={t.whatOthersSaid}>
          {said.map(({ uuid, deal, authorName, authorRole, text, writtenAt }) => (
            <li key={`${deal}${authorRole}`}>
              <q className={classes.words} dir="auto">
                {text}
              </q>
              <span className={classes.since}>
                {partyName({ name: authorName })} · {formatDate(writtenAt)}
              </span>
              {reviewMenu?.(uuid, partyName({ name: authorName }))}
            </li>
          ))}
        </ul>
      )}
      <LoadMore
        shown={reviews.length}
        total={pages[0]?.total ?? 0}
        rows={said.length}
        busy={read.isFetchingNextPage}
        failure={read.isFetchNextPageError ? problemText(read.error, t.failed) : null}
        {...(read.hasNextPage && { onMore: () => void read.fetchNextPage() })}
      />
    </section>
  );
}
