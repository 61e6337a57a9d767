/** Where a store writes its public page: hours, other days, description, website and picture; and the code to print. */
import { Skeleton, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStorePictureUpload } from '../../api/pictures';
import { type OwnStorefrontDto, useGetOwnStorefrontQuery } from '../../api/storefronts';
import type { SessionUser } from '../../browser/session';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { isOneOf } from '../../lib/one-of';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { LazyBoundary } from '../../ui/lazy-boundary';
import { LeaveQuestion } from '../../ui/leave-question';
import { PictureField } from '../../ui/picture-field';
import { usePicture } from '../../ui/use-picture';
import classes from './editor/editor.module.css';
import { Embed } from './editor/embed';
import { DateFields, WeekFields } from './editor/hours-fields';
import { Poster } from './editor/poster';
import { useStorePage } from './editor/use-store-page';
import { STORE_PAGE_SECTIONS } from './parts/sections';

const conflictNote = lazyWithPreload(() => import('../../ui/document-conflict-note'));

const t = texts.storePage;
const MAX_DESCRIPTION = 1000;
/** What was asked for a moment ago is not asked for again, in seconds. */
const FRESH_S = 10;

export function StorePage({ user }: { user: SessionUser }) {
  const { data, error, isFetching, refetch } = useGetOwnStorefrontQuery(undefined, {
    // It may have been saved in another window since.
    refetchOnMountOrArgChange: FRESH_S,
  });
  const { hash } = useLocation();
  const isWanted = data !== undefined && isOneOf(Object.values(STORE_PAGE_SECTIONS), hash);
  // The sections come after the browser has looked for the one in the address.
  useEffect(() => {
    if (isWanted) document.querySelector<HTMLElement>(hash)?.focus();
  }, [isWanted, hash]);
  if (data) {
    return (
      <div className={classes.page}>
        <Editor own={data} />
        <Poster user={user} />
        <Embed store={user.uuid} />
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
  const work = useStorePage(own);
  const { draft, problems, change, conflict } = work;
  const form = useRef<HTMLFormElement>(null);
  const [upload] = useStorePictureUpload();
  const picture = usePicture({ form, send: upload, onUploaded: (uploaded) => change({ picture: uploaded }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!work.isBusy && !picture.holds()) void work.save();
  };
  const fields = { draft, problems, onChange: change };
  return (
    <>
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        <fieldset id="hours" tabIndex={-1} className={classes.group}>
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
          <div id="picture" tabIndex={-1}>
            <PictureField
              picture={picture}
              words={t.picture}
              chosen={draft.picture}
              error={problems.picture}
              onRemove={() => change({ picture: null })}
              onRestore={(removed) => change({ picture: removed })}
            />
          </div>
        </fieldset>
        <LazyBoundary isNeeded={conflict.kind !== 'none' || conflict.isDecided} isAwaited={false}>
          <conflictNote.Component conflict={conflict} words={t} />
        </LazyBoundary>
        <Button type="submit" size="l" busy={work.isBusy || picture.isHeld}>
          {t.save}
        </Button>
      </form>
      <LeaveQuestion isUnsaved={work.isDirty || picture.pending !== null}>{t.unsaved}</LeaveQuestion>
    </>
  );
}
