/** What has happened to a deal, the latest step first. */
import type { DealDto } from '../../../api/deals';
import { partyName } from '../../../entities/trade/party-name';
import { formatDateTime } from '../../../lib/format-time-ago';
import { texts } from '../../../texts';
import classes from '../deal.module.css';

export function History({ deal: { history, other } }: { deal: DealDto }) {
  const t = texts.deals.history;
  const nameOf = (by: string) => (by === other.uuid ? partyName(other) : t.you);
  return (
    <section className={classes.box} aria-label={t.title}>
      <h2 className={classes.title}>{t.title}</h2>
      <ol className={classes.list} reversed>
        {history.toReversed().map(({ at, by, event }) => (
          <li key={`${at} ${event}`} className={classes.step}>
            <time dateTime={at}>{formatDateTime(at)}</time>
            <span>
              {by !== null && `${nameOf(by)}: `}
              {t.names[event] ?? t.other}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
