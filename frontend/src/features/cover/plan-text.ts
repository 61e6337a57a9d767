/** A plan as text, to paste somewhere else. */
import type { CoverDto, CoverPlan } from '../../api/cover';
import { formatPrice } from '../../lib/money';
import { texts } from '../../texts';

const t = texts.cover;

/** What a stop is called: in a kept plan its account may be closed. */
export const stopName = ({ name }: { name: string | null }): string => name ?? t.gone;

export function planText({ cards, stops }: CoverDto, plan: CoverPlan): string {
  const nameOf = (card: number) => cards[card]?.cardName ?? '';
  const lines = plan.stops.flatMap(({ stop, picks, total }) => {
    const at = stops[stop];
    return [
      `${at ? stopName(at) : ''} – ${formatPrice(total)}`,
      ...picks.map(({ card, copies, lot }) => {
        const price = lot.price === null ? t.unknownPrice : formatPrice(lot.price);
        return `${copies} ${nameOf(card)} (${lot.cardSetCode.toUpperCase()}) ${lot.cardNumber} – ${price}`;
      }),
      '',
    ];
  });
  const missing = plan.missing.map(({ card, copies }) => `${copies} ${nameOf(card)}`);
  const lacking = plan.missing.reduce((sum, { copies }) => sum + copies, 0);
  return [
    `${t.kinds[plan.kind]}: ${formatPrice(plan.total)}`,
    '',
    ...lines,
    ...(lacking > 0 ? [t.missing(lacking), ...missing] : []),
  ]
    .join('\n')
    .trim();
}
