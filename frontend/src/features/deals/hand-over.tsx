/** The hand-over at the table: one's own code, the other's code typed or scanned, and what differs. Works without a network. */
import { useState, useSyncExternalStore } from 'react';
import { type DealDto, useHandOverCodeQuery } from '../../api/deals';
import { onPendingCodes, pendingCodes } from '../../browser/pending-codes';
import { partyName } from '../../entities/trade/party-name';
import { formatMoment } from '../../lib/format-date';
import { formatUntil } from '../../lib/format-until';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { Hint } from '../../ui/hint';
import { QrCode } from '../../ui/qr-code';
import { Amendment } from './hand-over/amendment';
import { CodeForm } from './hand-over/code-form';
import classes from './hand-over/hand-over.module.css';
import { useSendPendingCodes } from './pending-codes';

export default function HandOver({ deal, scanned }: { deal: DealDto; scanned: string | null }) {
  const t = texts.handOver;
  const who = partyName(deal.other);
  const { opensAt, closesAt, confirmedByMe, confirmedByOther, lockedUntil } = deal.handOver;
  const options = { timeZone: deal.meeting?.timeZone };
  const now = Date.now();
  const isEarly = opensAt === null || Date.parse(opensAt) > now;
  const isClosed = closesAt !== null && Date.parse(closesAt) < now;
  return (
    <section className={classes.box} aria-label={t.title}>
      <h2 className={classes.title}>{t.title}</h2>
      {isClosed && <p className={classes.text}>{t.closed}</p>}
      {!isClosed && isEarly && opensAt && (
        <p className={classes.text}>{t.opens(formatUntil(opensAt, options))}</p>
      )}
      {!isClosed && !isEarly && (
        <>
          <p className={classes.text}>{t.steps(who)}</p>
          <Amendment deal={deal} />
          <div className={classes.columns}>
            {confirmedByOther ? (
              <p className={classes.text} role="status">
                {t.theyConfirmed(who)}
              </p>
            ) : (
              <MyCode key={deal.handOver.revision} deal={deal} />
            )}
            <div className={classes.theirs}>
              {confirmedByMe ? (
                <p className={classes.text} role="status">
                  {t.youConfirmed}
                </p>
              ) : (
                <>
                  {lockedUntil && Date.parse(lockedUntil) > now && (
                    <Hint kind="warning" role="alert">
                      {t.locked(formatMoment(Date.parse(lockedUntil)))}
                    </Hint>
                  )}
                  <CodeForm key={`${deal.handOver.revision} ${scanned}`} deal={deal} scanned={scanned} />
                </>
              )}
              <Waiting deal={deal} />
            </div>
          </div>
        </>
      )}
    </section>
  );
}

/** One's own code, large enough to be read across a table. It stays when the network goes. */
function MyCode({ deal }: { deal: DealDto }) {
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
            <Button look="quiet" onClick={() => void refetch()}>
              {texts.ui.tryAgain}
            </Button>
          </>
        ) : (
          <p role="status" aria-busy className={classes.code}>
            ······
          </p>
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

/** A code that was entered without a network, until it is sent. */
function Waiting({ deal }: { deal: DealDto }) {
  const t = texts.handOver;
  const codes = useSyncExternalStore(onPendingCodes, pendingCodes);
  const send = useSendPendingCodes();
  const [isBusy, setIsBusy] = useState(false);
  if (!codes.some((each) => each.deal === deal.uuid)) return null;
  return (
    <Hint kind="warning" role="status">
      {t.kept}{' '}
      <Button
        look="link"
        busy={isBusy}
        onClick={() => {
          setIsBusy(true);
          void send().finally(() => setIsBusy(false));
        }}
      >
        {t.sendNow}
      </Button>
    </Hint>
  );
}
