/** Who has a card: stores nearby, and players. */
import { Skeleton, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../../../texts';
import { ErrorState } from '../../../ui/error-state';
import { LoadMore } from '../../../ui/load-more';
import classes from './card-listings-rows.module.css';
import { IndividualListings, type Messaging } from './individual-listings';
import { NearbyStores } from './nearby-stores';
import type { CardListingsState } from './use-card-listings';

const { listings: words } = texts.cards.page;

export type CardListingsTab = 'stores' | 'people';

interface CardListingsTabsProps {
  cardListings: CardListingsState;
  tab: CardListingsTab;
  onTab: (tab: CardListingsTab) => void;
  /** The card that a store's page is to show first. */
  cardId: string;
  /** The ids of the printing whose page this is. */
  ids: readonly string[];
  messaging?: Messaging | undefined;
}

export function CardListingsTabs({
  cardListings,
  tab,
  onTab,
  cardId,
  ids,
  messaging,
}: CardListingsTabsProps) {
  const shown = (rows: ReactNode) => <Loaded cardListings={cardListings}>{rows}</Loaded>;
  return (
    <Tabs keepMounted={false} value={tab} onChange={(next) => onTab(next === 'people' ? 'people' : 'stores')}>
      <Tabs.List>
        <Tabs.Tab value="stores">{words.stores}</Tabs.Tab>
        <Tabs.Tab value="people">{words.people}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="stores" pt="md">
        {shown(<NearbyStores stores={cardListings.stores} cardId={cardId} />)}
      </Tabs.Panel>
      <Tabs.Panel value="people" pt="md">
        {shown(<IndividualListings listings={cardListings.people} ids={ids} messaging={messaging} />)}
      </Tabs.Panel>
    </Tabs>
  );
}

function Loaded({ cardListings, children }: { cardListings: CardListingsState; children: ReactNode }) {
  if (cardListings.loading)
    return (
      <div role="status" aria-label={words.loading} aria-busy className={classes.rows}>
        <Skeleton h={76} />
        <Skeleton h={76} />
      </div>
    );
  if (cardListings.failed && cardListings.shown === 0)
    return <ErrorState message={words.failed} onRetry={cardListings.retry} />;
  return (
    <>
      {children}
      <LoadMore
        shown={cardListings.shown}
        total={cardListings.total}
        onMore={cardListings.more}
        busy={cardListings.busy}
        failure={cardListings.failed ? words.failed : null}
      />
    </>
  );
}
