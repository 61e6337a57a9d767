/** The slip that goes with cards that are put aside: on paper alone, for whom and until when. */
import type { QueueEntry } from '../../../api/deals';
import { partyName } from '../../../entities/trade/party-name';
import { formatUntil } from '../../../lib/format-until';
import { conditionLabels } from '../../../lib/listing-values';
import { formatPrice, totalOf } from '../../../lib/money';
import { texts } from '../../../texts';
import classes from './slip.module.css';

export type SlipOf = Pick<QueueEntry, 'uuid' | 'other' | 'dueAt' | 'shelf'> & {
  meeting: Pick<NonNullable<QueueEntry['meeting']>, 'to' | 'timeZone'> | null;
  lines: readonly Pick<
    QueueEntry['lines'][number],
    'nth' | 'card' | 'condition' | 'finish' | 'price' | 'shelf' | 'isStruck'
  >[];
};

export function Slip({ deal }: { deal: SlipOf }) {
  const t = texts.dealQueue;
  const until = deal.meeting?.to ?? deal.dueAt;
  const lines = deal.lines.filter(({ isStruck }) => !isStruck);
  return (
    <article className={classes.slip} aria-label={t.slipFor(partyName(deal.other))}>
      <p className={classes.who}>{t.slipFor(partyName(deal.other))}</p>
      {until && <p>{t.heldUntil(formatUntil(until, { timeZone: deal.meeting?.timeZone }))}</p>}
      {deal.shelf && (
        <p>
          {t.shelf}: <span dir="auto">{deal.shelf}</span>
        </p>
      )}
      <table>
        <tbody>
          {lines.map((line) => (
            <tr key={line.nth}>
              <td>
                {line.card.name} ({line.card.setCode.toUpperCase()} {line.card.number})
              </td>
              <td>{conditionLabels[line.condition]}</td>
              <td dir="auto">{line.shelf}</td>
              <td className={classes.price}>{formatPrice(line.price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>{t.cards(lines.length)}</td>
            <td className={classes.price}>{formatPrice(totalOf(lines))}</td>
          </tr>
        </tfoot>
      </table>
    </article>
  );
}
