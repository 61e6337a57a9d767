/** Who has a card: stores nearby, and players. */
import { Skeleton, Stack, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/error-state';
import { LoadMore } from '../../../ui/load-more';
import { IndividualListings } from './individual-listings';
import { NearbyStores } from './nearby-stores';
import type { OffersState } from './use-offers';

const FAILURE = 'Failed to load user listings.';

export type OfferTab = 'stores' | 'people';

interface OfferTabsProps {
  offers: OffersState;
  tab: OfferTab;
  onTab: (tab: OfferTab) => void;
}

export function OfferTabs({ offers, tab, onTab }: OfferTabsProps) {
  const shown = (rows: ReactNode) => <Loaded offers={offers}>{rows}</Loaded>;
  return (
    <Tabs keepMounted={false} value={tab} onChange={(next) => onTab(next === 'people' ? 'people' : 'stores')}>
      <Tabs.List>
        <Tabs.Tab value="stores">Nearby Stores</Tabs.Tab>
        <Tabs.Tab value="people">Individual Listings</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="stores" pt="md">
        {shown(<NearbyStores stores={offers.stores} />)}
      </Tabs.Panel>
      <Tabs.Panel value="people" pt="md">
        {shown(<IndividualListings listings={offers.people} />)}
      </Tabs.Panel>
    </Tabs>
  );
}

function Loaded({ offers, children }: { offers: OffersState; children: ReactNode }) {
  if (offers.loading)
    return (
      <Stack role="status" aria-label="Loading listings" aria-busy>
        <Skeleton h={76} />
        <Skeleton h={76} />
      </Stack>
    );
  if (offers.failed && offers.shown === 0) return <ErrorState message={FAILURE} onRetry={offers.retry} />;
  return (
    <>
      {children}
      <LoadMore
        shown={offers.shown}
        total={offers.total}
        onMore={offers.more}
        busy={offers.busy}
        failure={offers.failed ? FAILURE : null}
      />
    </>
  );
}
