/** Sends a file: how far it is, the way to stop it, and what to do when it did not arrive. */
import { useEffect, useRef, useState } from 'react';
import type { Navigation } from '../../../browser/use-history-dialog';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { LeaveQuestion } from '../../../ui/leave-question';
import { ChooseFile } from './choose-file';
import { WorkProgress } from './work-progress';

interface UploadProps {
  /** Sends the file. */
  send: (call: { file: File; onProgress: (share: number) => void }) => {
    abort: () => void;
    unwrap: () => Promise<{ uuid: string }>;
  };
  /** A file is on its way. */
  onStart?: () => unknown;
  /** The file has arrived: what became of it has this ID. */
  onUploaded: (uuid: string) => void;
}

export function Upload({ send, onStart, onUploaded }: UploadProps) {
  const t = texts.stockImport;
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [text, setText] = useState('');
  const stop = useRef<(() => void) | null>(null);
  const hasArrived = useRef(false);
  // Anyone who leaves the page does not want the file any more.
  useEffect(() => () => stop.current?.(), []);

  const start = async (file: File) => {
    onStart?.();
    setRefusal(null);
    setSending({ name: file.name, share: 0 });
    const call = send({ file, onProgress: (share) => setSending({ name: file.name, share }) });
    let isStopped = false;
    stop.current = () => {
      isStopped = true;
      call.abort();
    };
    try {
      const { uuid } = await call.unwrap();
      hasArrived.current = true;
      onUploaded(uuid);
    } catch (failure) {
      setRefusal(isStopped ? t.uploadStopped : problemText(failure, t.uploadFailed));
    }
    stop.current = null;
    setSending(null);
  };
  // To an import of the past; to the one of this file nothing is left.
  const isLeft = ({ currentLocation, nextLocation }: Navigation) =>
    !hasArrived.current && currentLocation.search !== nextLocation.search;
  return (
    <>
      <LeaveQuestion isUnsaved={sending !== null || text.trim() !== ''} isLeft={isLeft}>
        {sending ? t.unsent : t.unread}
      </LeaveQuestion>
      {sending ? (
        <WorkProgress
          label={t.uploading(sending.name)}
          progress={{ done: Math.round(sending.share * 100), all: 100 }}
          about={t.uploaded(Math.round(sending.share * 100))}
        >
          <Button look="quiet" onClick={() => stop.current?.()}>
            {t.cancel}
          </Button>
        </WorkProgress>
      ) : (
        <ChooseFile
          onChoose={(file) => void start(file)}
          refusal={refusal}
          onChange={() => setRefusal(null)}
          text={text}
          onText={setText}
        />
      )}
    </>
  );
}
