/** Asks whether the last file for a channel was uploaded there: the next one is compared with it. */
import { type StockExportDto, useAcknowledgeStockExportMutation } from '../../../api/stock-exports';
import { formatDateTime } from '../../../lib/format-time-ago';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { programName } from '../../../texts/program-names';
import { Button } from '../../../ui/button';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from './stock-export.module.css';

interface ConfirmUploadProps {
  file: StockExportDto;
  /** It is confirmed, and the question goes away. */
  onConfirmed: () => void;
}

export function ConfirmUpload({ file, onConfirmed }: ConfirmUploadProps) {
  const t = texts.stockExport;
  const [acknowledge, { isLoading }] = useAcknowledgeStockExportMutation();
  const confirm = async () => {
    try {
      await acknowledge(file.uuid).unwrap();
      toastSuccess(t.confirmed);
      onConfirmed();
    } catch (failure) {
      toastError(problemText(failure, t.notConfirmed));
    }
  };
  const question = t.uploadAsk(programName(file.channel));
  return (
    <section className={classes.question} aria-label={question}>
      <h2 className={classes.title}>{question}</h2>
      <p className={classes.said}>{t.uploadAbout(formatDateTime(file.createdAt), file.lines)}</p>
      {file.leftOut > 0 && <p className={classes.said}>{t.leftOut(file.leftOut)}</p>}
      <p className={classes.said}>{t.uploadWhy}</p>
      <div className={classes.buttons}>
        <Button look="quiet" busy={isLoading} onClick={() => void confirm()}>
          {t.uploaded}
        </Button>
      </div>
    </section>
  );
}
