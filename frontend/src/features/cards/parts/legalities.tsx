/** In which formats a card may be played. */
import { texts } from '../../../texts';
import classes from './legalities.module.css';

const LABELS: Record<string, string> = texts.cards.page.legalities.states;
const FORMATS: Record<string, string> = texts.cards.page.legalities.formats;

/** A check for every format that allows the card (one copy of it, if restricted), a cross for the others. */
export const Legalities = ({ legalities }: { legalities: Record<string, string> }) => (
  <ul className={classes.list}>
    {Object.entries(legalities).map(([format, state]) => {
      const allowed = state === 'legal' || state === 'restricted';
      return (
        <li key={format} className={classes.format}>
          <span
            className={allowed ? classes.check : classes.cross}
            role="img"
            aria-label={LABELS[state] ?? state}
          >
            <svg
              width="14"
              height="14"
              viewBox="0 0 14 14"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.2"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={allowed ? 'm2 7.5 3.5 3.5L12 3.5' : 'm3 3 8 8m0-8-8 8'} />
            </svg>
          </span>
          <span>{FORMATS[format] ?? format.charAt(0).toUpperCase() + format.slice(1)}</span>
          {(state === 'banned' || state === 'restricted') && (
            <span className={classes.state} aria-hidden="true">
              {LABELS[state]}
            </span>
          )}
        </li>
      );
    })}
  </ul>
);
