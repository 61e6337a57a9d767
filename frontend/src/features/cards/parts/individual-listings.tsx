/** The listings of players who have a card. */
import type { CardListing } from '../../../api/listings';
import { formatPrice } from '../../../lib/money';
import { useUser } from '../../../lib/use-user';
import { texts } from '../../../texts';
import { ConditionBadge } from '../../../ui/condition-badge';
import { EmailLink, PhoneLink } from '../../../ui/contact';
import { OfferBadges } from '../../../ui/offer-badges';
import { Fact } from './fact';
import classes from './offer-rows.module.css';

const { offers: words } = texts.cards.page;

export function IndividualListings({ listings }: { listings: CardListing[] }) {
  const me = useUser()?.uuid;
  if (listings.length === 0) return <p className={classes.none}>{words.noPeople}</p>;
  return (
    <ul className={classes.rows}>
      {listings.map((listing) => (
        <li key={listing.uuid} className={classes.row}>
          <div className={classes.who}>
            <p className={classes.name}>
              {listing.name} {listing.userId === me && <span className={classes.note}>{words.you}</span>}
            </p>
            <p className={classes.badges}>
              <ConditionBadge condition={listing.condition} />
              <OfferBadges finish={listing.finish} type={listing.type} />
            </p>
          </div>
          <dl className={`${classes.facts} ${classes.person}`}>
            <Fact name={words.askingPrice}>
              <strong className={classes.price}>{formatPrice(listing.price)}</strong>
            </Fact>
            <Fact name={words.email}>
              <EmailLink email={listing.email} />
            </Fact>
            <Fact name={words.phone}>
              <PhoneLink phone={listing.phoneNumber} />
            </Fact>
          </dl>
        </li>
      ))}
    </ul>
  );
}
