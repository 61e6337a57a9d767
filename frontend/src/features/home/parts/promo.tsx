/** What Playset is, what comes next, and how to be seen: three slides. */
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths';
import type { Role } from '../../../lib/session';
import { Carousel } from '../../../ui/carousel';
import { PlainLink } from '../../../ui/plain-button';
import { CardFan } from './card-fan';
import { EventsPicture, ListingsPicture, NearbyPicture } from './pitch-pictures';
import classes from './promo.module.css';

/** So long each slide is shown. */
const EVERY_MS = 10_000;

export const Promo = ({ role }: { role: Role }) => (
  <div className={classes.promo}>
    <Carousel label="News from Playset" everyMs={EVERY_MS}>
      <Slide
        key="welcome"
        picture={<CardFan />}
        title="Welcome to Playset"
        text="Look up the card you are missing, see who around you has it, and meet at the counter."
        to={paths.cards}
        action="Find a card"
      />
      <Slide
        key="roadmap"
        picture={<NearbyPicture />}
        title="On our roadmap"
        text="Price history, a radius for what is near, and offers on listings. Until they are here, your watchlist keeps an eye on prices."
        to={paths.watchlist}
        action="Open your watchlist"
      />
      {role === 'STORE' ? (
        <Slide
          key="promote"
          picture={<EventsPicture />}
          title="Promote yourself"
          text="Schedule a draft or a Commander night: players see it on their dashboards three days ahead."
          to={paths.eventManager}
          action="Schedule an event"
        />
      ) : (
        <Slide
          key="promote"
          picture={<ListingsPicture />}
          title="Promote yourself"
          text="Post what you sell, buy or trade. Whoever opens the page of that card finds you there."
          to={paths.myListings}
          action="Post a listing"
        />
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
