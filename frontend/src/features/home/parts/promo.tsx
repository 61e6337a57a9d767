/** What Playset is, what comes next, and how to be seen: three slides. */
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths';
import type { Role } from '../../../lib/session';
import { texts } from '../../../texts';
import { Carousel } from '../../../ui/carousel';
import { PlainLink } from '../../../ui/plain-button';
import { CardFan } from './card-fan';
import { EventsPicture, ListingsPicture, NearbyPicture } from './pitch-pictures';
import classes from './promo.module.css';

const { promo } = texts.home;

/** So long each slide is shown. */
const EVERY_MS = 10_000;

export const Promo = ({ role }: { role: Role }) => (
  <div className={classes.promo}>
    <Carousel label={promo.label} everyMs={EVERY_MS}>
      <Slide key="welcome" picture={<CardFan />} {...promo.welcome} to={paths.cards} />
      <Slide key="roadmap" picture={<NearbyPicture />} {...promo.roadmap} to={paths.watchlist} />
      {role === 'STORE' ? (
        <Slide key="promote" picture={<EventsPicture />} {...promo.store} to={paths.eventManager} />
      ) : (
        <Slide key="promote" picture={<ListingsPicture />} {...promo.player} to={paths.myListings} />
      )}
    </Carousel>
  </div>
);

interface SlideProps {
  picture: ReactNode;
  title: string;
  text: string;
  to: string;
  action: string;
}

const Slide = ({ picture, title, text, to, action }: SlideProps) => (
  <div className={classes.slide}>
    <div className={classes.words}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      <PlainLink to={to}>{action}</PlainLink>
    </div>
    <div className={classes.picture}>{picture}</div>
  </div>
);
