/** `/stock/import`: a file of another program brought into one's stock. */
import { useUser } from '../browser/use-user';
import { StockImport } from '../features/stock-import/stock-import';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { Crumbs } from '../ui/crumbs';
import { PageFrame } from '../ui/page-frame';

export default function StockImportPage() {
  const user = useUser();
  if (!user) return null;
  const t = texts.stockImport;
  return (
    <PageFrame
      title={t.title}
      lead={t.lead}
      breadcrumbs={<Crumbs above={[{ label: t.stock, to: paths.stock }]} here={t.title} />}
    >
      <StockImport />
    </PageFrame>
  );
}
