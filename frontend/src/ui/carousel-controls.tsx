/** The controls of a carousel: pause, resume, previous, next, and one mark per slide. */
import type { ReactNode } from 'react';
import { texts } from '../texts';
import classes from './carousel.module.css';
import { IconButton } from './icon-button';

interface CarouselControlsProps {
  count: number;
  selected: number;
  /** The person stopped the slides. */
  stopped: boolean;
  /** Null where nothing moves by itself. */
  onToggle: (() => void) | null;
  onPrevious: () => void;
  onNext: () => void;
  onChoose: (slide: number) => void;
}

/** More marks than these don't fit on a phone, which then shows numbers. */
const MAX_MARKS = 5;

export function CarouselControls({
  count,
  selected,
  stopped,
  onToggle,
  onPrevious,
  onNext,
  onChoose,
}: CarouselControlsProps) {
  return (
    <div className={classes.controls}>
      {onToggle && (
        <Control name={stopped ? texts.ui.carousel.play : texts.ui.carousel.pause} onPress={onToggle}>
          {stopped ? <path d="M7 4.5v11l8.5-5.5z" fill="currentColor" /> : <path d="M7 5v10M13 5v10" />}
        </Control>
      )}
      <Control name={texts.ui.carousel.previous} onPress={onPrevious} turning>
        <path d="m12 5-5 5 5 5" />
      </Control>
      {count > MAX_MARKS ? (
        <span className={classes.place} aria-hidden="true">
          {selected + 1} / {count}
        </span>
      ) : (
        <span className={classes.marks}>
          {Array.from({ length: count }, (_, at) => texts.ui.carousel.slideOf(at + 1, count)).map(
            (name, at) => (
              <button
                key={name}
                type="button"
                className={classes.mark}
                aria-label={name}
                aria-current={at === selected}
                onClick={() => onChoose(at)}
              />
            ),
          )}
        </span>
      )}
      <Control name={texts.ui.carousel.next} onPress={onNext} turning>
        <path d="m8 5 5 5-5 5" />
      </Control>
    </div>
  );
}

interface ControlProps {
  name: string;
  onPress: () => void;
  /** Points the other way where people read from right to left. */
  turning?: boolean;
  children: ReactNode;
}

const Control = ({ name, onPress, turning = false, children }: ControlProps) => (
  <IconButton label={name} onClick={onPress}>
    <svg
      className={turning ? classes.turning : undefined}
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  </IconButton>
);
