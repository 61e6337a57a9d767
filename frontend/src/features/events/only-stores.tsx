/** What players see in place of the pages of a store's own events. */
import { paths } from '../../lib/paths';
import { texts } from '../../texts';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';

export const OnlyStores = () => (
  <>
    <title>{texts.ui.windowTitle(texts.eventManager.manager.title)}</title>
    <Notice title={texts.eventManager.manager.refused} text={texts.eventManager.manager.why}>
      <ButtonLink size="l" to={paths.home}>
        {texts.notFound.home}
      </ButtonLink>
      <ButtonLink size="l" look="quiet" to={paths.events}>
        {texts.eventManager.manager.seeAll}
      </ButtonLink>
    </Notice>
  </>
);
