/** When emails come: the hour of the digest, whose clock counts, and the quiet hours. */

import { NativeSelect, TextInput } from '@mantine/core';
import type { PreferencesDto } from '../../../api/notifications';
import { dateFormat } from '../../../lib/intl';
import { preferredLocale } from '../../../lib/locale';
import { viewerZone, zoneLabel } from '../../../lib/when';
import { texts } from '../../../texts';
import { Switch } from '../../../ui/switch';
import { MAILS } from './kind-row';
import classes from './preferences.module.css';

interface MailTimesProps {
  draft: PreferencesDto;
  onChange: (change: Partial<PreferencesDto>) => void;
}

const HOURS = Array.from({ length: 24 }, (_none, hour) => hour);
/** What quiet hours begin with. */
const NIGHT = { quietFrom: '22:00', quietUntil: '08:00' };
const NO_NIGHT = { quietFrom: null, quietUntil: null };

/** Each hour as “8:00 AM” or “8:00”, as the language has it. */
function hourChoices() {
  const { format } = dateFormat(preferredLocale(), { timeStyle: 'short', timeZone: 'UTC' });
  return HOURS.map((hour) => ({ value: String(hour), label: format(new Date(Date.UTC(2026, 0, 1, hour))) }));
}

export function MailTimes({ draft, onChange }: MailTimesProps) {
  const t = texts.notificationSettings;
  const { digestHour, timeZone, zone, zoneIsOfPlace, quietFrom, quietUntil } = draft;
  return (
    <fieldset className={classes.times}>
      <legend className={classes.legend}>{t.times}</legend>
      <AllMails kinds={draft.kinds} onChange={(kinds) => onChange({ kinds })} />
      <div className={classes.pair}>
        <NativeSelect
          label={t.digestHour}
          value={digestHour}
          data={hourChoices()}
          onChange={({ currentTarget: { value } }) => onChange({ digestHour: Number(value) })}
        />
        {!zoneIsOfPlace && (
          <NativeSelect
            label={t.zone}
            value={timeZone ?? zone}
            data={zonesWith(timeZone ?? zone).map((value) => ({ value, label: zoneLabel(value) }))}
            onChange={({ currentTarget: { value } }) => onChange({ timeZone: value })}
          />
        )}
      </div>
      {zoneIsOfPlace && <p className={classes.note}>{t.zoneOfPlace(zoneLabel(zone))}</p>}
      <Switch
        label={t.quiet}
        checked={quietFrom !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? NIGHT : NO_NIGHT)}
      />
      {quietFrom !== null && quietUntil !== null && (
        <div className={classes.pair}>
          <TextInput
            type="time"
            required
            withAsterisk={false}
            label={t.quietFrom}
            value={quietFrom}
            onChange={({ currentTarget: { value } }) => onChange({ quietFrom: value })}
          />
          <TextInput
            type="time"
            required
            withAsterisk={false}
            label={t.quietUntil}
            value={quietUntil}
            onChange={({ currentTarget: { value } }) => onChange({ quietUntil: value })}
          />
        </div>
      )}
    </fieldset>
  );
}

interface AllMailsProps {
  kinds: PreferencesDto['kinds'];
  onChange: (kinds: PreferencesDto['kinds']) => void;
}

const MIXED = '';

/** One choice for all kinds whose emails can be chosen. */
function AllMails({ kinds, onChange }: AllMailsProps) {
  const t = texts.notificationSettings;
  const chosen = new Set(kinds.flatMap(({ mandatory, mail }) => (mandatory ? [] : [mail])));
  const [common = MIXED] = chosen.size === 1 ? chosen : [];
  return (
    <NativeSelect
      label={t.allMails}
      value={common}
      data={[
        ...(common === MIXED ? [{ value: MIXED, label: t.mixed }] : []),
        ...MAILS.map((value) => ({ value, label: t.mails[value] })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const mail = MAILS.find((each) => each === value);
        if (mail) onChange(kinds.map((kind) => (kind.mandatory ? kind : { ...kind, mail })));
      }}
    />
  );
}

/** All that the browser knows; it may know the chosen one, or its own, by another name. */
const zonesWith = (chosen: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', viewerZone(), chosen])].sort();
