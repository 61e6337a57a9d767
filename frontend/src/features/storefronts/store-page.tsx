/** Where a store writes its public page: hours, other days, description and website; and the code to print. */
import { Skeleton, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  type OwnStorefrontDto,
  useGetOwnStorefrontQuery,
  useSaveStorefrontMutation,
} from '../../api/storefronts';
import type { SessionUser } from '../../browser/session';
import { useWarnBeforeUnload } from '../../browser/use-warn-before-unload';
import { fieldProblems, problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { toastError, toastSuccess } from '../../ui/toast';
import { type Draft, draftOf, placedProblems, savedFrom } from './editor/draft';
import classes from './editor/editor.module.css';
import { DateFields, WeekFields } from './editor/hours-fields';
import { Poster } from './editor/poster';

const t = texts.storePage;
const MAX_DESCRIPTION = 1000;

export function StorePage({ user }: { user: SessionUser }) {
  const { data, error, isFetching, refetch } = useGetOwnStorefrontQuery();
  if (data) {
    return (
      <div className={classes.page}>
        <Editor own={data} />
        <Poster user={user} />
      </div>
    );
  }
  if (error)
    return (
      <ErrorState
        message={problemText(error, t.failed)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <Skeleton height={480} radius="lg" role="status" aria-label={t.loading} />;
}

function Editor({ own }: { own: OwnStorefrontDto }) {
  const [draft, setDraft] = useState(() => draftOf(own));
  const [isChanged, setIsChanged] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [save, { isLoading }] = useSaveStorefrontMutation();
  useWarnBeforeUnload(isChanged);
  const change = (changes: Partial<Draft>) => {
    setDraft({ ...draft, ...changes });
    setIsChanged(true);
    setProblems({});
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const zone = own.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
      setDraft(draftOf(await save(savedFrom(draft, zone)).unwrap()));
      setIsChanged(false);
      toastSuccess(t.saved);
    } catch (failure) {
      const placed = placedProblems(draft, fieldProblems(failure));
      setProblems(placed);
      if (Object.keys(placed).length === 0) toastError(problemText(failure, t.notSaved));
    }
  };
  const fields = { draft, problems, onChange: change };
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className={classes.group}>
        <legend>{t.hours}</legend>
        <p className={classes.muted}>{t.hoursAbout}</p>
        <WeekFields {...fields} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t.exceptions}</legend>
        <p className={classes.muted}>{t.exceptionsAbout}</p>
        <DateFields {...fields} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t.about}</legend>
        <Textarea
          label={t.description}
          description={t.descriptionHint}
          maxLength={MAX_DESCRIPTION}
          rows={5}
          value={draft.description}
          error={problems.description}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
        <TextInput
          label={t.website}
          type="url"
          placeholder={t.websiteHint}
          maxLength={200}
          value={draft.website}
          error={problems.website}
          onChange={({ currentTarget }) => change({ website: currentTarget.value })}
        />
      </fieldset>
      <Button type="submit" size="l" busy={isLoading}>
        {t.save}
      </Button>
    </form>
  );
}
