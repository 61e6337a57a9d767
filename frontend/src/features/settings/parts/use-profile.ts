/** The work on a profile: typing, saving, and what happens when it was saved elsewhere in the meantime. */
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { etagOf } from '../../../api/etag';
import { type Account, useChangeUserMutation, useLazyGetUserQuery } from '../../../api/users';
import { updateUser } from '../../../browser/session';
import { showProblem } from '../../../lib/form-problems';
import { lazyResolver } from '../../../lib/lazy-resolver';
import { problemText } from '../../../lib/problem';
import { useEditConflict } from '../../../lib/use-edit-conflict';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';
import { formatPhone } from './phone';
import {
  changeOf,
  completeWebsite,
  FIELDS,
  fieldsSavedElsewhere,
  type Profile,
  profileOf,
  TYPED,
} from './profile';

const rules = lazyResolver(() => import('./form-rules').then(({ profileRules }) => profileRules));

const trim = (typed: string) => typed.trim();
const ORDER = { name: trim, phoneNumber: formatPhone, address: trim, website: completeWebsite };

export type ProfileWork = ReturnType<typeof useProfile>;

export function useProfile(account: Account) {
  // What the work here began with: its version goes along when the work is saved.
  const [base, setBase] = useState(account);
  /** What was saved elsewhere in the fields that were typed into; null where nothing was. */
  const [merged, setMerged] = useState<ReturnType<typeof fieldsSavedElsewhere> | null>(null);
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: profileOf(account),
  });
  const { getValues, setValue, setError, setFocus, reset, formState } = form;
  const { isDirty, dirtyFields, isSubmitting, isSubmitted } = formState;
  const [change] = useChangeUserMutation();
  const [ask] = useLazyGetUserQuery();
  const { conflict, record, retry, clear } = useEditConflict(account.uuid, (uuid) => ask(uuid).unwrap());

  /** `sent` was saved as `next`. What was typed since stays. */
  const settle = (sent: Profile, next: Account) => {
    const now = getValues();
    setBase(next);
    clear();
    setMerged(null);
    reset(profileOf(next));
    for (const field of FIELDS)
      if (now[field] !== sent[field]) setValue(field, now[field], { shouldDirty: true });
  };

  // Saved in another window and loaded here again: shown at once where nothing was typed.
  useEffect(() => {
    if (isDirty || isSubmitting || account.version <= base.version) return;
    setBase(account);
    reset(profileOf(account));
  }, [account, base, isDirty, isSubmitting, reset]);

  // The button that loaded them goes away: the focus goes on to what is to be decided.
  useEffect(() => {
    if (merged) setFocus(TYPED.find((field) => merged[field] !== undefined) ?? 'name');
  }, [merged, setFocus]);

  const submit = form.handleSubmit(async (typed) => {
    const sent = getValues();
    try {
      const next = await change({
        uuid: base.uuid,
        'If-Match': etagOf(base),
        changeUser: changeOf(typed, base.role),
      }).unwrap();
      settle(sent, next);
      // `updateUser` ignores an account that is no longer logged in here.
      updateUser(next);
      toastSuccess(texts.settings.profile.saved);
    } catch (failure) {
      const { notSaved } = texts.settings.profile;
      setMerged(null);
      // The form says it: a toast beside it would be read out a second time.
      if (!record(base.uuid, failure)) return showProblem(failure, notSaved, TYPED, setError);
      toastError(problemText(failure, notSaved));
    }
  });

  /** The latest settings, with what was typed here on top of them. */
  const load = (latest: Account) => {
    const typed: Profile = getValues();
    const dirty = FIELDS.filter((field) => dirtyFields[field]);
    reset(profileOf(latest));
    for (const field of dirty) setValue(field, typed[field], { shouldDirty: true });
    const changed = TYPED.filter((field) => dirty.includes(field));
    setMerged(fieldsSavedElsewhere(profileOf(base), profileOf(latest), typed, changed));
    setBase(latest);
    clear();
  };

  /** What was typed is put in order when its field is left. */
  const tidy = (field: (typeof TYPED)[number]) => {
    const tidied = ORDER[field](getValues(field));
    if (tidied === getValues(field)) return;
    setValue(field, tidied, { shouldDirty: true, shouldValidate: isSubmitted });
  };

  return {
    account: base,
    form,
    tidy,
    unsaved: isDirty,
    sending: { submit, preload: rules.preload, busy: isSubmitting || conflict.kind === 'loading' },
    conflict: { ...conflict, merged, load, retry },
  };
}
