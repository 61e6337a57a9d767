/** `/stock/export`: one's stock as a file for another program. */
import { useUser } from '../browser/use-user';
import { StockExport } from '../features/stock/export/stock-export';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { ButtonLink } from '../ui/button';
import { Crumbs } from '../ui/crumbs';
import { PageFrame } from '../ui/page-frame';

export default function StockExportPage() {
  const user = useUser();
  if (!user) return null;
  const t = texts.stockExport;
  return (
    <PageFrame
      title={t.title}
      lead={t.lead}
      breadcrumbs={<Crumbs above={[{ label: t.stock, to: paths.stock }]} here={t.title} />}
      actions={
        <ButtonLink look="quiet" to={paths.pullSheet}>
          {t.pull.title}
        </ButtonLink>
      }
    >
      <StockExport owner={user.uuid} />
    </PageFrame>
  );
}
