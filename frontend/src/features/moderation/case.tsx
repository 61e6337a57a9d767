/** A case: what was reported as it was then, the reports, what was decided, and the decision to take. */
import { Skeleton } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type CaseDto, useGetCaseQuery } from '../../api/moderation';
import { formatDateTime } from '../../lib/format-time-ago';
import { formatPrice } from '../../lib/money';
import { paths, storeListingsPath } from '../../lib/paths';
import { hasProblemCode, problemStatus, problemText } from '../../lib/problem';
import { publicEventPath } from '../../lib/public-paths';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost';
import { useLocale } from '../../lib/use-locale';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { Crumbs } from '../../ui/crumbs';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { Hint } from '../../ui/hint';
import { PageFrame } from '../../ui/page-frame';
import classes from './moderation.module.css';
import { Decide } from './parts/decide';
import { ListingNow } from './parts/listing-now';
import { casesAboutPath } from './queue';

export function Case({ uuid }: { uuid: string }) {
  const t = texts.moderation.case;
  const { currentData, error, isFetching, refetch } = useGetCaseQuery(uuid, {
    refetchOnMountOrArgChange: true,
  });
  const title = texts.moderation.queue.title;
  if (currentData) return <Loaded found={currentData} />;
  const refusal = refusalOf(error);
  if (refusal)
    return (
      <PageFrame title={title}>
        <EmptyState {...refusal}>
          <ButtonLink size="l" to={paths.moderation}>
            {t.back}
          </ButtonLink>
        </EmptyState>
      </PageFrame>
    );
  return (
    <PageFrame title={title}>
      {error ? (
        <ErrorState
          message={problemText(error, t.failed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={t.loading} aria-busy>
          <Skeleton h={280} radius="md" />
        </div>
      )}
    </PageFrame>
  );
}

/** Why there is nothing to see and nothing to try again; null for other failures. */
function refusalOf(error: unknown): { title: string; text: string } | null {
  const { case: t, queue } = texts.moderation;
  if (hasProblemCode(error, 'moderation.own-case'))
    return { title: t.own, text: problemText(error, queue.only) };
  const status = problemStatus(error);
  if (status === 403) return { title: queue.only, text: queue.onlyWhy };
  return status === 404 ? { title: t.unknown, text: t.unknownWhy } : null;
}

function Loaded({ found }: { found: CaseDto }) {
  const t = texts.moderation.case;
  const { queue, kinds } = texts.moderation;
  const { target, title, affected, measuresBefore } = found;
  const locale = useLocale();
  const content = useRef<HTMLDivElement>(null);
  const focusProps = useFocusWhenLost(content);
  // Kept here: the form goes away where another moderator has decided in the meantime.
  const [failure, setFailure] = useState<string | null>(null);
  const heading = `${kinds[target.kind]}: ${title}`;
  const isOpen = found.state === 'OPEN' || found.state === 'COMPLAINED';
  return (
    <PageFrame
      title={heading}
      lead={queue.of(affected.name || queue.closed)}
      breadcrumbs={<Crumbs above={[{ label: queue.title, to: paths.moderation }]} here={heading} />}
    >
      <div ref={content} tabIndex={-1} className={classes.stack} {...focusProps}>
        <section className={classes.box} aria-label={t.snapshot}>
          <h2 className={classes.title}>{t.snapshot}</h2>
          <p className={classes.words} dir="auto">
            {found.text ?? <span className={classes.muted}>{t.noText}</span>}
          </p>
          <dl className={classes.facts}>
            {Object.entries(found.facts).map(([name, value]) => (
              <Fact key={name} name={t.facts[name] ?? name} value={factText(name, value, locale)} />
            ))}
          </dl>
          {measuresBefore > 0 && <p className={classes.urgent}>{t.before(measuresBefore)}</p>}
          <FurtherLinks found={found} />
        </section>
        {target.kind === 'LISTING' && <ListingNow uuid={target.id} />}
        <Notices found={found} />
        {found.decisions.length > 0 && <Earlier found={found} />}
        {isOpen &&
          (found.mayDecide ? (
            <Decide key={found.uuid} found={found} failure={failure} onFailure={setFailure} />
          ) : (
            <p>{t.notYou}</p>
          ))}
        {!isOpen && failure && (
          <Hint kind="danger" role="alert">
            {failure}
          </Hint>
        )}
      </div>
    </PageFrame>
  );
}

/** Where a moderator looks next: how it is now, what else its account has, and the other cases about it. */
function FurtherLinks({ found: { target, affected, otherOpenCases } }: { found: CaseDto }) {
  const t = texts.moderation.case;
  return (
    <p className={classes.row}>
      {target.kind === 'EVENT' && <Link to={publicEventPath(target.id)}>{t.eventNow}</Link>}
      {affected.name && <Link to={storeListingsPath(affected)}>{t.listings(affected.name)}</Link>}
      <Link to={casesAboutPath(affected.uuid)}>{t.others(otherOpenCases)}</Link>
    </p>
  );
}

/** What is chosen for a listing, in words. */
const shown: Readonly<Record<string, string>> = {
  ...texts.lib.conditions,
  ...texts.lib.finishes,
  ...texts.lib.types,
};

const factText = (name: string, value: string, locale: string): string =>
  name === 'price' ? formatPrice(Number(value), locale) : (shown[value] ?? value);

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt className={classes.muted}>{name}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </>
);

function Notices({ found }: { found: CaseDto }) {
  const t = texts.moderation.case;
  return (
    <section className={classes.box} aria-label={t.notices}>
      <h2 className={classes.title}>{t.notices}</h2>
      <ul className={classes.list}>
        {found.notices.map(({ uuid, category, text, reporter, linked, source, reportedAt }) => (
          <li key={uuid}>
            <p className={classes.name}>{linked ? t.samePerson : texts.moderation.categories[category]}</p>
            {text && (
              <p className={classes.words} dir="auto">
                {text}
              </p>
            )}
            <p className={classes.muted}>
              <bdi>{(linked ?? reporter)?.name || texts.moderation.queue.closed}</bdi> · {t.sources[source]} ·{' '}
              {formatDateTime(reportedAt)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Earlier({ found }: { found: CaseDto }) {
  const t = texts.moderation.case;
  return (
    <section className={classes.box} aria-label={t.decisions}>
      <h2 className={classes.title}>{t.decisions}</h2>
      <ul className={classes.list}>
        {found.decisions.map(({ uuid, measure, days, reason, moderator, decidedAt, complaint }) => (
          <li key={uuid}>
            <p className={classes.name}>
              {t.measures[measure]}
              {measure === 'SUSPEND' &&
                ` · ${days === null ? texts.moderation.decisions.forGood : t.forDays(days)}`}
            </p>
            <p className={classes.words} dir="auto">
              {reason}
            </p>
            <p className={classes.muted}>
              <bdi>{moderator?.name}</bdi> · {formatDateTime(decidedAt)}
            </p>
            {complaint && (
              <p className={classes.words}>
                {t.complained} <bdi>{complaint}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
