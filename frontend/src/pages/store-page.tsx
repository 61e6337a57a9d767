/** `/store-page`: where a store writes its public page. */
import { useUser } from '../browser/use-user';
import { StorePage } from '../features/storefronts/store-page';
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { PageFrame } from '../ui/page-frame';
import { PartBoundary } from '../ui/part-boundary';

/** Below the first window. */
const holdRules = lazyWithPreload(() => import('../features/offers/hold-rules'));
holdRules.preload();
const counterRules = lazyWithPreload(() => import('../features/deals/counter-rules'));

export default function StorePagePage() {
  const user = useUser();
  if (!user) return null;
  const t = texts.storePage;
  return (
    <PageFrame title={t.title} lead={t.lead}>
      {user.role === 'STORE' ? (
        <>
          <StorePage user={user} />
          <PartBoundary message={texts.app.dialogFailed}>
            <holdRules.Component />
          </PartBoundary>
          <PartBoundary message={texts.app.dialogFailed}>
            <counterRules.Component />
          </PartBoundary>
        </>
      ) : (
        <EmptyState title={t.onlyStores} text={t.onlyStoresWhy}>
          <ButtonLink size="l" to={paths.home}>
            {texts.app.tabs.home}
          </ButtonLink>
        </EmptyState>
      )}
    </PageFrame>
  );
}
