/** What somebody is notified of and how; saved by one press. */
import { type Dispatch, type FormEvent, useEffect, useRef, useState } from 'react';
import { etagOf } from '../../../api/etag';
import {
  type ChooseKind,
  type KindPreferenceDto,
  type PreferencesDto,
  useGetPushStatusQuery,
  useSaveNotificationPreferencesMutation,
} from '../../../api/notifications';
import { failureText } from '../../../lib/failure-text';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { Switch } from '../../../ui/switch';
import { toastSuccess } from '../../../ui/toast';
import { KindRow } from './kind-row';
import { MailTimes } from './mail-times';
import classes from './preferences.module.css';

interface PreferencesFormProps {
  own: PreferencesDto;
  onUnsaved?: Dispatch<boolean> | undefined;
}

export function PreferencesForm({ own, onUnsaved }: PreferencesFormProps) {
  const t = texts.notificationSettings;
  const [draft, setDraft] = useState(own);
  const [seen, setSeen] = useState(own);
  const [sent, setSent] = useState<PreferencesDto | null>(null);
  // Saved on another device, or by a link in an email: shown at once, but for what was chosen here.
  if (own !== seen) {
    setSeen(own);
    // What was saved by the press here is changed by what was chosen after that press, also back to what it was before.
    setDraft(rebased(draft, sent && sameChoices(sent, own) ? sent : seen, own));
    setSent(null);
  }
  const { currentData: push } = useGetPushStatusQuery();
  const isUnsaved = !sameChoices(draft, own);
  useEffect(() => onUnsaved?.(isUnsaved), [isUnsaved, onUnsaved]);
  const { save, isLoading, failure } = useSave();
  const change = (part: Partial<PreferencesDto>) => setDraft((before) => ({ ...before, ...part }));
  const choose = (chosen: KindPreferenceDto) =>
    change({ kinds: draft.kinds.map((each) => (each.kind === chosen.kind ? chosen : each)) });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(draft);
    await save(draft, own);
  };
  return (
    <form onSubmit={(event) => void submit(event)} aria-label={t.form} className={classes.settings}>
      <MailTimes draft={draft} onChange={change} />
      <Switch
        label={t.paused}
        checked={draft.mailPaused}
        onChange={({ currentTarget }) => change({ mailPaused: currentTarget.checked })}
      />
      {groupsOf(draft.kinds).map(([group, kinds]) => (
        <fieldset key={group} className={classes.group}>
          <legend className={classes.legend}>{t.groups[group] ?? t.otherGroup}</legend>
          {kinds.some(({ mandatory }) => mandatory) && <p className={classes.note}>{t.alwaysWhy}</p>}
          <ul className={classes.kinds}>
            {kinds.map((preference) => (
              <KindRow
                key={preference.kind}
                preference={preference}
                hasPush={push?.publicKey !== null}
                onChange={choose}
              />
            ))}
          </ul>
        </fieldset>
      ))}
      {failure && (
        <Hint kind="danger" role="alert">
          {failure}
        </Hint>
      )}
      {/* The list is long: what was chosen at its beginning is saved from there. */}
      <div className={`${classes.buttons} ${isUnsaved ? classes.unsaved : ''}`}>
        <Button type="submit" look={isUnsaved ? 'filled' : 'quiet'} busy={isLoading}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}

/** Saves what was chosen, one call at a time; gives what is saved then, or nothing. */
function useSave() {
  const t = texts.notificationSettings;
  const [send, { isLoading }] = useSaveNotificationPreferencesMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const inFlight = useRef(false);
  const save = async (
    { kinds, ...draft }: PreferencesDto,
    seen: PreferencesDto,
  ): Promise<PreferencesDto | undefined> => {
    if (inFlight.current) return undefined;
    inFlight.current = true;
    setFailure(null);
    const { digestHour, timeZone, quietFrom, quietUntil, mailPaused } = draft;
    // The kinds are those that the server has sent, which may be newer than this client.
    const chosen = kinds.flatMap(({ kind, inApp, mail, push, mandatory }) =>
      mandatory ? [] : [{ kind: kind as ChooseKind['kind'], inApp, mail, push }],
    );
    try {
      const savePreferences = { kinds: chosen, digestHour, timeZone, quietFrom, quietUntil, mailPaused };
      const saved = await send({ 'If-Match': etagOf(seen), savePreferences }).unwrap();
      toastSuccess(t.saved);
      return saved;
    } catch (problem) {
      setFailure(failureText(problem, t.notSaved));
      return undefined;
    } finally {
      inFlight.current = false;
    }
  };
  return { save, isLoading, failure };
}

const sameChoices = (one: PreferencesDto, other: PreferencesDto): boolean =>
  JSON.stringify({ ...one, version: 0 }) === JSON.stringify({ ...other, version: 0 });

/** What is saved now, with what was chosen here since `seen`. */
const rebased = (draft: PreferencesDto, seen: PreferencesDto, own: PreferencesDto): PreferencesDto => ({
  ...own,
  ...changesOf(draft, seen),
  kinds: own.kinds.map((saved) => {
    const [now, before] = [draft, seen].map(({ kinds }) => kinds.find(({ kind }) => kind === saved.kind));
    return { ...saved, ...changesOf(now, before) };
  }),
});

const changesOf = <Of extends object>(now: Of | undefined, before: Of | undefined): Partial<Of> =>
  Object.fromEntries(
    Object.entries(now ?? {}).filter(([name, value]) => before?.[name as keyof Of] !== value),
  ) as Partial<Of>;

/** The kinds by their group, in the order in which groups come first. */
function groupsOf(kinds: readonly KindPreferenceDto[]): [string, KindPreferenceDto[]][] {
  const groups = new Map<string, KindPreferenceDto[]>();
  for (const kind of kinds) groups.set(kind.group, [...(groups.get(kind.group) ?? []), kind]);
  return [...groups];
}
