/** What the rules would do to the stock, worked out while they are typed, and the button that does it. */
import { Checkbox } from '@mantine/core';
import { useId, useState } from 'react';
import type { PriceMove as Move, PriceRulesDto, PriceRulesPreview } from '../../../api/stock-prices';
import { formatTimeAgo } from '../../../lib/format-time-ago';
import { formatPrice } from '../../../lib/money';
import { paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { ButtonLink } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { RetryButton } from '../../../ui/retry-button';
import { ApplyRules } from './apply-rules';
import { PriceMove } from './price-move';
import classes from './rules-preview.module.css';
import { usePreview } from './use-preview';
import type { RulesWork } from './use-rules';

interface RulesPreviewProps {
  work: RulesWork;
  /** The rules as the server has them, with when they were applied and what they hold back. */
  current: PriceRulesDto;
}

export function RulesPreview({ work, current }: RulesPreviewProps) {
  const t = texts.stockPrices.preview;
  const title = useId();
  const [includeTyped, setIncludeTyped] = useState(false);
  const [changes, setChanges] = useState(0);
  const { preview, isCurrent, isLoading, failure, retry } = usePreview(
    work.rules,
    includeTyped,
    [current.heldBack.newest, current.heldBack.copies, changes].join(' '),
  );
  return (
    <section className={classes.preview} aria-labelledby={title} aria-busy={isLoading}>
      <h2 id={title} className={classes.title}>
        {t.title}
      </h2>
      <p role="status" className={classes.sum}>
        {work.rules ? (preview ? sumOf(preview) : t.loading) : t.invalid}
      </p>
      {failure && (
        <Hint kind="danger" role="alert">
          {failure} <RetryButton look="link" onRetry={retry} />
        </Hint>
      )}
      {preview?.copies === 0 && (
        <div>
          <ButtonLink look="quiet" to={paths.stockImport}>
            {t.import}
          </ButtonLink>
        </div>
      )}
      {preview && preview.copies > 0 && (
        <div className={classes.content} data-old={!isCurrent || undefined}>
          <Facts preview={preview} />
          {(preview.typed > 0 || includeTyped) && (
            <Checkbox
              label={t.includeTyped}
              description={t.includeTypedAbout}
              checked={includeTyped}
              onChange={({ currentTarget }) => setIncludeTyped(currentTarget.checked)}
            />
          )}
          <ApplyRules
            work={work}
            preview={preview}
            isReady={isCurrent && canApply(preview, work, includeTyped)}
            includeTyped={includeTyped}
            onChanged={() => {
              setIncludeTyped(false);
              setChanges((before) => before + 1);
            }}
          />
          {current.appliedAt && (
            <p className={classes.quiet}>{t.applied(formatTimeAgo(current.appliedAt))}</p>
          )}
          <Examples title={t.examples} moves={preview.examples} />
          {preview.heldBack > current.heldBack.copies && (
            <Examples title={t.heldExamples} moves={preview.heldBackExamples} />
          )}
        </div>
      )}
    </section>
  );
}

/** Prices that are held back already are in their list, however often the rules are applied. */
const canApply = ({ changed, heldBack }: PriceRulesPreview, work: RulesWork, includeTyped: boolean) =>
  work.rules !== null && (changed > 0 || includeTyped || (heldBack > 0 && work.isUnsaved));

function sumOf({ copies, changed, raised, lowered }: PriceRulesPreview): string {
  const t = texts.stockPrices.preview;
  if (copies === 0) return t.empty;
  return changed === 0 ? t.nothing : t.changed(changed, raised, lowered);
}

function Facts({ preview }: { preview: PriceRulesPreview }) {
  const t = texts.stockPrices.preview;
  const { valueBefore, valueAfter } = preview;
  const counts = (['unchanged', 'typed', 'heldBack', 'withoutMarketPrice'] as const).filter(
    (count) => preview[count] > 0,
  );
  return (
    <ul className={classes.facts}>
      {valueBefore !== valueAfter && <li>{t.value(formatPrice(valueBefore), formatPrice(valueAfter))}</li>}
      {counts.map((count) => (
        <li key={count}>{t[count](preview[count])}</li>
      ))}
    </ul>
  );
}

function Examples({ title, moves }: { title: string; moves: readonly Move[] }) {
  const heading = useId();
  if (moves.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={classes.subtitle}>
        {title}
      </h3>
      {/* Examples that do not fit are reached by the arrow keys, too. */}
      <ul {...{ tabIndex: 0 }} className={classes.examples} aria-labelledby={heading}>
        {moves.map((move) => (
          <li key={`${move.line} ${move.priceAfter}`}>
            <PriceMove move={move} />
          </li>
        ))}
      </ul>
    </section>
  );
}
