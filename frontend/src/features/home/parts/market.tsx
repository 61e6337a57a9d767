/** What the landing page shows of the market: the latest listings, the next events, the newest stores. */
import type { FrontPage } from '../../../api/dashboard';
import { cardPath } from '../../../lib/card-paths';
import { formatEventStart } from '../../../lib/format-event-start';
import { finishLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { paths } from '../../../lib/paths';
import { useLocale } from '../../../lib/use-locale';
import { texts } from '../../../texts';
import { EntryLink } from './live';
import live from './live.module.css';
// After the look of all: each kind changes some of it.
import cards from './market-cards.module.css';
import rows from './market-rows.module.css';

const { offered } = texts.home.landing.nearby;

export function ListedCard({
  cardId,
  cardName,
  cardSet,
  cardNumber,
  finish,
  price,
}: FrontPage['listings'][number]) {
  const locale = useLocale();
  return (
    <li className={cards.card}>
      {/* Its name is below it. */}
      <img
        src={`/api/cards/${encodeURIComponent(cardId)}/image/front/small`}
        alt=""
        width={146}
        height={204}
        loading="lazy"
        decoding="async"
      />
      <EntryLink to={cardPath(cardId)} className={cards.name}>
        {cardName}
      </EntryLink>
      <span className={`${live.line} ${cards.printing}`}>
        <span dir="auto">{cardSet}</span>
        <span>{cardNumber}</span>
      </span>
      <span className={cards.cost}>
        <span className={cards.price}>{formatPrice(price, locale)}</span>
        {finish !== 'NONFOIL' && <span className={cards.finish}> {finishLabels[finish]}</span>}
      </span>
    </li>
  );
}

export function ComingEvent({ name, starts, timeZone, format, store }: FrontPage['events'][number]) {
  const locale = useLocale();
  const at = formatEventStart(new Date(starts), timeZone, locale);
  return (
    <li className={rows.event}>
      <span className={rows.day}>
        <span className={rows.month}>{at.month}</span>
        <span className={rows.date}>{at.date}</span>
      </span>
      <EntryLink to={paths.events} className={rows.name}>
        {name}
      </EntryLink>
      <span className={`${live.line} ${rows.line}`}>
        <time className={rows.when} dateTime={starts}>{`${at.weekday} ${at.time}`}</time>{' '}
        <span className={rows.about}>
          <span className={rows.format} dir="auto">
            {format}
          </span>{' '}
          <span dir="auto">{store}</span>
        </span>
      </span>
    </li>
  );
}

export function NewStore({ name, listings }: FrontPage['stores'][number]) {
  const [initial = ''] = name;
  return (
    <li className={rows.store}>
      <span className={rows.sign} aria-hidden="true">
        {initial.toLocaleUpperCase()}
      </span>
      <EntryLink to={paths.stores}>{name}</EntryLink>
      <span className={`${live.line} ${rows.line}`}>{listings > 0 && offered(listings)}</span>
    </li>
  );
}
