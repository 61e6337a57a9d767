/** A screen's badge in the frame, which stands outside the page and its store. */
import { Provider } from 'react-redux';
import type { Optional } from '../browser/frame';
import { OptionalPart } from '../ui/optional-part';
import { pageStore } from './store';

const loadMantine = () => import('./mantine-part');

interface MenuBadgeProps {
  badge: Optional;
  /** It needs Mantine, too. */
  hasFields?: boolean;
}

export default function MenuBadge({ badge, hasFields = false }: MenuBadgeProps) {
  return hasFields ? (
    <OptionalPart load={loadMantine} badge={badge} />
  ) : (
    <Provider store={pageStore()}>
      <OptionalPart load={badge} />
    </Provider>
  );
}
