/** A screen's badge in the frame, which stands outside the page and its store. */
import { Provider } from 'react-redux';
import type { Optional } from '../browser/frame';
import { OptionalPart } from '../ui/optional-part';
import { pageStore } from './store';

export default function MenuBadge({ badge }: { badge: Optional }) {
  return (
    <Provider store={pageStore()}>
      <OptionalPart load={badge} />
    </Provider>
  );
}
