/** The inbox: open offers and live deals by whose turn it is, and offers that were begun. Arrow keys move, Enter opens, and so does a thumb. */
import { Skeleton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type InboxEntry, useInboxInfiniteQuery } from '../../api/offers';
import { partyName } from '../../entities/trade/party-name';
import { formatUntil } from '../../lib/format-until';
import { newOfferPath } from '../../lib/offer-paths';
import { dealPath, offerPath, paths } from '../../lib/paths';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import classes from './inbox.module.css';
import { stateText } from './parts/state-text';

const TURNS = ['ME', 'OTHER', 'NONE'] as const;
const POLLING_MS = 60_000;

interface InboxProps {
  /** What the page offers at an offer that was begun. */
  actionsOf: (draft: InboxEntry) => ReactNode;
}

export function Inbox({ actionsOf }: InboxProps) {
  const t = texts.inbox;
  const query = useInboxInfiniteQuery(undefined, {
    pollingInterval: POLLING_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const home = useRef<HTMLDivElement>(null);
  return (
    <div ref={home} tabIndex={-1} data-inbox="">
      <PagedList
        query={query}
        label={t.list}
        failure={problemText(query.error, t.failed)}
        skeleton={
          <div role="status" aria-label={t.loading} aria-busy className={classes.list}>
            {['one', 'two', 'three', 'four'].map((key) => (
              <Skeleton key={key} className={classes.placeholder} radius="md" />
            ))}
          </div>
        }
        empty={
          <EmptyState title={t.none} text={t.noneYet}>
            <ButtonLink size="l" to={paths.onOffer}>
              {t.find}
            </ButtonLink>
          </EmptyState>
        }
      >
        {(entries, list) => (
          <div ref={list} className={classes.turns}>
            {TURNS.map((turn) => (
              <Turn
                key={turn}
                turn={turn}
                title={t.turns[turn]}
                entries={entries.filter((entry) => turnOf(entry) === turn && !isDraft(entry))}
                onKeyDown={(event) => moveBy(event, home.current)}
              />
            ))}
            <Turn
              turn="NONE"
              title={t.drafts}
              entries={entries.filter(isDraft)}
              actionsOf={actionsOf}
              onKeyDown={(event) => moveBy(event, home.current)}
            />
          </div>
        )}
      </PagedList>
      <p className={classes.keys}>{t.keys}</p>
    </div>
  );
}

/** An offer that its maker alone sees: it leads back to the form. */
const isDraft = ({ kind, state }: InboxEntry): boolean => kind === 'OFFER' && state === 'DRAFT';

/** What has unread messages waits for the reader, too. */
const turnOf = ({ whoseTurn, unread }: InboxEntry): InboxEntry['whoseTurn'] =>
  unread > 0 ? 'ME' : whoseTurn;

interface TurnProps {
  /** For the layout; drafts have NONE, as what is in progress. */
  turn: InboxEntry['whoseTurn'];
  title: string;
  entries: readonly InboxEntry[];
  actionsOf?: InboxProps['actionsOf'];
  onKeyDown: (event: KeyboardEvent) => void;
}

function Turn({ turn, title, entries, actionsOf, onKeyDown }: TurnProps) {
  if (entries.length === 0) return null;
  return (
    <section className={classes.turn} data-turn={turn} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.uuid} className={isDraft(entry) ? classes.draft : undefined}>
            <Entry entry={entry} onKeyDown={onKeyDown} />
            {actionsOf?.(entry)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry, onKeyDown }: { entry: InboxEntry; onKeyDown: (event: KeyboardEvent) => void }) {
  const t = texts.inbox;
  const { kind, uuid, other, due, timeZone, cards, firstCard, unread } = entry;
  const page = kind === 'DEAL' ? dealPath(uuid) : offerPath(uuid);
  return (
    <Link
      to={isDraft(entry) ? newOfferPath(other.uuid) : unread > 0 ? `${page}#messages` : page}
      className={classes.entry}
      data-mine={turnOf(entry) === 'ME' || undefined}
      data-entry=""
      onKeyDown={onKeyDown}
    >
      <span className={classes.cards}>{cards > 0 ? t.cards(firstCard, cards) : t.noCards}</span>
      <span className={classes.who}>
        {isDraft(entry) ? t.draftTo(partyName(other)) : `${t.kinds[kind]} ${t.with(partyName(other))}`}
      </span>
      {unread > 0 && <span className={classes.unread}>{t.unread(unread)}</span>}
      <span className={classes.state}>
        {stateText(entry)}
        {due && (
          <>
            {' '}
            · <time dateTime={due}>{t.due(formatUntil(due, { timeZone }))}</time>
          </>
        )}
      </span>
    </Link>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys move between the entries of all turns. */
function moveBy(event: KeyboardEvent, home: HTMLElement | null): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const entries = [...(home?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
  const next = entries[entries.indexOf(event.currentTarget as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
