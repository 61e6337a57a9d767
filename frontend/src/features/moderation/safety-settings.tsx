/** Whom the visitor has blocked, with a way to unblock each, and the way to what was decided about them. */
import { Skeleton } from '@mantine/core';
import { useRef } from 'react';
import { useBlocksInfiniteQuery, useUnblockAccountMutation } from '../../api/moderation';
import { formatDate } from '../../lib/format-date';
import { paths } from '../../lib/paths';
import { problemText } from '../../lib/problem';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost';
import { texts } from '../../texts';
import { Button, ButtonLink } from '../../ui/button';
import { PagedList } from '../../ui/paged-list';
import { toastError, toastSuccess } from '../../ui/toast';
import classes from './moderation.module.css';

export default function SafetySettings() {
  const t = texts.moderation.settings;
  const query = useBlocksInfiniteQuery();
  const [unblock, { isLoading }] = useUnblockAccountMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button goes away once the list is read again.
  const focusProps = useFocusWhenLost(heading);
  const undo = async (account: string, name: string) => {
    try {
      await unblock(account).unwrap();
      toastSuccess(texts.moderation.block.undone(name));
    } catch (problem) {
      toastError(problemText(problem, texts.moderation.block.failed));
    }
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        {t.blocked}
      </h3>
      <PagedList
        query={query}
        label={t.blocked}
        failure={problemText(query.error, t.failed)}
        skeleton={
          <div role="status" aria-label={t.loading} aria-busy>
            <Skeleton h={44} radius="md" />
          </div>
        }
        empty={<p className={classes.muted}>{t.none}</p>}
      >
        {(accounts, list) => (
          <ul ref={list} className={classes.list} {...focusProps}>
            {accounts.map(({ account, name, blockedAt }) => (
              <li key={account} className={classes.row}>
                <span>
                  <bdi>{name || t.closed}</bdi>{' '}
                  <span className={classes.muted}>{t.since(formatDate(blockedAt))}</span>
                </span>
                <Button
                  look="quiet"
                  busy={isLoading}
                  aria-label={t.unblockOf(name || t.closed)}
                  onClick={() => void undo(account, name || t.closed)}
                >
                  {t.unblock}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <p>
        <ButtonLink look="quiet" to={paths.decisions}>
          {t.decisions}
        </ButtonLink>
      </p>
    </>
  );
}
