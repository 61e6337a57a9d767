/** Where sellers will show their best listings one day. */

import { texts } from '../../../texts';
import { EmptyPanel, Panel } from './panel';

export const FeatureListings = () => (
  <Panel title={texts.home.featured.title}>
    <EmptyPanel text={texts.home.featured.soon} />
  </Panel>
);
