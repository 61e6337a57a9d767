/** What a price chart comes to: the first and the last price of each finish, the lowest and the highest. */
import { texts } from '../../../texts';
import classes from './price-figures.module.css';
import { formatCents, formatPriceDay } from './price-format';
import { dateOf, edgesOf, type PriceLine, type PricePoint } from './price-lines';
import { Swatch } from './swatch';

const { glance: t } = texts.cards.prices;
const EDGES = ['first', 'last', 'low', 'high'] as const;

export const PriceFigures = ({ lines }: { lines: readonly PriceLine[] }) => (
  <table className={classes.figures} aria-label={t.title}>
    <thead>
      <tr>
        <th scope="col">{t.finish}</th>
        {EDGES.map((edge) => (
          <th key={edge} scope="col">
            {t[edge]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => {
        const edges = edgesOf(line);
        return (
          <tr key={line.finish}>
            <th scope="row">
              <Swatch finish={line.finish} /> {line.name}
            </th>
            {edges && edges.low.cents === edges.high.cents ? (
              <td colSpan={EDGES.length}>{texts.cards.prices.always(formatCents(edges.low.cents))}</td>
            ) : (
              EDGES.map((edge) => <td key={edge}>{edges && <Dated point={edges[edge]} />}</td>)
            )}
          </tr>
        );
      })}
    </tbody>
  </table>
);

const Dated = ({ point: { day, cents } }: { point: PricePoint }) => (
  <>
    {formatCents(cents)} <time dateTime={dateOf(day)}>{formatPriceDay(day)}</time>
  </>
);
