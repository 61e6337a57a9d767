/** The public page of a card: what it costs, how many have it, and in which stores it is. */

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PendingAnswer } from '../../api/public-data';
import type { PublicCard as Card, CardSeller } from '../../api/storefronts';
import { useUser } from '../../browser/use-user';
import { CardImage } from '../../entities/card/card-image';
import { RulesText } from '../../entities/card/mana';
import { cardPath } from '../../lib/card-paths';
import { formatDate } from '../../lib/format-date';
import { formatPrice } from '../../lib/money';
import { publicCardPath, storefrontPath } from '../../lib/public-paths';
import { useLocale } from '../../lib/use-locale';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { PageFrame } from '../../ui/page-frame';
import { ShareButton } from '../../ui/share-button';
import { CountedOn } from './parts/counted-on';
import rows from './parts/rows.module.css';
import classes from './parts/storefront.module.css';
import { Subject } from './parts/subject';

const t = texts.publicCard;

interface PublicCardProps {
  answer: PendingAnswer<Card>;
  /** The button that leads a stranger to an account. */
  signUp: (label: string) => ReactNode;
  /** What reports a store that has the card. */
  safety: (seller: CardSeller) => ReactNode;
}

export const PublicCard = ({ answer, signUp, safety }: PublicCardProps) => (
  <Subject answer={answer} unknown={{ title: t.unknownCard, text: t.unknownCardWhy }}>
    {(card) => <CardPage card={card} signUp={signUp} safety={safety} />}
  </Subject>
);

function CardPage({ card, signUp, safety }: { card: Card } & Omit<PublicCardProps, 'answer'>) {
  const { id, name, setName, collectorNumber, typeLine, oracleText, artist } = card;
  return (
    <PageFrame
      title={name}
      heading={<span dir="auto">{name}</span>}
      lead={`${setName} · ${collectorNumber}`}
      actions={<ShareButton title={name} path={publicCardPath(id)} />}
    >
      <div className={classes.columns}>
        <div className={classes.side}>
          <div className={classes.picture}>
            <CardImage cardId={id} name={name} eager />
          </div>
          <section className={classes.box}>
            <h2>{t.rules}</h2>
            {typeLine && <p className={classes.type}>{typeLine}</p>}
            {oracleText && <RulesText text={oracleText} />}
            {artist && <p className={classes.muted}>{t.artist(artist)}</p>}
          </section>
        </div>
        <div className={classes.main}>
          <Prices {...card} />
          <Sellers sellers={card.offers.sellers} safety={safety} />
          <Players card={card} signUp={signUp} />
        </div>
      </div>
    </PageFrame>
  );
}

function Prices({ marketPrice, marketPriceFoil, marketPriceDate, offers }: Card) {
  const locale = useLocale();
  const price = (amount: number | null) => (amount === null ? t.noPrice : formatPrice(amount, locale));
  return (
    <section className={classes.box}>
      <h2>{t.market}</h2>
      <p className={classes.figures}>
        <strong>{price(marketPrice)}</strong>
        {marketPriceFoil !== null && (
          <span>
            {t.marketFoil} <strong>{price(marketPriceFoil)}</strong>
          </span>
        )}
      </p>
      {marketPriceDate && <p className={classes.muted}>{t.asOf(formatDate(marketPriceDate, locale))}</p>}
      <p>
        {t.has(offers.stores, offers.players)}
        {offers.lowPrice !== null && ` · ${t.from(formatPrice(offers.lowPrice, locale))}`}
      </p>
    </section>
  );
}

interface SellersProps extends Pick<PublicCardProps, 'safety'> {
  sellers: readonly CardSeller[];
}

const Sellers = ({ sellers, safety }: SellersProps) => (
  <section className={classes.box}>
    <h2>{t.inStores}</h2>
    {sellers.length === 0 && <p className={classes.muted}>{t.noStores}</p>}
    {sellers.length > 0 && (
      <ul className={rows.list} aria-label={t.inStores}>
        {sellers.map((seller) => (
          <Seller key={seller.uuid} {...seller}>
            {safety(seller)}
          </Seller>
        ))}
      </ul>
    )}
  </section>
);

function Seller(seller: CardSeller & { children: ReactNode }) {
  const { uuid, name, address, copies, price, countedAt, isStale, children } = seller;
  const locale = useLocale();
  return (
    <li className={rows.seller} data-stale={isStale || undefined}>
      <span className={rows.what}>
        <Link to={storefrontPath(uuid)} className={rows.name} dir="auto">
          {name}
        </Link>
        {address && (
          <span className={classes.muted} dir="auto">
            {address}
          </span>
        )}
        <span className={classes.muted}>{t.copies(copies)}</span>
        <CountedOn of={{ countedAt, isStale }} />
      </span>
      <span className={rows.price}>{price === null ? t.tradeOnly : t.from(formatPrice(price, locale))}</span>
      {children}
    </li>
  );
}

/** Who the players are, members see on their own page of the card. */
function Players({ card: { id, offers }, signUp }: { card: Card } & Pick<PublicCardProps, 'signUp'>) {
  const user = useUser();
  if (offers.players === 0 && !user) return null;
  return (
    <section className={classes.box}>
      <p>{t.players(offers.players)}</p>
      {user ? (
        <ButtonLink size="l" to={cardPath(id)}>
          {t.seeAll}
        </ButtonLink>
      ) : (
        signUp(t.signUpForPlayers)
      )}
    </section>
  );
}
