/** `/cover/plans`: the plans that the visitor keeps. */
import { SavedPlans } from '../features/cover/saved-plans';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { ButtonLink } from '../ui/button';
import { Crumbs } from '../ui/crumbs';
import { PageFrame } from '../ui/page-frame';

export default function SavedPlansPage() {
  const { title, lead, cover } = texts.savedPlans;
  const above = [
    { label: texts.app.tabs.cards, to: paths.cards },
    { label: texts.cover.title, to: paths.cover },
  ];
  return (
    <PageFrame
      title={title}
      lead={lead}
      breadcrumbs={<Crumbs above={above} here={title} />}
      actions={<ButtonLink to={paths.cover}>{cover}</ButtonLink>}
    >
      <SavedPlans />
    </PageFrame>
  );
}
