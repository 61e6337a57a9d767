/** What players see in place of the pages of a store's own events. */
import { paths } from '../../lib/paths';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';

export const OnlyStores = () => (
  <>
    <title>{texts.ui.windowTitle(texts.events.manager.title)}</title>
    <Notice title={texts.events.manager.refused} text={texts.events.manager.why}>
      <ButtonLink size="l" to={paths.home}>
        {texts.notFound.home}
      </ButtonLink>
      <ButtonLink size="l" look="quiet" to={paths.events}>
        {texts.events.manager.seeAll}
      </ButtonLink>
    </Notice>
  </>
);
