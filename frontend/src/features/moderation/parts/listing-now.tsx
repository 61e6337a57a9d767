/** A reported copy as it is on the market now, with its photos: the report keeps its words alone. */
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useGetListingQuery } from '../../../api/listings';
import { ConditionBadge } from '../../../entities/listing/condition-badge';
import { CopyNote } from '../../../entities/listing/copy-facts';
import { ListingPhotos } from '../../../entities/listing/listing-photos';
import { cardPath } from '../../../lib/card-paths';
import { formatPrice } from '../../../lib/money';
import { problemStatus, problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { ErrorState } from '../../../ui/error-state';
import classes from '../moderation.module.css';

export function ListingNow({ uuid }: { uuid: string }) {
  const t = texts.moderation.case;
  const { currentData, error, isFetching, refetch } = useGetListingQuery(uuid, {
    refetchOnMountOrArgChange: true,
  });
  const isGone = problemStatus(error) === 404;
  // What came before a failure stays in the cache.
  const copy = error ? undefined : currentData;
  return (
    <section className={classes.box} aria-label={t.now}>
      <h2 className={classes.title}>{t.now}</h2>
      {isGone && <p className={classes.muted}>{t.gone}</p>}
      {error && !isGone && (
        <ErrorState
          message={problemText(error, t.nowFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!copy && !error && <Skeleton h={80} radius="md" />}
      {copy && (
        <>
          <p>
            <Link to={cardPath(copy.cardId)}>{copy.cardName}</Link> · {formatPrice(copy.price)}{' '}
            <ConditionBadge condition={copy.condition} />
          </p>
          <CopyNote note={copy.note} />
          {copy.photos.length === 0 && <p className={classes.muted}>{t.noPhotos}</p>}
          <ListingPhotos photos={copy.photos} name={copy.cardName} />
        </>
      )}
    </section>
  );
}
