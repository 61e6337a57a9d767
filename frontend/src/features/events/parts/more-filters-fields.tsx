/** The fields of further filters, and those that are in use: each with a way to remove it. */
import { NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import { type TcgFormat, useGetTcgFormatsQuery } from '../../../api/catalogs';
import type { Weekday } from '../../../api/events';
import { useOwnPlace } from '../../../api/own-place';
import { formatPrice } from '../../../lib/money';
import { useLocale } from '../../../lib/use-locale';
import { WEEKDAYS, weekdayName } from '../../../lib/weekday';
import { texts } from '../../../texts';
import { SeveralChoices } from '../../../ui/several-choices';
import { type Filters, type MoreFilter, moreIn } from './filters';
import { FollowFormat } from './follow-format';
import classes from './more-filters.module.css';

const FEES = ['0', '5', '10', '20', '50'];
const t = texts.eventFilters;

interface MoreFiltersFieldsProps {
  isOpen: boolean;
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

export default function MoreFiltersFields({ isOpen, filters, onChange }: MoreFiltersFieldsProps) {
  const { data: formats = [] } = useGetTcgFormatsQuery();
  const { hasPlace } = useOwnPlace();
  const locale = useLocale();
  const chips = useRef<HTMLUListElement>(null);
  const offered = formats.filter(({ tcg }) => filters.tcg === '' || tcg.value === filters.tcg);
  const chosen = formats.find(({ value }) => value === filters.format);
  const feeName = (fee: string) => (Number(fee) === 0 ? t.noFee : t.feeUpTo(formatPrice(Number(fee))));
  const weekdays = filters.weekday === '' ? [] : filters.weekday.split(',');
  const named: Record<MoreFilter, () => string> = {
    format: () => chosen?.name ?? filters.format,
    fee: () => feeName(filters.fee),
    weekday: () => weekdays.map((day) => weekdayName(WEEKDAYS.indexOf(day as Weekday), locale)).join(', '),
    free: () => t.free,
    radius: () => t.radius,
  };
  /** The chip that is pressed goes away: the focus goes on to the next one, or to what is above. */
  const remove = (name: MoreFilter) => {
    const buttons = [...(chips.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const next = buttons[at + 1] ?? buttons[at - 1];
    const above = chips.current?.closest('section')?.querySelector<HTMLElement>('[aria-expanded]');
    (next ?? above)?.focus();
    onChange({ [name]: '' });
  };
  const fees = FEES.includes(filters.fee) || filters.fee === '' ? FEES : [...FEES, filters.fee];
  return (
    <>
      {isOpen && (
        <div className={classes.fields}>
          <NativeSelect
            label={t.format}
            size="md"
            value={filters.format}
            data={[
              { value: '', label: t.allFormats },
              ...withChosen(offered, chosen).map(({ value, name }) => ({ value, label: name })),
            ]}
            onChange={({ currentTarget }) => onChange({ format: currentTarget.value })}
          />
          <NativeSelect
            label={t.fee}
            size="md"
            description={filters.fee === '' ? undefined : t.feeNote}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={filters.fee}
            data={[
              { value: '', label: t.anyFee },
              ...fees.map((value) => ({ value, label: feeName(value) })),
            ]}
            onChange={({ currentTarget }) => onChange({ fee: currentTarget.value })}
          />
          <div className={classes.wide}>
            <SeveralChoices
              label={t.weekdays}
              of={WEEKDAYS}
              labels={weekdayLabels(locale)}
              chosen={weekdays}
              onChange={(days) => onChange({ weekday: days.join(',') })}
            />
          </div>
          <div className={classes.ticks}>
            <Tick
              label={t.free}
              isOn={filters.free !== ''}
              onChange={(isOn) => onChange({ free: isOn ? 'yes' : '' })}
            />
            {hasPlace && (
              <Tick
                label={t.radius}
                isOn={filters.radius !== ''}
                onChange={(isOn) => onChange({ radius: isOn ? 'mine' : '' })}
              />
            )}
          </div>
        </div>
      )}
      {moreIn(filters).length > 0 && (
        <ul ref={chips} className={classes.chips} aria-label={t.inForce}>
          {moreIn(filters).map((name) => (
            <li key={name}>
              <button
                type="button"
                className={classes.chip}
                aria-label={t.remove(named[name]())}
                onClick={() => remove(name)}
              >
                {named[name]()} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen && <FollowFormat format={chosen} />}
    </>
  );
}

/** The chosen one is on offer even where it is of another game. */
const withChosen = (offered: readonly TcgFormat[], chosen: TcgFormat | undefined) =>
  chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;

const weekdayLabels = (locale: string) =>
  Object.fromEntries(WEEKDAYS.map((day, index) => [day, weekdayName(index, locale)])) as Record<
    (typeof WEEKDAYS)[number],
    string
  >;

interface TickProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const Tick = ({ label, isOn, onChange }: TickProps) => (
  <label className={classes.tick}>
    <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    {label}
  </label>
);
