/** What an import comes to, what has to be confirmed first, and the button that does it. */
import { useState } from 'react';
import {
  type ImportDifference,
  type StockImportDto,
  type StopSignDto,
  useCommitImportMutation,
} from '../../../api/stock-imports';
import { formatDate } from '../../../lib/format-date';
import { formatPrice } from '../../../lib/money';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import classes from './changes.module.css';
import { refusalText } from './reason-text';
import { StopSigns } from './stop-signs';
import { changedCopies, changedLines, committedCount, linesOf, valueAfter } from './totals';

interface CommitBoxProps {
  import: StockImportDto;
  difference: ImportDifference;
  /** Something is still being saved or compared: what would be committed is not what is shown. */
  isWaiting: boolean;
  /** The settings have been changed since the preview. */
  isOutdated: boolean;
  /** The import was refused: it is looked at again. */
  onRefused: () => void;
}

export function CommitBox({ import: shown, difference, isWaiting, isOutdated, onRefused }: CommitBoxProps) {
  const t = texts.stockImport.changes;
  const [commit, { isLoading }] = useCommitImportMutation();
  const [acknowledged, setAcknowledged] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const { mode } = shown.choices;
  const held = linesOf(difference, 'HELD');
  const isNothing = changedLines(difference) === 0;
  const { reserved } = difference;
  const signs = difference.stopSigns.map((sign) => ({ code: keyOf(sign), text: signText(sign) }));
  const unconfirmed = signs.filter(({ code }) => !acknowledged.has(code));

  const send = async () => {
    if (unconfirmed.length > 0) return setFailure(t.notAcknowledged);
    setFailure(null);
    try {
      await commit({
        uuid: shown.uuid,
        commitImport: {
          revision: shown.revision,
          acknowledged: difference.stopSigns.map(({ code }) => code),
        },
      }).unwrap();
    } catch (problem) {
      setFailure(problemText(problem, t.notCommitted));
      onRefused();
    }
  };
  return (
    <div className={classes.commit}>
      <p className={classes.said}>
        {t.summary(changedLines(difference), changedCopies(difference))}
        <br />
        {t.value(formatPrice(difference.valueBefore), formatPrice(valueAfter(difference)))}
      </p>
      {shown.problem && (
        <Hint kind="danger" role="alert">
          <span>{refusalText(shown.problem)}</span>
        </Hint>
      )}
      <StopSigns
        signs={signs}
        acknowledged={acknowledged}
        onAcknowledge={(code, isChecked) => {
          setFailure(null);
          setAcknowledged(
            new Set(isChecked ? [...acknowledged, code] : [...acknowledged].filter((each) => each !== code)),
          );
        }}
      />
      {failure && (
        <Hint kind="danger" role="alert">
          <span>{failure}</span>
        </Hint>
      )}
      {isNothing && <p>{held > 0 ? t.nothingYet(held) : t.nothing}</p>}
      {held > 0 && !isNothing && <p>{t.heldStay(held)}</p>}
      {reserved && reserved.copies > 0 && (
        <Hint kind="info">
          <span>{t.reserved(reserved.copies, reserved.missing)}</span>
        </Hint>
      )}
      <p role="status" className={classes.said}>
        {isOutdated ? t.unsaved : isWaiting ? t.updating : ''}
      </p>
      <Button
        size="l"
        busy={isLoading || isWaiting}
        disabled={isNothing || isOutdated}
        onClick={() => void send()}
      >
        {t.commit[mode](committedCount(difference, mode))}
      </Button>
    </div>
  );
}

/** A sign that counts something else is another sign: it has not been confirmed. */
const keyOf = ({ code, lines, percent }: StopSignDto): string => `${code} ${lines} ${percent}`;

function signText({ code, lines, percent = 0, importedAt }: StopSignDto): string {
  const { signs } = texts.stockImport.changes;
  if (code === 'TO_ZERO') return signs.TO_ZERO(lines, percent);
  if (code === 'PRICE_JUMP') return signs.PRICE_JUMP(lines);
  return signs.SAME_FILE(importedAt ? formatDate(importedAt) : '');
}
