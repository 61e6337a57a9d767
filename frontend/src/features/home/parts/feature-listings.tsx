/** Where sellers will show their best listings one day. */
import { EmptyPanel, Panel } from './panel';

export const FeatureListings = () => (
  <Panel title="Feature Listings">
    <EmptyPanel text="Coming soon." />
  </Panel>
);
