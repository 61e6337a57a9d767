/** The work on a store's page: typing and saving. */
import { useState } from 'react';
import { etagOf } from '../../../api/etag';
import {
  type OwnStorefrontDto,
  useLazyGetOwnStorefrontQuery,
  useSaveStorefrontMutation,
} from '../../../api/storefronts';
import { fieldProblems, problemText } from '../../../lib/problem';
import { useEditedDocument } from '../../../lib/use-edited-document';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';
import { changedFrom, type Draft, draftOf, isSame, mergeDrafts, placedProblems } from './draft';

export function useStorePage(saved: OwnStorefrontDto) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [send, { isLoading: isSaving }] = useSaveStorefrontMutation();
  const [ask] = useLazyGetOwnStorefrontQuery();
  const fetchLatest = () => ask().unwrap();
  const page = useEditedDocument({ saved, isSaving, fetchLatest, draftOf, isSame, merge: mergeDrafts });
  const { base, draft, settle, change, record, ...work } = page;
  const save = async () => {
    const timeZone = base.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    try {
      const next = await send({
        'If-Match': etagOf(base),
        saveStorefront: changedFrom(draft, draftOf(base), timeZone),
      }).unwrap();
      settle(draft, next);
      toastSuccess(texts.storePage.saved);
    } catch (failure) {
      if (record(failure)) return;
      const placed = placedProblems(draft, fieldProblems(failure));
      setProblems(placed);
      if (Object.keys(placed).length === 0) toastError(problemText(failure, texts.storePage.notSaved));
    }
  };
  return {
    ...work,
    draft,
    problems,
    save,
    change: (changes: Partial<Draft>) => {
      setProblems({});
      change(changes);
    },
  };
}
