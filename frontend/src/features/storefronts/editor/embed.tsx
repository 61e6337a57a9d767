/** The line that puts a store's events and singles on its own site. */
import { useId } from 'react';
import { storeCalendarPath } from '../../../lib/calendar-paths';
import { texts } from '../../../texts';
import { CopyButton } from '../../../ui/copy-button';
import classes from './editor.module.css';

const t = texts.storePage;

export function Embed({ store }: { store: string }) {
  const field = useId();
  const { origin } = window.location;
  const line = ['<script', 'async', `src="${origin}/embed.js"`, `data-store="${store}"></script>`].join(' ');
  return (
    <section className={classes.embed} aria-label={t.embed}>
      <h2>{t.embed}</h2>
      <p className={classes.muted}>{t.embedAbout}</p>
      <label htmlFor={field}>{t.embedLine}</label>
      <textarea
        id={field}
        className={classes.snippet}
        readOnly
        rows={3}
        spellCheck={false}
        value={line}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.ways}>
        <CopyButton text={line} label={t.embedCopy} copied={t.embedCopied} />
        <a href={`/embed/s/${store}`} target="_blank" rel="noopener">
          {t.embedSee}
        </a>
      </div>
      <p className={classes.muted}>
        {t.embedFeeds} <a href={storeCalendarPath(store, 'json')}>{t.embedEvents}</a>{' '}
        <a href={`/api/storefronts/${encodeURIComponent(store)}/singles.json`}>{t.embedSingles}</a>
      </p>
    </section>
  );
}
