/** What a store says of an event beside what, when and where: end, fee, rules level, texts. */
import type { EventDto } from '../../../api/events';
import { formatEventStart } from '../../../lib/format-event-start';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { Fact } from './fact';
import classes from './storefront.module.css';

const t = texts.publicEvent;

export function EventDetails({ event, locale }: { event: EventDto; locale: string }) {
  const {
    date,
    time,
    endDate,
    endTime,
    timeZone,
    fee,
    rulesLevel,
    description,
    whatToBring,
    prizes,
    series,
  } = event;
  const text = (name: string, value: string | null) =>
    value && (
      <Fact name={name}>
        <span dir="auto" className={classes.description}>
          {value}
        </span>
      </Fact>
    );
  const next = (series?.next ?? []).map(
    (moment) => formatEventStart(new Date(moment), timeZone, locale).monthAndDate,
  );
  const ends = endDate && endTime && `${endDate}T${endTime}Z`;
  const at = (moment: string) => formatEventStart(new Date(moment), timeZone, locale);
  const isOnAnotherDay = ends && at(ends).day !== at(`${date}T${time}Z`).day;
  return (
    <>
      {ends && (
        <Fact name={t.ends}>
          <time dateTime={ends}>{isOnAnotherDay ? `${at(ends).day} · ${at(ends).time}` : at(ends).time}</time>
        </Fact>
      )}
      {next.length > 0 && <Fact name={t.next}>{next.join(', ')}</Fact>}
      {fee !== null && <Fact name={t.fee}>{fee === 0 ? t.freeEntry : formatPrice(fee, locale)}</Fact>}
      {rulesLevel && <Fact name={t.rulesLevel}>{t.levels[rulesLevel]}</Fact>}
      {text(t.description, description)}
      {text(t.whatToBring, whatToBring)}
      {text(t.prizes, prizes)}
    </>
  );
}
