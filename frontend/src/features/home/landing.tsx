/** What Playset is, for anyone who comes by: a promise, the way in, and the three things that it does, as they happen. */

import { useEffect, useRef } from 'react';
import { finishLabels } from '../../lib/listing-values';
import { texts } from '../../texts';
import { PlainButton } from '../../ui/plain-button';
import classes from './landing.module.css';
import { CardFan } from './parts/card-fan';
import { Live } from './parts/live';
import { EventsPicture, ListingsPicture, NearbyPicture } from './parts/pitch-pictures';

const { landing } = texts.home;
const { offered } = landing.nearby;

const PITCHES = [
  {
    ...landing.listings,
    kind: 'listings',
    words: { 'data-foil': finishLabels.FOIL, 'data-etched': finishLabels.ETCHED },
    Picture: ListingsPicture,
  },
  { ...landing.events, kind: 'events', words: undefined, Picture: EventsPicture },
  {
    ...landing.nearby,
    kind: 'stores',
    words: { 'data-one': offered.one, 'data-other': offered.other },
    Picture: NearbyPicture,
  },
] as const;

interface LandingProps {
  /** Opens the sign-up dialog. */
  onGetStarted: () => void;
  /** A log-in control got the pointer or the focus: preload its code. */
  onReach?: () => void;
  /** Opens the login dialog. Given where a visitor was redirected here from a page that needs an account. */
  onLogIn?: () => void;
}

export function Landing({ onGetStarted, onReach, onLogIn }: LandingProps) {
  return (
    <div className={classes.page}>
      {onLogIn && (
        <div className={classes.wanted} role="status">
          <p>{landing.wanted}</p>
          <PlainButton look="quiet" onClick={onLogIn}>
            {landing.logIn}
          </PlainButton>
          <PlainButton look="quiet" onClick={onGetStarted}>
            {landing.signUp}
          </PlainButton>
        </div>
      )}
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
      <Pitches />
    </div>
  );
}

function Pitches() {
  const section = useRef<HTMLElement>(null);
  // Where the page came as HTML they are filled already, or will be in a moment.
  useEffect(() => {
    const { current } = section;
    if (!current) return;
    import('./live/front-page').then(({ fillFrontPage }) => fillFrontPage(current)).catch(() => undefined);
  }, []);
  return (
    <section ref={section} className={classes.pitches} aria-label={landing.pitches}>
      {PITCHES.map(({ kind, title, text, live, counted, words, Picture }) => (
        <article key={kind} className={classes.pitch}>
          <div className={classes.text}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
          <Live kind={kind} label={live} counted={counted} words={words}>
            <Picture />
          </Live>
        </article>
      ))}
    </section>
  );
}
