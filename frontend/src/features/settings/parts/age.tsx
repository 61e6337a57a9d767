/** Lets a player say that they are under 18, by the month and year of birth; it can't be taken back. */
import { NativeSelect, Skeleton } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useGetAgeQuery, useSetAgeMutation } from '../../../api/users';
import type { SessionUser } from '../../../browser/session';
import { focusAround } from '../../../lib/focus-around';
import { formatDate } from '../../../lib/format-date';
import { formatPrice } from '../../../lib/money';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { Hint } from '../../../ui/hint';
import { Switch } from '../../../ui/switch';
import { toastSuccess } from '../../../ui/toast';
import { monthChoices, yearChoices } from './birth-choices';
import classes from './form.module.css';

export function Age({ user }: { user: SessionUser }) {
  const t = texts.age;
  const { currentData: own, error, isFetching, refetch } = useGetAgeQuery(user.uuid);
  if (own?.isUnder18 && own.adultFrom) {
    return (
      <div className={classes.form}>
        <p className={classes.said} role="status">
          <strong>{t.until(formatDate(own.adultFrom))}</strong>
        </p>
        <Rules most={own.maxDealValue} />
        <p className={classes.note}>{t.mistake}</p>
      </div>
    );
  }
  if (own) return <AgeForm user={user} most={own.maxDealValue} />;
  if (error && !isFetching)
    return <ErrorState message={problemText(error, t.failed)} onRetry={() => void refetch()} />;
  return <Skeleton h={48} role="status" aria-label={t.loading} />;
}

/** What holds until they are of age. */
const Rules = ({ most }: { most: number }) => (
  <>
    <ul className={classes.rules}>
      {texts.age.rules(formatPrice(most)).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
    <p className={classes.said}>{texts.age.others}</p>
  </>
);

function AgeForm({ user, most }: { user: SessionUser; most: number }) {
  const t = texts.age;
  const [isUnder18, setIsUnder18] = useState(false);
  const [born, setBorn] = useState({ month: '', year: '' });
  const [failure, setFailure] = useState<string | null>(null);
  const [save, { isLoading }] = useSetAgeMutation();
  const warning = useId();
  const change = (part: Partial<typeof born>) => {
    setFailure(null);
    setBorn((before) => ({ ...before, ...part }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isLoading) return;
    if (!born.month || !born.year) return setFailure(t.fillIn);
    try {
      await save({ uuid: user.uuid, setAge: { bornIn: `${born.year}-${born.month}` } }).unwrap();
      // The form goes away once the age is read again.
      focusAround(form);
      toastSuccess(t.saved);
    } catch (problem) {
      setFailure(problemText(problem, t.notSaved));
    }
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate aria-label={t.title}>
      <Switch
        label={t.isUnder18}
        checked={isUnder18}
        onChange={({ currentTarget }) => setIsUnder18(currentTarget.checked)}
      />
      {isUnder18 && (
        <>
          <div className={classes.pair}>
            <NativeSelect
              label={t.month}
              value={born.month}
              data={[{ value: '', label: t.choose }, ...monthChoices()]}
              onChange={({ currentTarget: { value } }) => change({ month: value })}
            />
            <NativeSelect
              label={t.year}
              value={born.year}
              data={[{ value: '', label: t.choose }, ...yearChoices()]}
              onChange={({ currentTarget: { value } }) => change({ year: value })}
            />
          </div>
          <Rules most={most} />
          <p id={warning} className={classes.said}>
            <strong>{t.warning}</strong>
          </p>
          {failure && (
            <Hint kind="danger" role="alert">
              {failure}
            </Hint>
          )}
          <div className={classes.buttons}>
            <Button type="submit" size="l" busy={isLoading} aria-describedby={warning}>
              {t.save}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
