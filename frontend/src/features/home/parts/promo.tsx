/** What Playset is, what comes next, and how to be seen: three slides in a strip that can be folded. */
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Role } from '../../../browser/session';
import { paths } from '../../../lib/paths';
import { local, readStored, writeStored } from '../../../lib/stored';
import { texts } from '../../../texts';
import { Carousel } from '../../../ui/carousel';
import { IconButton } from '../../../ui/icon-button';
import classes from './promo.module.css';

const { promo } = texts.home;

/** So long each slide is shown. */
const ROTATION_INTERVAL_MS = 10_000;
const KEY = 'promo';
const FOLDED = 'folded';

export function Promo({ role }: { role: Role }) {
  const [folded, setFolded] = useState(() => readStored(local, KEY) === FOLDED);
  const toggle = () => {
    writeStored(local, KEY, folded ? null : FOLDED);
    setFolded(!folded);
  };
  return (
    <div className={classes.promo} data-folded={folded || undefined}>
      {folded ? (
        <p className={classes.label}>{promo.label}</p>
      ) : (
        <Carousel label={promo.label} intervalMs={ROTATION_INTERVAL_MS} className={classes.strip}>
          <Slide key="welcome" {...promo.welcome} to={paths.cards} />
          <Slide key="roadmap" {...promo.roadmap} to={paths.watchlist} />
          {role === 'STORE' ? (
            <Slide key="promote" {...promo.store} to={paths.eventManager} />
          ) : (
            <Slide key="promote" {...promo.player} to={paths.myListings} />
          )}
        </Carousel>
      )}
      <IconButton
        className={classes.fold}
        aria-expanded={!folded}
        label={folded ? promo.unfold : promo.fold}
        onClick={toggle}
      >
        <Chevron />
      </IconButton>
    </div>
  );
}

const Chevron = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d="m5 12.5 5-5 5 5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

interface SlideProps {
  title: string;
  text: ReactNode;
  to: string;
  action: string;
}

const Slide = ({ title, text, to, action }: SlideProps) => (
  <div className={classes.slide}>
    <h2 className={classes.title}>{title}</h2>
    <p className={classes.text}>
      {text}{' '}
      <Link to={to} className={classes.action}>
        {action}
      </Link>
    </p>
  </div>
);
