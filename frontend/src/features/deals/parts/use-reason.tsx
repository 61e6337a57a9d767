/** Why a deal is ended or disputed: one of the reasons, and a note that the other reads. */
import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { isOneOf } from '../../../lib/one-of';
import { useTabDraft } from '../../../lib/use-tab-draft';

const MAX_NOTE = 500;

interface ReasonWords<Reason extends string> {
  reason: string;
  reasons: Readonly<Record<Reason, string>>;
  note: string;
  noteHint?: string;
}

/** `given` is what the server takes; `fields` go into the dialog that asks. The note is kept for this tab as `key` until `forget`. */
export function useReason<Reason extends string>(
  key: string,
  reasons: readonly [Reason, ...Reason[]],
  words: ReasonWords<Reason>,
) {
  const [reason, setReason] = useState<Reason>(reasons[0]);
  const [note, setNote] = useTabDraft(key);
  const given = { reason, ...(note.trim() && { note: note.trim() }) };
  const fields = (
    <>
      <NativeSelect
        label={words.reason}
        value={reason}
        data={reasons.map((value) => ({ value, label: words.reasons[value] }))}
        onChange={({ currentTarget: { value } }) => isOneOf(reasons, value) && setReason(value)}
      />
      <Textarea
        label={words.note}
        description={words.noteHint}
        maxLength={MAX_NOTE}
        rows={3}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </>
  );
  return { given, fields, forget: () => setNote('') };
}
