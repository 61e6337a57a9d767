/** The work on a profile: typing, saving, and what happens when it was saved elsewhere in the meantime. */
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { etagOf } from '../../../api/etag';
import { type Account, useChangeUserMutation, useLazyGetUserQuery } from '../../../api/users';
import { updateUser } from '../../../browser/session';
import { showProblem } from '../../../lib/form-problems';
import { lazyResolver } from '../../../lib/lazy-resolver';
import { formatPhone } from '../../../lib/phone';
import { problemStatus, problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';
import { changeOf, completeWebsite, fieldsSavedElsewhere, type Profile, profileOf, TYPED } from './profile';

/** Somebody else's change comes first: what this one is based on is no longer so. */
const PRECONDITION_FAILED = 412;

const rules = lazyResolver(() => import('./form-rules').then(({ profileRules }) => profileRules));

const trim = (typed: string) => typed.trim();
const ORDER = { name: trim, phoneNumber: formatPhone, address: trim, website: completeWebsite };

export type ProfileWork = ReturnType<typeof useProfile>;

export function useProfile(account: Account) {
  // What the work here began with: its version goes along when the work is saved.
  const [base, setBase] = useState(account);
  const [state, setState] = useState<'none' | 'refused' | 'merged'>('none');
  const [saved, setSaved] = useState<ReturnType<typeof fieldsSavedElsewhere>>({});
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: profileOf(account),
  });
  const { getValues, setValue, setError, setFocus, reset, formState } = form;
  const { isDirty, dirtyFields, isSubmitting, isSubmitted } = formState;
  const [change] = useChangeUserMutation();
  const [ask, { isFetching: loading }] = useLazyGetUserQuery();

  const begin = (next: Account) => {
    setBase(next);
    setState('none');
    setSaved({});
    reset(profileOf(next));
  };

  // Saved in another window and loaded here again: shown at once where nothing was typed.
  useEffect(() => {
    if (isDirty || isSubmitting || account.version <= base.version) return;
    setBase(account);
    reset(profileOf(account));
  }, [account, base, isDirty, isSubmitting, reset]);

  // The button that loaded them goes away: the focus goes on to what is to be decided.
  useEffect(() => {
    if (state === 'merged') setFocus(TYPED.find((field) => saved[field] !== undefined) ?? 'name');
  }, [state, saved, setFocus]);

  const submit = form.handleSubmit(async (typed) => {
    try {
      const next = await change({
        uuid: base.uuid,
        'If-Match': etagOf(base),
        changeUser: changeOf(typed, base.role),
      }).unwrap();
      begin(next);
      // `updateUser` ignores an account that is no longer logged in here.
      updateUser(next);
      toastSuccess(texts.settings.profile.saved);
    } catch (failure) {
      const { notSaved } = texts.settings.profile;
      // Else the form says it: a toast beside it would be read out a second time.
      if (problemStatus(failure) !== PRECONDITION_FAILED)
        return showProblem(failure, notSaved, TYPED, setError);
      toastError(problemText(failure, notSaved));
      setState('refused');
    }
  });

  /** The newest settings, with what was typed here on top of them. */
  const load = async () => {
    try {
      const newest = await ask(base.uuid).unwrap();
      const typed: Profile = getValues();
      const dirty = (Object.keys(dirtyFields) as (keyof Profile)[]).filter((field) => dirtyFields[field]);
      reset(profileOf(newest));
      for (const field of dirty) setValue(field, typed[field], { shouldDirty: true });
      const changed = TYPED.filter((field) => dirty.includes(field));
      setSaved(fieldsSavedElsewhere(profileOf(base), profileOf(newest), typed, changed));
      setBase(newest);
      setState('merged');
    } catch (failure) {
      toastError(problemText(failure, texts.settings.failed));
    }
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
    sending: { submit, preload: rules.preload, busy: isSubmitting },
    conflict: { state, saved, loading, load: () => void load() },
  };
}
