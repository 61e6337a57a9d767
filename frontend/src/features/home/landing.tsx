/** What Playset is, for anyone who comes by: a promise, the way in, and the three things that it does, as they happen. */
import type { ReactNode } from 'react';
import type { FrontPage } from '../../api/dashboard';
import type { PublicData } from '../../api/public-data';
import { texts } from '../../texts';
import classes from './landing.module.css';
import { CardFan } from './parts/card-fan';
import { Live } from './parts/live';
import { ComingEvent, ListedCard, NewStore } from './parts/market';
import cards from './parts/market-cards.module.css';
import rows from './parts/market-rows.module.css';
import { NearMe } from './parts/near-me';
import { EventsPicture, ListingsPicture, NearbyPicture } from './parts/pitch-pictures';

const { landing } = texts.home;

interface LandingProps {
  frontPage: PublicData<FrontPage>;
  /** The button that leads to an account. */
  start: ReactNode;
  /** Given where a visitor was redirected here from a page that needs an account: the buttons that lead on. */
  wanted: ReactNode;
}

export function Landing({ frontPage, start, wanted }: LandingProps) {
  return (
    <div className={classes.page}>
      {wanted && (
        <div className={classes.wanted} role="status">
          <p>{landing.wanted}</p>
          {wanted}
        </div>
      )}
      <section className={classes.hero}>
        <div>
          <h1 className={classes.promise}>{landing.promise}</h1>
          <p className={classes.lead}>{landing.lead}</p>
          <div className={classes.start}>
            {start}
            <p className={classes.free}>{landing.free}</p>
          </div>
        </div>
        <CardFan />
      </section>
      <Pitches frontPage={frontPage} />
    </div>
  );
}

const Pitches = ({ frontPage }: { frontPage: PublicData<FrontPage> }) => (
  <section className={classes.pitches} aria-label={landing.pitches}>
    <Pitch {...landing.listings}>
      <Live
        data={frontPage}
        look={cards.listings}
        label={landing.listings.live}
        counted={({ counts }) => landing.listings.counted(counts.listings)}
        entries={({ listings }) => listings.map((each) => <ListedCard key={each.cardId} {...each} />)}
      >
        <ListingsPicture />
      </Live>
    </Pitch>
    <Pitch {...landing.events}>
      <Live
        data={frontPage}
        look={rows.events}
        label={landing.events.live}
        counted={({ counts }) => landing.events.counted(counts.events)}
        entries={({ events }) =>
          events.map((each) => <ComingEvent key={each.name + each.starts} {...each} />)
        }
      >
        <EventsPicture />
      </Live>
    </Pitch>
    <Pitch {...landing.nearby} more={<NearMe />}>
      <Live
        data={frontPage}
        look={rows.stores}
        label={landing.nearby.live}
        counted={({ counts }) => landing.nearby.counted(counts.stores)}
        entries={({ stores }) => stores.map((each) => <NewStore key={each.name} {...each} />)}
      >
        <NearbyPicture />
      </Live>
    </Pitch>
  </section>
);

interface PitchProps {
  title: string;
  text: string;
  /** What can be done about it right here. */
  more?: ReactNode;
  children: ReactNode;
}

const Pitch = ({ title, text, more, children }: PitchProps) => (
  <article className={classes.pitch}>
    <div className={classes.text}>
      <h2>{title}</h2>
      <p>{text}</p>
      {more && <div className={classes.more}>{more}</div>}
    </div>
    {children}
  </article>
);
