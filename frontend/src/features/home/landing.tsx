/** What Playset is, for whoever comes by: a promise, the way in, and the three things that it does. */

import { texts } from '../../texts';
import { PlainButton } from '../../ui/plain-button';
import classes from './landing.module.css';
import { CardFan } from './parts/card-fan';
import { EventsPicture, ListingsPicture, NearbyPicture } from './parts/pitch-pictures';

const { landing } = texts.home;

const PITCHES = [
  { Picture: ListingsPicture, ...landing.listings },
  { Picture: EventsPicture, ...landing.events },
  { Picture: NearbyPicture, ...landing.nearby },
];

interface LandingProps {
  /** Opens the sign-up dialog. */
  onGetStarted: () => void;
  /** Somebody reaches for the way in: its code may be fetched already. */
  onReach?: () => void;
}

export function Landing({ onGetStarted, onReach }: LandingProps) {
  return (
    <div className={classes.page}>
      <section className={classes.hero}>
        <div>
          <h1 className={classes.promise}>{landing.promise}</h1>
          <p className={classes.lead}>{landing.lead}</p>
          <div className={classes.start}>
            <PlainButton size="l" onClick={onGetStarted} onPointerEnter={onReach} onFocus={onReach}>
              {landing.start}
            </PlainButton>
            <p className={classes.free}>{landing.free}</p>
          </div>
        </div>
        <CardFan />
      </section>
      <section className={classes.pitches} aria-label={landing.pitches}>
        {PITCHES.map(({ Picture, title, text }) => (
          <article key={title} className={classes.pitch}>
            <Picture />
            <h2>{title}</h2>
            <p>{text}</p>
          </article>
        ))}
      </section>
    </div>
  );
}
