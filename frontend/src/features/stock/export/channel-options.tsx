/** What a file for a till or another shop has, and what the location is called there. */
import { TextInput } from '@mantine/core';
import type { StockExportDto } from '../../../api/stock-exports';
import { formatDateTime } from '../../../lib/format-time-ago';
import { texts } from '../../../texts';
import { programName } from '../../../texts/program-names';
import { ChoiceCards } from '../../../ui/choice-cards';
import { Hint } from '../../../ui/hint';
import { type Channel, CONTENTS, type Contents, needsLocation } from './programs';

interface ChannelOptionsProps {
  channel: Channel;
  /** The last file whose upload was confirmed; undefined while nobody knows. */
  confirmed: StockExportDto | null | undefined;
  contents: Contents;
  onContents: (contents: Contents) => void;
  location: string;
  onLocation: (location: string) => void;
  /** The location is missing. */
  isMissing: boolean;
}

export function ChannelOptions({
  channel,
  confirmed,
  contents,
  onContents,
  location,
  onLocation,
  isMissing,
}: ChannelOptionsProps) {
  const t = texts.stockExport;
  const about: Record<Contents, string> = {
    last: confirmed?.acknowledgedAt
      ? t.deltaSince(formatDateTime(confirmed.acknowledgedAt))
      : t.contentsAbout.last,
    all: channel === 'tcgplayer' ? t.contentsAbout.all.add : t.contentsAbout.all.set,
    start: t.contentsAbout.start,
  };
  return (
    <>
      {needsLocation(channel) && (
        <TextInput
          label={t.location}
          description={t.locationAbout[channel]}
          maxLength={100}
          autoComplete="off"
          maw={420}
          value={location}
          error={isMissing && t.locationNeeded}
          onChange={({ currentTarget }) => onLocation(currentTarget.value)}
        />
      )}
      <ChoiceCards<Contents>
        legend={t.content}
        choices={CONTENTS.map((value) => ({
          value,
          label: value === 'start' ? t.contents.start(programName(channel)) : t.contents[value],
          about: about[value],
        }))}
        value={contents}
        onChange={onContents}
      />
      {contents === 'last' && confirmed === null && (
        <Hint kind="info">
          <span>{t.deltaNever}</span>
        </Hint>
      )}
    </>
  );
}
