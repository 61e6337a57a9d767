/** One's own code, large enough to be read across a table. It stays when the network goes. */
import { type DealDto, useHandOverCodeQuery } from '../../../api/deals';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { QrCode } from '../../../ui/qr-code';
import { RetryButton } from '../../../ui/retry-button';
import classes from './hand-over.module.css';

export function MyCode({ deal }: { deal: DealDto }) {
  const t = texts.handOver;
  const { uuid, handOver } = deal;
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useHandOverCodeQuery({ uuid, revision: handOver.revision }, { refetchOnMountOrArgChange: true });
  if (!data)
    return (
      <div className={classes.mine}>
        {error && !isFetching ? (
          <>
            <p role="alert">{problemText(error, t.noCode)}</p>
            <RetryButton onRetry={() => void refetch()} />
          </>
        ) : (
          <>
            <p className={classes.label}>{t.myCode}</p>
            <p role="status" aria-busy className={classes.code}>
              ······
            </p>
            <div className={`${classes.qr} ${classes.qrToCome}`} />
          </>
        )}
      </div>
    );
  return (
    <div className={classes.mine}>
      <p className={classes.label}>{t.myCode}</p>
      <p className={classes.code}>
        {data.code.slice(0, 3)} {data.code.slice(3)}
      </p>
      <QrCode text={data.qr} label={t.myQr} className={classes.qr} />
    </div>
  );
}
