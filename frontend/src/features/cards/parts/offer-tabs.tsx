/** Who has a card: stores nearby, and players. */
import { Skeleton, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../../../texts';
import { ErrorState } from '../../../ui/error-state';
import { LoadMore } from '../../../ui/load-more';
import { IndividualListings, type Messaging } from './individual-listings';
import { NearbyStores } from './nearby-stores';
import classes from './offer-rows.module.css';
import type { OffersState } from './use-offers';

const { offers: words } = texts.cards.page;

export type OfferTab = 'stores' | 'people';

interface OfferTabsProps {
  offers: OffersState;
  tab: OfferTab;
  onTab: (tab: OfferTab) => void;
  /** The card that a store's page is to show first. */
  cardId: string;
  /** The ids of the printing whose page this is. */
  ids: readonly string[];
  messaging?: Messaging | undefined;
}

export function OfferTabs({ offers, tab, onTab, cardId, ids, messaging }: OfferTabsProps) {
  const shown = (rows: ReactNode) => <Loaded offers={offers}>{rows}</Loaded>;
  return (
    <Tabs keepMounted={false} value={tab} onChange={(next) => onTab(next === 'people' ? 'people' : 'stores')}>
      <Tabs.List>
        <Tabs.Tab value="stores">{words.stores}</Tabs.Tab>
        <Tabs.Tab value="people">{words.people}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="stores" pt="md">
        {shown(<NearbyStores stores={offers.stores} cardId={cardId} />)}
      </Tabs.Panel>
      <Tabs.Panel value="people" pt="md">
        {shown(<IndividualListings listings={offers.people} ids={ids} messaging={messaging} />)}
      </Tabs.Panel>
    </Tabs>
  );
}

function Loaded({ offers, children }: { offers: OffersState; children: ReactNode }) {
  if (offers.loading)
    return (
      <div role="status" aria-label={words.loading} aria-busy className={classes.rows}>
        <Skeleton h={76} />
        <Skeleton h={76} />
      </div>
    );
  if (offers.failed && offers.shown === 0)
    return <ErrorState message={words.failed} onRetry={offers.retry} />;
  return (
    <>
      {children}
      <LoadMore
        shown={offers.shown}
        total={offers.total}
        onMore={offers.more}
        busy={offers.busy}
        failure={offers.failed ? words.failed : null}
      />
    </>
  );
}
