/**
 * Fills the landing page with what is going on right now. Without the client, its kit and its texts, as it runs before
 * anything of them is loaded: the words come from the places that are filled.
 */
import type { FrontPage } from '../../../api/dashboard';
import { preferredLocale } from '../../../lib/locale';
import { cardPath, paths } from '../../../lib/paths';
import { nameLink, part } from './part';
import { startOf } from './start';

type Entry<Kind extends 'listings' | 'events' | 'stores'> = FrontPage[Kind][number];

const dollars = (amount: number): string =>
  new Intl.NumberFormat(preferredLocale(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(amount);
/** The server counts no further. */
const COUNTED_AS_FAR_AS = 10_000;

/** Asks what is going on and shows it in the empty places within `root`; what is there stays where nothing comes. */
export async function fillFrontPage(root: ParentNode): Promise<void> {
  if (!root.querySelector('[data-live]:empty')) return;
  let page: FrontPage;
  try {
    const answer = await fetch(`${window.location.origin}/api/dashboard/front-page`, { credentials: 'omit' });
    if (!answer.ok) return;
    page = (await answer.json()) as FrontPage;
  } catch {
    // Without a network the page is as it came.
    return;
  }
  fill(root, page, 'listings', listing);
  fill(root, page, 'events', event);
  fill(root, page, 'stores', store);
}

/** Shows the entries of one kind, and how many there are of it, unless they stand there already. */
function fill<Kind extends 'listings' | 'events' | 'stores'>(
  root: ParentNode,
  page: FrontPage,
  kind: Kind,
  shown: (entry: Entry<Kind>, place: HTMLElement) => HTMLElement,
): void {
  const place = root.querySelector<HTMLElement>(`[data-live="${kind}"]:empty`);
  const entries: readonly Entry<Kind>[] = page[kind];
  if (!place || entries.length === 0) return;
  place.append(...entries.map((entry) => shown(entry, place)));
  const total = root.querySelector<HTMLElement>(`[data-count="${kind}"]`);
  if (total) total.textContent = counted(page.counts[kind], total);
}

function listing(card: Entry<'listings'>, place: HTMLElement): HTMLElement {
  const picture = document.createElement('img');
  picture.src = `/api/cards/${encodeURIComponent(card.cardId)}/image/front/small`;
  // Its name is below it.
  picture.alt = '';
  picture.width = 146;
  picture.height = 204;
  picture.loading = 'lazy';
  picture.decoding = 'async';
  const finish = { NONFOIL: '', FOIL: place.dataset.foil, ETCHED: place.dataset.etched }[card.finish];
  const price = part('span', 'price', dollars(card.price));
  return part(
    'li',
    'card',
    picture,
    nameLink(cardPath(card.cardId), card.cardName),
    part(
      'span',
      'printing',
      part('span', 'set', card.cardSet),
      part('span', 'number', ` ${card.cardNumber}`),
    ),
    finish ? part('span', 'cost', price, part('span', 'finish', ` ${finish}`)) : part('span', 'cost', price),
  );
}

function event({ name, starts, timeZone, format, store: host }: Entry<'events'>): HTMLElement {
  const at = startOf(new Date(starts), timeZone, preferredLocale());
  const day = part('span', 'day', part('span', 'month', at.month), part('span', 'date', at.date));
  const when = part('time', 'when', `${at.weekday} ${at.time}`);
  when.dateTime = starts;
  const about = part('span', 'about', part('span', 'format', format), ' ', part('span', 'host', host));
  return part('li', 'event', day, nameLink(paths.events, name), part('span', 'line', when, ' ', about));
}

function store({ name, listings }: Entry<'stores'>, place: HTMLElement): HTMLElement {
  const [initial = ''] = name;
  const sign = part('span', 'sign', initial.toLocaleUpperCase());
  sign.ariaHidden = 'true';
  const has = listings > 0 ? counted(listings, place) : '';
  return part('li', 'store', sign, nameLink(paths.stores, name), part('span', 'line', has));
}

/** The number in the words of `place`, which has them for one and for several. */
function counted(count: number, { dataset: { one = '', other = '' } }: HTMLElement): string {
  const locale = preferredLocale();
  const words = new Intl.PluralRules(locale).select(count) === 'one' ? one : other;
  const more = count === COUNTED_AS_FAR_AS ? '+' : '';
  return words.replace('{}', `${new Intl.NumberFormat(locale).format(count)}${more}`);
}
