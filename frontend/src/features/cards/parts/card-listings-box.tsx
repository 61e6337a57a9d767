/** Who has a card, first in figures and then row by row: in any printing, or in this one only. */
import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { Card } from '../../../api/cards';
import { useOwnPlace } from '../../../api/own-place';
import { ConditionBadge } from '../../../entities/listing/condition-badge';
import { NearestChoice } from '../../../entities/place/nearest-choice';
import { isWithin } from '../../../lib/distance';
import { formatPrice } from '../../../lib/money';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { cheapestOf } from './card-listings';
import classes from './card-listings-box.module.css';
import { type CardListingsTab, CardListingsTabs } from './card-listings-tabs';
import { ListingRows, type Messaging } from './individual-listings';
import { type CardListingsState, useCardListings } from './use-card-listings';
import type { PrintingsChoice } from './use-printings-choice';

const { listings: words } = texts.cards.page;

interface CardListingsBoxProps {
  /** The printing as it was asked for; one that was merged into another shows that other `card`. */
  cardId: string;
  card: Card;
  cardListings: CardListingsState;
  choice: PrintingsChoice;
  messaging?: Messaging | undefined;
}

export function CardListingsBox({
  cardId,
  card,
  cardListings,
  choice: { printings, choose },
  messaging,
}: CardListingsBoxProps) {
  const { hasPlace, radiusKm } = useOwnPlace();
  const [chosen, setTab] = useState<CardListingsTab>();
  const rows = useRef<HTMLElement>(null);
  // The button that loads more goes away with the last page, and a listing with its lister who is blocked.
  const focusProps = useFocusWhenLost(rows);
  const title = useId();
  const ids = [cardId, card.id];
  const { summary, wanted } = cardListings;
  const known = !cardListings.loading && !(cardListings.failed && cardListings.shown === 0);
  const isWithPeopleOnly = known && summary.stores === 0 && summary.individualListings > 0;
  const tab = chosen ?? (isWithPeopleOnly ? 'people' : 'stores');
  // Of what is not read yet the server counts all stores.
  const nearby = cardListings.more
    ? summary.stores
    : cardListings.stores.filter(({ distance }) => isWithin(distance, radiusKm)).length;
  const count = (found: number) => (known ? `${found}${cardListings.isPartial ? '+' : ''}` : '–');
  const show = (next: CardListingsTab) => {
    setTab(next);
    rows.current?.scrollIntoView({ block: 'start' });
    rows.current?.focus({ preventScroll: true });
  };
  return (
    <section className={classes.box} aria-labelledby={title} {...focusProps}>
      <div className={classes.head}>
        <h2 id={title} className={classes.title}>
          {words.title}
        </h2>
        <SegmentedControl
          size="sm"
          classNames={{ root: classes.printings, control: classes.choice, label: classes.printing }}
          aria-label={words.printings}
          data={[
            { value: 'any', label: words.anyPrinting },
            { value: 'this', label: words.thisPrinting },
          ]}
          value={printings}
          onChange={(next) => choose(next === 'this' ? 'this' : 'any')}
        />
      </div>
      <dl className={classes.figures}>
        {known && summary.copies > 0 && (
          <ListingCount name={words.cheapest} note={words.copies(count(summary.copies))}>
            {summary.from === null ? words.toTrade : formatPrice(summary.from)}
          </ListingCount>
        )}
        <ListingCount name={words.storeCount}>
          <Count onShow={() => show('stores')}>{count(nearby)}</Count>
        </ListingCount>
        <ListingCount name={words.peopleCount}>
          <Count onShow={() => show('people')}>{count(summary.individualListings)}</Count>
        </ListingCount>
        {known && summary.conditions.length > 0 && (
          <div className={classes.conditions}>
            <dt>{words.conditions}</dt>
            <dd>
              {summary.conditions.map((condition) => (
                <ConditionBadge key={condition} condition={condition} />
              ))}
            </dd>
          </div>
        )}
      </dl>
      {printings === 'any' && known && summary.copies > 0 && !hasHere(cardListings, ids) && (
        <p className={classes.note}>{words.othersOnly}</p>
      )}
      {printings === 'this' && known && summary.copies === 0 && (
        <Elsewhere
          cardId={cardId}
          onShow={() => {
            // The button goes away.
            rows.current?.focus({ preventScroll: true });
            choose('any');
          }}
        />
      )}
      <section ref={rows} className={classes.rows} tabIndex={-1} aria-label={words.rows}>
        <div className={classes.order}>{hasPlace && <NearestChoice usual={texts.distances.cheapest} />}</div>
        <CardListingsTabs
          cardListings={cardListings}
          tab={tab}
          onTab={setTab}
          cardId={cardId}
          ids={ids}
          messaging={messaging}
        />
      </section>
      {wanted.length > 0 && (
        <section className={classes.wanted} aria-label={words.wanted}>
          <h3 className={classes.subtitle}>{words.wanted}</h3>
          <p className={classes.note}>{words.wantedNote}</p>
          <ListingRows listings={wanted} ids={ids} priceName={words.pays} messaging={messaging} />
        </section>
      )}
    </section>
  );
}

/** Of what is not read yet nobody can say it. */
const hasHere = ({ stores, people }: CardListingsState, ids: readonly string[]): boolean =>
  stores.some(({ copies }) => copies.some(({ here }) => here)) ||
  people.some(({ cardId }) => ids.includes(cardId));

/** Where there is another printing, once this one has been looked for in vain. */
function Elsewhere({ cardId, onShow }: { cardId: string; onShow: () => void }) {
  const cardListings = useCardListings(cardId, { printings: 'any' });
  const cheapest = cheapestOf(cardListings);
  if (!cheapest) return null;
  const where = [cheapest.cardSet, cheapest.type === 'SELL' ? formatPrice(cheapest.price) : words.toTrade];
  return (
    <p className={classes.elsewhere} role="status">
      <span>{words.notThis(cardListings.summary, where.join(', '))}</span>
      <Button size="l" look="quiet" onClick={onShow}>
        {words.showAny}
      </Button>
    </p>
  );
}

const ListingCount = ({ name, note, children }: { name: string; note?: string; children: ReactNode }) => (
  <div className={classes.figure}>
    <dt>{name}</dt>
    <dd>
      {children} {note && <span className={classes.small}>{note}</span>}
    </dd>
  </div>
);

const Count = ({ children, onShow }: { children: string; onShow: () => void }) => (
  <Button look="link" className={classes.count} onClick={onShow}>
    {children}
  </Button>
);
