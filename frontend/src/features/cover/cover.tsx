/** Where to get a list of cards: the list, and three plans for it side by side. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type CoverRequest,
  useCoverListMutation,
  useLazyGetWantsQuery,
  useLazyWatchedWithWantsQuery,
} from '../../api/cover';
import { useOwnPlace } from '../../api/own-place';
import { PLACE_SECTION, paths } from '../../lib/paths';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { Crumbs } from '../../ui/crumbs';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { Hint } from '../../ui/hint';
import { PageFrame } from '../../ui/page-frame';
import classes from './cover.module.css';
import { useKeepCover, useKeptCover } from './kept-cover';
import { LeftOut } from './parts/left-out';
import { ListForm, requestOf, type Typed } from './parts/list-form';
import { Plans } from './parts/plans';
import { PlansSkeleton } from './parts/plans-skeleton';
import { wantedCard, wantedCards } from './wanted-cards';

const t = texts.cover;
const MAX_CARDS = 100;

interface CoverProps {
  owner: string;
  /** The list that the address brings. */
  list: string;
  isOfWatchlist: boolean;
  /** The list of wants that the address names; null for none. */
  wantList: string | null;
  /** Invites somebody without a place to set one. */
  invitation?: ReactNode;
}

export function Cover({ owner, list, isOfWatchlist, wantList, invitation }: CoverProps) {
  const { key, kept, typed: before } = useKeptCover(owner);
  const [typed, setTyped] = useState<Typed>(before ?? { text: list, at: '', condition: '', stops: '' });
  const [plan, { data, error, isLoading }] = useCoverListMutation({ fixedCacheKey: `cover-${key}` });
  const [readWatchlist, watchlist] = useLazyWatchedWithWantsQuery();
  const [readWants, wanted] = useLazyGetWantsQuery();
  const [asked, setAsked] = useState<CoverRequest | null>(kept?.asked ?? null);
  /** Why the cards of the watchlist are not there. */
  const [problem, setProblem] = useState<'failed' | 'empty' | null>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(kept?.isCut ?? false);
  /** Of the list that `asked` has as cards. */
  const [leftOut, setLeftOut] = useState(kept?.leftOut ?? []);
  useKeepCover(key, { typed, asked, leftOut, isCut });
  const { hasPlace, unit } = useOwnPlace();

  const ask = (request: CoverRequest, unread: typeof leftOut = []) => {
    setAsked(request);
    setLeftOut(unread);
    setIsUnfolded(false);
    void plan(request);
  };
  const cardsOfWatchlist = async () => {
    const page = { limit: MAX_CARDS + 1 };
    if (wantList) return (await readWants({ ...page, list: wantList }).unwrap()).map(wantedCard);
    const { watched, wants } = await readWatchlist({ ...page, uuid: owner }).unwrap();
    return wantedCards(watched, wants);
  };
  const askOfWatchlist = async () => {
    setProblem(null);
    const cards = await cardsOfWatchlist().catch(() => null);
    if (!cards?.length) return setProblem(cards ? 'empty' : 'failed');
    setIsCut(cards.length > MAX_CARDS);
    ask({ ...requestOf(typed), text: undefined, cards: cards.slice(0, MAX_CARDS) });
  };
  const askAgain = (request: CoverRequest) => {
    const isReplaced = request.cards && asked?.text !== undefined;
    ask(request, isReplaced ? data?.leftOut : leftOut);
    toResults();
  };
  /** The button that was pressed is folded away, and on a phone the plans are far below it. */
  const toResults = () => {
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
  };
  const begin = useRef(() => {
    if (kept?.asked) return;
    if (isOfWatchlist || wantList) void askOfWatchlist();
    else if (list.trim()) ask(requestOf(typed));
  });
  useEffect(() => begin.current(), []);

  const isBusy = isLoading || watchlist.isFetching || wanted.isFetching;
  const isFolded = !isUnfolded && (isBusy || (data !== undefined && asked !== null && !problem));
  return (
    <PageFrame
      wide
      title={t.title}
      lead={t.lead}
      actions={
        <ButtonLink look="quiet" to={paths.savedPlans}>
          {t.savedPlans}
        </ButtonLink>
      }
      breadcrumbs={<Crumbs above={[{ label: texts.app.tabs.cards, to: paths.cards }]} here={t.title} />}
    >
      <div className={classes.unprinted}>
        {invitation}
        <ListForm
          typed={typed}
          busy={isBusy}
          isFolded={isFolded}
          onUnfold={() => setIsUnfolded(true)}
          onChange={setTyped}
          onPlan={() => {
            setProblem(null);
            setIsCut(false);
            ask(requestOf(typed));
            toResults();
          }}
          onWatchlist={() => {
            void askOfWatchlist();
            toResults();
          }}
        />
        {!hasPlace && (
          <p className={classes.muted}>
            {t.noPlace} <Link to={`${paths.settings}${PLACE_SECTION}`}>{t.setPlace}</Link>
          </p>
        )}
      </div>
      <div ref={results} tabIndex={-1} className={classes.results}>
        <div aria-live="polite">{isBusy && <PlansSkeleton />}</div>
        {problem === 'failed' && !isBusy && (
          <ErrorState message={t.watchlistFailed} onRetry={() => void askOfWatchlist()} />
        )}
        {problem === 'empty' && !isBusy && (
          <EmptyState title={wantList ? t.emptyWantList : t.emptyWatchlist}>
            <ButtonLink look="quiet" to={paths.watchlist}>
              {texts.app.tabs.watchlist}
            </ButtonLink>
          </EmptyState>
        )}
        {error && !isBusy && !problem && (
          <ErrorState
            message={problemText(error, t.failed)}
            {...(asked && { onRetry: () => ask(asked, leftOut) })}
          />
        )}
        {data && asked && !isBusy && !problem && (
          <>
            {isCut && <Hint kind="warning">{t.cut(MAX_CARDS)}</Hint>}
            <LeftOut lines={[...leftOut, ...data.leftOut]} />
            <Plans answer={data} asked={asked} unit={unit} onAsk={askAgain} />
          </>
        )}
      </div>
    </PageFrame>
  );
}
