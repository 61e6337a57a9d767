/** A store's rules for holds: what it keeps for people without being asked first. */
import { NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { etagOf } from '../../api/etag';
import { type HoldRulesDto, useGetHoldRulesQuery, useSetHoldRulesMutation } from '../../api/offers';
import { PriceField } from '../../entities/listing/price-field';
import { failureText } from '../../lib/failure-text';
import { parsePrice } from '../../lib/money';
import { isOneOf } from '../../lib/one-of';
import { HOLD_RULES_SECTION } from '../../lib/paths';
import { problemText } from '../../lib/problem';
import { useOneStep } from '../../lib/use-one-step';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { Hint } from '../../ui/hint';
import { LeaveQuestion } from '../../ui/leave-question';
import { Switch } from '../../ui/switch';
import { toastSuccess } from '../../ui/toast';
import classes from './hold-rules.module.css';

const PEOPLE = ['EVERYONE', 'WITH_RECORD', 'NOBODY'] as const;
const DAYS = [0, 1, 2, 3, 5, 7, 14];
const MAX_CARDS = 20;

export default function HoldRules() {
  const t = texts.holds.rules;
  const { currentData, error, isFetching, refetch } = useGetHoldRulesQuery();
  const shown = useRef<HTMLElement>(null);
  // Its code comes after the browser has looked for the section.
  useEffect(() => {
    if (window.location.hash === HOLD_RULES_SECTION) shown.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section ref={shown} id="holds" className={classes.box} aria-label={t.title}>
      <h2 className={classes.title}>{t.title}</h2>
      <p className={classes.note}>{t.lead}</p>
      {currentData && <RulesForm own={currentData} />}
      {!currentData && error && (
        <ErrorState
          message={problemText(error, t.loadFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!currentData && !error && <Skeleton h={240} role="status" aria-label={t.loading} />}
    </section>
  );
}

type Draft = ReturnType<typeof draftOf>;

const draftOf = ({ isOn, forWhom, days, maxCards, maxValue }: HoldRulesDto) => ({
  ...{ isOn, forWhom, days, maxCards: `${maxCards}`, maxValue: maxValue?.toFixed(2) ?? '' },
});

function RulesForm({ own }: { own: HoldRulesDto }) {
  const t = texts.holds.rules;
  // What isn't typed here is as the rules are now, also where they were changed elsewhere since.
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const draft = { ...draftOf(own), ...typed };
  const [problems, setProblems] = useState<{ cards?: string; value?: string }>({});
  const { save, isBusy, failure } = useSave(own);
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(draftOf(own));
  const change = (part: Partial<Draft>) => {
    setProblems({});
    setTyped((before) => ({ ...before, ...part }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const maxCards = Number(draft.maxCards);
    const maxValue = draft.maxValue ? parsePrice(draft.maxValue) : null;
    const badCards = !(Number.isInteger(maxCards) && maxCards >= 1 && maxCards <= MAX_CARDS);
    const badValue = draft.maxValue !== '' && !maxValue;
    if (badCards || badValue)
      return setProblems({ ...(badCards && { cards: t.badCards }), ...(badValue && { value: t.badValue }) });
    const { isOn, forWhom, days } = draft;
    if (await save({ isOn, maxCards, maxValue, forWhom, days }))
      // More may have been typed since.
      setTyped((now) => (now === typed ? {} : now));
  };
  return (
    <>
      <LeaveQuestion isUnsaved={isUnsaved}>{texts.forms.leave.text}</LeaveQuestion>
      <form
        className={classes.fields}
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-label={t.form}
      >
        <Switch
          label={t.isOn}
          checked={draft.isOn}
          onChange={({ currentTarget }) => change({ isOn: currentTarget.checked })}
        />
        <NativeSelect
          label={t.forWhom}
          value={draft.forWhom}
          data={PEOPLE.map((value) => ({ value, label: t.people[value] }))}
          onChange={({ currentTarget: { value } }) => isOneOf(PEOPLE, value) && change({ forWhom: value })}
        />
        <TextInput
          label={t.maxCards}
          inputMode="numeric"
          value={draft.maxCards}
          error={problems.cards}
          onChange={({ currentTarget }) => change({ maxCards: currentTarget.value.replace(/\D/g, '') })}
        />
        <PriceField
          label={t.maxValue}
          value={draft.maxValue}
          error={problems.value ?? null}
          onChange={(maxValue) => change({ maxValue })}
        />
        <NativeSelect
          label={t.days}
          value={`${draft.days}`}
          data={[...new Set([...DAYS, draft.days])]
            .sort((one, other) => one - other)
            .map((days) => ({ value: `${days}`, label: t.onDay(days) }))}
          onChange={({ currentTarget: { value } }) => change({ days: Number(value) })}
        />
        {failure && (
          <Hint kind="danger" role="alert">
            {failure}
          </Hint>
        )}
        <Button type="submit" size="l" look="quiet" busy={isBusy}>
          {t.save}
        </Button>
      </form>
    </>
  );
}

/** Saves one change at a time, on top of the version that is shown. */
function useSave(own: HoldRulesDto) {
  const t = texts.holds.rules;
  const [send] = useSetHoldRulesMutation();
  const { run, isBusy } = useOneStep();
  const [failure, setFailure] = useState<string | null>(null);
  const write = async (saveHoldRules: Omit<HoldRulesDto, 'version'>): Promise<boolean> => {
    setFailure(null);
    try {
      await send({ 'If-Match': etagOf(own), saveHoldRules }).unwrap();
      toastSuccess(t.saved);
      return true;
    } catch (problem) {
      setFailure(failureText(problem, t.notSaved));
      return false;
    }
  };
  const save = async (rules: Omit<HoldRulesDto, 'version'>): Promise<boolean> =>
    (await run(() => write(rules))) ?? false;
  return { save, isBusy, failure };
}
