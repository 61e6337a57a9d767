/** What a bulk change will do, before it is done. */
import type { EditPreview, EditSample } from '../../../api/stock';
import { CONDITION_SHORT } from '../../../entities/listing/listing-term';
import { languageLabel } from '../../../lib/languages';
import { finishLabels, typeLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import classes from './bulk-dialog.module.css';
import { skippedWords } from './wording';

/** Examples that do not fit are reached by the arrow keys, too. */
const scrolls = (label: string) => ({ role: 'region', tabIndex: 0, 'aria-label': label }) as const;

export function BulkPreview({ preview }: { preview: EditPreview }) {
  const t = texts.stock.bulk;
  return (
    <div className={classes.preview}>
      <p className={classes.changed} role="status">
        {preview.changed === 0 ? t.nothing : t.changed(preview.changed)}
      </p>
      <ul className={classes.facts}>
        {preview.valueBefore !== preview.valueAfter && (
          <li>{t.value(formatPrice(preview.valueBefore), formatPrice(preview.valueAfter))}</li>
        )}
        {preview.unchanged > 0 && <li>{t.unchanged(preview.unchanged)}</li>}
        {preview.heldBack !== undefined && preview.heldBack > 0 && <li>{t.heldBack(preview.heldBack)}</li>}
        {preview.skipped.map(({ reason, copies }) => (
          <li key={reason}>{skippedWords({ reason, copies })}</li>
        ))}
      </ul>
      {preview.sample.length > 0 && (
        <div className={classes.sample} {...scrolls(t.examples)}>
          <table>
            <caption>{t.examples}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.stock.columns.card}</th>
                <th scope="col">{t.before}</th>
                <th scope="col">{t.after}</th>
              </tr>
            </thead>
            <tbody>
              {preview.sample.map((sample) => (
                <Example key={sample.line} sample={sample} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

const Example = ({
  sample: { cardName, cardSetCode, cardNumber, before, after },
}: {
  sample: EditSample;
}) => (
  <tr>
    <th scope="row">
      {cardName}{' '}
      <span className={classes.quiet}>
        {cardSetCode.toUpperCase()} {cardNumber}
      </span>
    </th>
    <td>{differences(before, after)}</td>
    <td>
      <strong>{differences(after, before)}</strong>
    </td>
  </tr>
);

const paidText = (paid: number | null) => (paid === null ? texts.stock.bulk.words.none : formatPrice(paid));

/** What of `one` is not as in `other`; its price where nothing that is shown differs. */
function differences(one: EditSample['before'], other: EditSample['before']): string {
  const said = [
    one.quantity !== other.quantity && texts.stock.summary.copies(one.quantity),
    one.price !== other.price && formatPrice(one.price),
    one.condition !== other.condition && CONDITION_SHORT[one.condition],
    one.finish !== other.finish && finishLabels[one.finish],
    one.language !== other.language && languageLabel(one.language),
    one.type !== other.type && typeLabels[one.type],
    one.pricePaid !== other.pricePaid && paidText(one.pricePaid),
    one.isSigned !== other.isSigned &&
      (one.isSigned ? texts.copies.signed : texts.stock.bulk.words.notSigned),
    one.isAltered !== other.isAltered &&
      (one.isAltered ? texts.copies.altered : texts.stock.bulk.words.notAltered),
    ...(['shelf', 'note', 'privateNote'] as const).map(
      (text) => one[text] !== other[text] && (one[text] ?? texts.stock.bulk.words.none),
    ),
  ].filter((word) => word !== false);
  return said.length > 0 ? said.join(' · ') : formatPrice(one.price);
}
