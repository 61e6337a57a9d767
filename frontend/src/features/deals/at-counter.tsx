/** What lies at the counter of a store for somebody: where, for whom, until when. */
import { Skeleton } from '@mantine/core';
import { type CounterEntry, useCounterInfiniteQuery } from '../../api/deals';
import { partyName } from '../../entities/trade/party-name';
import { TradeSection } from '../../entities/trade/trade-section';
import { formatUntil } from '../../lib/format-until';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import classes from './witness.module.css';

/** In milliseconds. */
const POLLING_MS = 60_000;

export function AtCounter() {
  const t = texts.witness;
  const query = useCounterInfiniteQuery(undefined, {
    pollingInterval: POLLING_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  return (
    <TradeSection title={t.lying}>
      <PagedList
        query={query}
        label={t.lying}
        failure={problemText(query.error, t.lyingFailed)}
        skeleton={<Skeleton h={96} radius="md" role="status" aria-label={t.loading} />}
        empty={<EmptyState title={t.nothingLies} />}
      >
        {(entries, list) => (
          <ul ref={list} className={classes.lying}>
            {entries.map((entry) => (
              <Entry key={entry.uuid} entry={entry} />
            ))}
          </ul>
        )}
      </PagedList>
    </TradeSection>
  );
}

function Entry({ entry }: { entry: CounterEntry }) {
  const t = texts.witness;
  const { state, giver, receiver, cards, firstCard, shelf, dueAt } = entry;
  return (
    <li className={classes.entry}>
      <strong>
        {state === 'RETURNING' ? t.backTo(partyName(giver)) : t.forWho(partyName(giver), partyName(receiver))}
      </strong>
      <span className={classes.note}>
        {t.cards(cards)} · {firstCard} · <time dateTime={dueAt}>{t.until(formatUntil(dueAt))}</time>
        {shelf && (
          <>
            {' · '}
            <span dir="auto">{shelf}</span>
          </>
        )}
      </span>
    </li>
  );
}
