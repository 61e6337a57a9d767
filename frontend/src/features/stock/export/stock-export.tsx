/** Stock as a file for another program: which one, what of the stock, and for a till what it has to hear. */
import { useRef, useState } from 'react';
import { latestExports, useDownloadStockMutation, useGetStockExportsQuery } from '../../../api/stock-exports';
import { saveFile } from '../../../browser/save-file';
import { useUrlState } from '../../../browser/use-url-state';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { toastSuccess } from '../../../ui/toast';
import { filterOf, wordsIn } from '../parts/stock-filter';
import { ChannelOptions } from './channel-options';
import { ConfirmUpload } from './confirm-upload';
import { Included } from './included';
import { nameOf, ProgramChoice } from './program-choice';
import { type Contents, isChannel, needsLocation, programIn } from './programs';
import { savedLocation, saveLocation } from './saved-location';

import classes from './stock-export.module.css';

/** `owner` is the visitor. */
export function StockExport({ owner }: { owner: string }) {
  const t = texts.stockExport;
  const { params, change } = useUrlState();
  const program = programIn(params);
  const words = wordsIn(params);
  const channel = isChannel(program) ? program : null;
  const { currentData: exports } = useGetStockExportsQuery(latestExports);
  const ofChannel = exports?.filter((each) => each.channel === channel);
  const confirmed = ofChannel && (ofChannel.find(({ acknowledgedAt }) => acknowledgedAt !== null) ?? null);
  const [latest] = ofChannel ?? [];
  const [chosen, setChosen] = useState<Contents | null>(null);
  const contents = chosen ?? (confirmed ? 'last' : 'all');
  const [typed, setTyped] = useState<Record<string, string>>({});
  const location = channel ? (typed[channel] ?? savedLocation(owner, channel)) : '';
  const [isMissing, setMissing] = useState(false);
  const [download, { isLoading }] = useDownloadStockMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const forget = () => {
    setFailure(null);
    setMissing(false);
  };
  const make = async () => {
    forget();
    if (needsLocation(program) && location.trim() === '') return setMissing(true);
    if (channel) saveLocation(owner, channel, location.trim());
    try {
      const file = await download({
        ...filterOf(words),
        format: program,
        ...(channel && contents !== 'all' && { since: contents }),
        ...(needsLocation(program) && { location: location.trim() }),
      }).unwrap();
      saveFile(file.name, new Blob([file.text], { type: file.mediaType }));
      toastSuccess(t.downloaded);
    } catch (problem) {
      setFailure(problemText(problem, t.failed));
    }
  };
  return (
    <div className={classes.export}>
      <Included
        words={words}
        onRemove={(names) => change(Object.fromEntries(names.map((name) => [name, ''])))}
      />
      <ProgramChoice
        value={program}
        onChange={(format) => {
          forget();
          setChosen(null);
          change({ format });
        }}
      />
      {channel && (
        <ChannelOptions
          channel={channel}
          confirmed={confirmed}
          contents={contents}
          onContents={(next) => {
            forget();
            setChosen(next);
          }}
          location={location}
          onLocation={(name) => {
            setMissing(false);
            setTyped({ ...typed, [channel]: name });
          }}
          isMissing={isMissing}
        />
      )}
      {failure && (
        <Hint kind="danger" role="alert">
          <span>{failure}</span>
        </Hint>
      )}
      <div className={classes.buttons}>
        <Button ref={button} size="l" busy={isLoading} onClick={() => void make()}>
          {t.download(nameOf(program))}
        </Button>
      </div>
      {latest && latest.acknowledgedAt === null && (
        <ConfirmUpload key={latest.uuid} file={latest} onConfirmed={() => button.current?.focus()} />
      )}
    </div>
  );
}
