/** `/stock/reconcile`: a file of another program compared with one's stock. */
import { useUser } from '../browser/use-user';
import { StockReconcile } from '../features/stock-import/stock-reconcile';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { Crumbs } from '../ui/crumbs';
import { PageFrame } from '../ui/page-frame';

export default function StockReconcilePage() {
  const user = useUser();
  if (!user) return null;
  const t = texts.stockReconcile;
  return (
    <PageFrame
      title={t.title}
      lead={t.lead}
      breadcrumbs={<Crumbs above={[{ label: t.stock, to: paths.stock }]} here={t.title} />}
    >
      <StockReconcile />
    </PageFrame>
  );
}
