/** One badge for all screens of a menu that has room for no more; it stands outside the page and its store. */
import { Provider } from 'react-redux';
import type { Optional } from '../browser/frame';
import { OneBadge } from '../ui/count-badge';
import { OptionalPart } from '../ui/optional-part';
import { pageStore } from './store';

interface MenuTotalProps {
  screens: readonly { to: string; badge: Optional | undefined }[];
}

export default function MenuTotal({ screens }: MenuTotalProps) {
  return (
    <Provider store={pageStore()}>
      <OneBadge>
        {screens.map(({ to, badge }) => (
          <OptionalPart key={to} load={badge} />
        ))}
      </OneBadge>
    </Provider>
  );
}
