/** What a store holds for people: to pull, ready, due today, late; each done with one tap. */
import { Skeleton, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type QueueEntry,
  type QueuePart,
  usePutAsideMutation,
  useStoreQueueInfiniteQuery,
} from '../../api/deals';
import { etagOf } from '../../api/etag';
import { useUrlState } from '../../browser/use-url-state';
import { ConditionBadge } from '../../entities/listing/condition-badge';
import { ListingBadges } from '../../entities/listing/listing-badges';
import { partyName } from '../../entities/trade/party-name';
import { formatUntil } from '../../lib/format-until';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { formatPrice } from '../../lib/money';
import { isOneOf } from '../../lib/one-of';
import { dealPath, handOverPath, searchIn } from '../../lib/paths';
import { problemText } from '../../lib/problem';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost';
import { texts } from '../../texts';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LazyBoundary } from '../../ui/lazy-boundary';
import { PagedList } from '../../ui/paged-list';
import { SearchField } from '../../ui/search-field';
import { Slip } from './parts/slip';
import { StockConflicts } from './parts/stock-conflicts';
import { useStep } from './parts/use-step';
import classes from './queue.module.css';

const PARTS = ['to-pull', 'ready', 'due-today', 'late'] as const satisfies readonly QueuePart[];
/** Not a part of the store's own holds. */
const WITNESS = 'witness';
const TABS = [...PARTS, WITNESS] as const;
const witness = lazyWithPreload(() => import('./witness'));
const MAX_SHELF = 60;
/** People come and go at a counter; in milliseconds. */
const POLLING_MS = 60_000;

/** The part of the queue is in the address, and so is the search, which looks through all of them. */
export function Queue() {
  const t = texts.dealQueue;
  const { params, change } = useUrlState();
  const asked = params.get('part') ?? '';
  const search = searchIn(params);
  const part = isOneOf(PARTS, asked) ? asked : 'to-pull';
  const parts = useRef<HTMLElement>(null);
  /** A button that is pressed goes away with its entry: the focus moves to the part's own. */
  const home = () => {
    const { current } = parts;
    return current?.querySelector<HTMLElement>('[aria-current]') ?? current?.querySelector('button') ?? null;
  };
  const chosen = asked === WITNESS ? WITNESS : part;
  const shown = search ? null : chosen;
  return (
    <>
      <SearchField
        label={t.search}
        placeholder={t.searchBy}
        search={search}
        onSearch={(q) => change({ q })}
      />
      {!search && <StockConflicts home={home} />}
      <nav ref={parts} className={classes.parts} aria-label={t.title}>
        {TABS.map((each) => (
          <Button
            key={each}
            look={each === shown ? 'soft' : 'quiet'}
            size="l"
            aria-current={each === shown ? 'page' : undefined}
            onPointerEnter={each === WITNESS ? witness.preload : undefined}
            onClick={() => change({ part: each, q: '' })}
          >
            {each === WITNESS ? texts.witness.tab : t.parts[each]}
          </Button>
        ))}
      </nav>
      {shown === WITNESS ? (
        <LazyBoundary isNeeded>
          <witness.Component />
        </LazyBoundary>
      ) : (
        <Part
          key={shown}
          asked={search ? { part: 'all', q: search } : { part }}
          label={search ? t.found : t.parts[part]}
          none={search ? t.noneFound : t.none[part]}
          home={home}
        />
      )}
    </>
  );
}

interface PartProps {
  asked: { part: QueuePart; q?: string };
  label: string;
  none: string;
  home: () => HTMLElement | null;
}

function Part({ asked, label, none, home }: PartProps) {
  const t = texts.dealQueue;
  const focusProps = useFocusWhenLost(home);
  const query = useStoreQueueInfiniteQuery(asked, {
    pollingInterval: POLLING_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  return (
    <PagedList
      query={query}
      label={label}
      failure={problemText(query.error, t.failed)}
      skeleton={
        <div role="status" aria-label={t.loading} aria-busy className={classes.list}>
          {['one', 'two', 'three'].map((key) => (
            <Skeleton key={key} h={132} radius="md" />
          ))}
        </div>
      }
      empty={<EmptyState title={none} />}
      above={() => (
        <p className={classes.head}>
          <Button look="quiet" onClick={() => window.print()}>
            {t.slips}
          </Button>
        </p>
      )}
    >
      {(entries, list) => (
        <>
          <ul ref={list} className={classes.list} {...focusProps}>
            {entries.map((entry) => (
              <Entry key={entry.uuid} entry={entry} />
            ))}
          </ul>
          <div className={classes.slips}>
            {entries.map((entry) => (
              <Slip key={entry.uuid} deal={entry} />
            ))}
          </div>
        </>
      )}
    </PagedList>
  );
}

function Entry({ entry }: { entry: QueueEntry }) {
  const t = texts.dealQueue;
  const who = partyName(entry.other);
  const until = entry.meeting?.to ?? entry.dueAt;
  return (
    <li className={classes.entry}>
      <div className={classes.who}>
        <h2 className={classes.name}>
          <Link to={dealPath(entry.uuid)}>{who}</Link>
        </h2>
        <p className={classes.note}>
          {t.cards(entry.cards)} · {formatPrice(entry.total)}
          {until && (
            <>
              {' '}
              ·{' '}
              <time dateTime={until}>
                {t.until(formatUntil(until, { timeZone: entry.meeting?.timeZone }))}
              </time>
            </>
          )}
          {entry.shelf && (
            <>
              {` · ${t.shelf}: `}
              <span dir="auto">{entry.shelf}</span>
            </>
          )}
        </p>
      </div>
      <ul className={classes.lines}>
        {entry.lines.map((line) => (
          <li key={line.nth} className={classes.line}>
            <span className={classes.card}>
              {line.card.name}{' '}
              <span className={classes.note}>
                {line.card.setCode.toUpperCase()} #{line.card.number}
                {line.shelf && (
                  <>
                    {' · '}
                    <span dir="auto">{line.shelf}</span>
                  </>
                )}
              </span>
            </span>
            <span className={classes.badges}>
              <ConditionBadge condition={line.condition} />
              <ListingBadges finish={line.finish} type="SELL" />
            </span>
          </li>
        ))}
      </ul>
      {entry.state === 'SCHEDULED' && <PutAside entry={entry} who={who} />}
      <ButtonLink look="quiet" size="l" to={handOverPath(entry.uuid)} aria-label={t.handOverTo(who)}>
        {t.handOver}
      </ButtonLink>
    </li>
  );
}

function PutAside({ entry, who }: { entry: QueueEntry; who: string }) {
  const t = texts.dealQueue;
  const [shelf, setShelf] = useState('');
  const [put] = usePutAsideMutation();
  const { step, isBusy } = useStep();
  const press = () => {
    const putAside = { shelf: shelf.trim() || null };
    void step(() => put({ uuid: entry.uuid, 'If-Match': etagOf(entry), putAside }), {
      success: t.done(who),
      failure: t.notDone,
    });
  };
  return (
    <form
      className={classes.actions}
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <TextInput
        className={classes.shelf}
        aria-label={t.shelfFor(who)}
        placeholder={t.shelf}
        maxLength={MAX_SHELF}
        value={shelf}
        onChange={({ currentTarget }) => setShelf(currentTarget.value)}
      />
      <Button type="submit" size="l" busy={isBusy} aria-label={t.putAsideFor(who)}>
        {t.putAside}
      </Button>
    </form>
  );
}
