/** How a deal went: three questions after the hand-over, and what the other said once both may see it. */
import { Textarea } from '@mantine/core';
import { type FormEvent, useId, useRef } from 'react';
import { type DealReviews, useGetDealReviewsQuery, useWriteReviewMutation } from '../../api/reviews';
import { TradeSection } from '../../entities/trade/trade-section';
import { failureText } from '../../lib/failure-text';
import { formatDate } from '../../lib/format-date';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { toastSuccess } from '../../ui/toast';
import { useKeptReview } from './kept-review';
import { NotLoaded } from './not-loaded';
import classes from './reviews.module.css';

const MAX_TEXT = 300;

interface DealReviewProps {
  deal: string;
  /** What the other is called. */
  other: string;
  /** Whether the visitor has received cards. */
  hasReceived: boolean;
}

export default function DealReview({ deal, other, hasReceived }: DealReviewProps) {
  const t = texts.reviews;
  const { data, error, isFetching, refetch } = useGetDealReviewsQuery(deal);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is removed together with the button that sent it.
  const focusProps = useFocusWhenLost(heading);
  if (!data && error)
    return (
      <TradeSection title={t.howDidItGo} heading={heading} {...focusProps}>
        <NotLoaded error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      </TradeSection>
    );
  if (!data || !(data.isOpen || data.mine || data.theirs)) return null;
  const { mine, theirs, isOpen, shownAt } = data;
  return (
    <TradeSection title={t.howDidItGo} heading={heading} {...focusProps}>
      {theirs && <Said title={t.theySaid(other)} review={theirs} />}
      {mine && <Said title={t.youSaid} review={mine} />}
      {mine && isOpen && shownAt && <p className={classes.note}>{t.shownFrom(other, formatDate(shownAt))}</p>}
      {isOpen && <ReviewForm deal={deal} before={mine} hasReceived={hasReceived} other={other} />}
    </TradeSection>
  );
}

type Review = NonNullable<DealReviews['mine']>;

function Said({ title, review: { onTime, asDescribed, again, text } }: { title: string; review: Review }) {
  const { said } = texts.reviews;
  const facts = [
    onTime === null ? [] : said.onTime(onTime),
    asDescribed === null ? [] : said.asDescribed(asDescribed),
    said.again(again),
  ].flat();
  return (
    <p className={classes.text}>
      <strong>{title}</strong> {facts.join(' · ')}
      {text && (
        <q className={classes.words} dir="auto">
          {text}
        </q>
      )}
    </p>
  );
}

interface FormProps extends DealReviewProps {
  before: Review | null;
}

function ReviewForm({ deal, before, hasReceived, other }: FormProps) {
  const t = texts.reviews;
  const { draft, change, forget } = useKeptReview(deal, before);
  const { onTime, asDescribed, again, text } = draft;
  const [write, { isLoading, error }] = useWriteReviewMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (again === null || isLoading) return;
    const words = text.trim();
    const writeReview = { onTime, asDescribed, again, ...(words && { text: words }) };
    // A failure is said beside the button; what was typed stays.
    const { error: failure } = await write({ uuid: deal, writeReview });
    if (failure) return;
    forget(draft);
    toastSuccess(t.kept);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <p className={classes.note}>{t.blind(other)}</p>
      <YesNo legend={t.questions.onTime} value={onTime} onChange={(value) => change({ onTime: value })} />
      {hasReceived && (
        <YesNo
          legend={t.questions.asDescribed}
          value={asDescribed}
          onChange={(value) => change({ asDescribed: value })}
        />
      )}
      <YesNo
        legend={t.questions.again}
        value={again}
        onChange={(value) => change({ again: value })}
        isRequired
      />
      <Textarea
        label={t.text}
        description={t.textHint}
        maxLength={MAX_TEXT}
        rows={2}
        value={text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      {error && (
        <p className={classes.failure} role="alert">
          {failureText(error, t.notKept)}
        </p>
      )}
      <div>
        <Button type="submit" size="l" busy={isLoading} disabled={again === null}>
          {before ? t.change : t.send}
        </Button>
      </div>
    </form>
  );
}

interface YesNoProps {
  legend: string;
  value: boolean | null;
  onChange: (value: boolean) => void;
  isRequired?: boolean;
}

function YesNo({ legend, value, onChange, isRequired = false }: YesNoProps) {
  const name = useId();
  return (
    <fieldset className={classes.question}>
      <legend>{legend}</legend>
      {([true, false] as const).map((answer) => (
        <label key={`${answer}`} className={classes.answer}>
          <input
            type="radio"
            name={name}
            checked={value === answer}
            required={isRequired}
            onChange={() => onChange(answer)}
          />
          {answer ? texts.reviews.yes : texts.reviews.no}
        </label>
      ))}
    </fieldset>
  );
}
