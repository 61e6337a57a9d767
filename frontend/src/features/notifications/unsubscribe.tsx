/** What the link in an email about notifications leads to: a question and a button. Following the link alone changes nothing. */
import { type ComponentProps, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type UnsubscribeChoicesDto,
  useGetUnsubscribeChoicesQuery,
  useUnsubscribeMutation,
} from '../../api/notifications';
import { paths } from '../../lib/paths';
import { problemStatus, problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { Button, ButtonLink } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { Hint } from '../../ui/hint';
import { Notice } from '../../ui/notice';
import { PageFrame } from '../../ui/page-frame';
import { kindName } from './parts/kind-name';
import classes from './parts/preferences.module.css';

type Scope = UnsubscribeChoicesDto['scopes'][number];

export function Unsubscribe() {
  const t = texts.notificationSettings.off;
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const {
    currentData: choices,
    error,
    refetch,
  } = useGetUnsubscribeChoicesQuery(token, { skip: token === '' });
  const [isDone, setIsDone] = useState(false);
  if (token === '' || problemStatus(error) === 404 || problemStatus(error) === 400)
    return <Ending alert title={t.invalid} text={t.invalidWhy} />;
  if (isDone) return <Ending live title={t.done} text={t.doneWhy} />;
  return (
    <PageFrame title={t.title}>
      {choices && (
        <UnsubscribeForm
          token={token}
          choices={choices}
          wanted={params.get('scope')}
          onDone={() => setIsDone(true)}
        />
      )}
      {!choices && !error && <p role="status">{texts.notificationSettings.loading}</p>}
      {!choices && error && (
        <ErrorState message={problemText(error, t.failed)} onRetry={() => void refetch()} />
      )}
    </PageFrame>
  );
}

/** Nothing is left to do here: all else is in the settings. */
const Ending = (notice: ComponentProps<typeof Notice>) => (
  <Notice {...notice}>
    <title>{texts.ui.windowTitle(texts.notificationSettings.off.title)}</title>
    <ButtonLink look="quiet" to={paths.settings}>
      {texts.app.bar.settings}
    </ButtonLink>
  </Notice>
);

interface UnsubscribeFormProps {
  token: string;
  choices: UnsubscribeChoicesDto;
  /** The scope of the link, as its address has it. */
  wanted: string | null;
  onDone: () => void;
}

function UnsubscribeForm({ token, choices, wanted, onDone }: UnsubscribeFormProps) {
  const t = texts.notificationSettings.off;
  const { scopes } = choices;
  const [scope, setScope] = useState<Scope>(scopes.find((each) => each === wanted) ?? scopes[0] ?? 'ALL');
  const [send, { isLoading, error }] = useUnsubscribeMutation();
  const turnOff = async () => {
    if (isLoading) return;
    if (!(await send({ token, scope })).error) onDone();
  };
  return (
    <form
      className={classes.settings}
      onSubmit={(event) => {
        event.preventDefault();
        void turnOff();
      }}
    >
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t.intro}</legend>
        {scopes.map((each) => (
          <label key={each} className={classes.scope}>
            <input
              type="radio"
              name="scope"
              value={each}
              checked={scope === each}
              onChange={() => setScope(each)}
            />
            {scopeName(each, choices)}
          </label>
        ))}
      </fieldset>
      {error && (
        <Hint kind="danger" role="alert">
          {problemText(error, t.failed)}
        </Hint>
      )}
      <div className={classes.buttons}>
        <Button type="submit" busy={isLoading}>
          {t.button}
        </Button>
      </div>
    </form>
  );
}

function scopeName(scope: Scope, { kind, subject }: UnsubscribeChoicesDto): string {
  const t = texts.notificationSettings.off;
  if (scope === 'ALL') return t.all;
  if (scope === 'KIND') return kind ? t.kind(kindName(kind)) : t.otherKind;
  return t.subjects[subject ?? ''] ?? t.subject;
}
