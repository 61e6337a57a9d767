/** What others put on offer last within the radius of a player. */
import { DASHBOARD_REFETCH } from '../../../api/dashboard';
import { type OfferedCard, useGetCardsOnOfferQuery } from '../../../api/on-offer';
import { type DistanceUnit, formatDistance } from '../../../lib/distance';
import { formatDateTime, formatTimeAgo } from '../../../lib/format-time-ago';
import { formatPrice } from '../../../lib/money';
import { ALL_OFFERS, onOfferPath } from '../../../lib/offer-search';
import { texts } from '../../../texts';
import { CardNews, CardNewsSkeleton } from './card-news';
import classes from './news.module.css';
import { Panel } from './panel';
import { useLoggedFailure } from './use-logged-failure';

const { news } = texts.home;
const LATEST = { sort: 'newest', limit: 6 } as const;
const ALL = onOfferPath({ ...ALL_OFFERS, sort: 'newest' });

export default function NewNearYou({ unit }: { unit: DistanceUnit }) {
  const { currentData, isFetching, error } = useGetCardsOnOfferQuery(LATEST, DASHBOARD_REFETCH);
  const loading = isFetching && !currentData;
  useLoggedFailure(error);
  if (!currentData && !loading) return null;
  const cards = currentData?.cards;
  return (
    <Panel title={news.nearYou} more={{ label: news.allNearYou, to: ALL }} busy={loading}>
      {loading && <CardNewsSkeleton label={news.loading} />}
      {cards?.length === 0 && <p className={classes.none}>{news.noneNearYou}</p>}
      {cards && cards.length > 0 && <CardNews cards={cards} lines={linesIn(unit)} />}
    </Panel>
  );
}

const linesIn =
  (unit: DistanceUnit) =>
  ({ price, distance, createdAt }: OfferedCard) => ({
    fact: [
      price === null ? texts.cards.onOffer.forTrade : texts.cards.onOffer.fromPrice(formatPrice(price)),
      distance && formatDistance(distance, unit),
    ]
      .filter(Boolean)
      .join(' · '),
    more: (
      <time dateTime={createdAt} title={formatDateTime(createdAt)}>
        {news.listed(formatTimeAgo(createdAt))}
      </time>
    ),
  });
