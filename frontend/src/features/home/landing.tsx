/** What Playset is, for whoever comes by: a promise, the way in, and the three things that it does. */
import { PlainButton } from '../../ui/plain-button';
import classes from './landing.module.css';
import { CardFan } from './parts/card-fan';
import { EventsPicture, ListingsPicture, NearbyPicture } from './parts/pitch-pictures';

const PITCHES = [
  {
    Picture: ListingsPicture,
    title: 'Post listings',
    text: 'Buy, sell or trade. Type a card code like FDN-429, set a price, and everybody around sees what you have.',
  },
  {
    Picture: EventsPicture,
    title: 'Discover events',
    text: 'Drafts, Commander nights, prereleases: see what the stores near you are running in the next days.',
  },
  {
    Picture: NearbyPicture,
    title: 'Explore locally',
    text: 'Find the card you are missing at a store nearby, see who has it in stock, and pick it up today.',
  },
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
          <h1 className={classes.promise}>
            The fourth copy is <em>closer than you think</em>
          </h1>
          <p className={classes.lead}>
            Playset is where Magic: The Gathering players and local stores find each other. Post what you
            have, find what you miss, and meet at the counter.
          </p>
          <div className={classes.start}>
            <PlainButton size="l" onClick={onGetStarted} onPointerEnter={onReach} onFocus={onReach}>
              Get Started
            </PlainButton>
            <p className={classes.free}>Free for players and stores. No fees, no shipping.</p>
          </div>
        </div>
        <CardFan />
      </section>
      <section className={classes.pitches} aria-label="What you can do here">
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
