/** `/deals/queue`: what a store holds for people. */
import { useUser } from '../browser/use-user';
import { Queue } from '../features/deals/queue';
import { HOLD_RULES_SECTION, paths } from '../lib/paths';
import { texts } from '../texts';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { PageFrame } from '../ui/page-frame';

export default function DealQueuePage() {
  const user = useUser();
  if (!user) return null;
  const t = texts.dealQueue;
  if (user.role !== 'STORE')
    return (
      <PageFrame title={t.title}>
        <EmptyState title={t.onlyStores} text={t.onlyStoresWhy}>
          <ButtonLink size="l" to={paths.inbox}>
            {texts.trades.inbox}
          </ButtonLink>
        </EmptyState>
      </PageFrame>
    );
  return (
    <PageFrame
      title={t.title}
      lead={t.lead}
      wide
      actions={
        <ButtonLink look="quiet" to={`${paths.storePage}${HOLD_RULES_SECTION}`}>
          {t.rules}
        </ButtonLink>
      }
    >
      <Queue />
    </PageFrame>
  );
}
