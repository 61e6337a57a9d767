/**
 * Slides that take turns. On embla, as Mantine's carousel is; not on Mantine's own, because that reads each automatic
 * change out, and has no room for the pause button inside.
 */
import { useDirection, VisuallyHidden } from '@mantine/core';
import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { Children, isValidElement, type ReactNode, useCallback, useEffect, useState } from 'react';
import { texts } from '../texts';
import classes from './carousel.module.css';
import { CarouselControls } from './carousel-controls';
import { useRotation } from './use-rotation';

interface CarouselProps {
  /** What the slides are about, for anyone who cannot see them. */
  label: string;
  /** So long each slide is shown, in milliseconds. */
  intervalMs: number;
  /** How its parts stand: one below the other unless it says so. */
  className?: string;
  /** The slides, each with a key. */
  children: ReactNode;
}

const named = (place: string) => ({
  role: 'group',
  'aria-roledescription': texts.ui.carousel.slide,
  'aria-label': place,
});

/** Shows one of its children at a time, the next one after `intervalMs`, round and round. */
export function Carousel({ label, intervalMs, className = '', children }: CarouselProps) {
  const slides = Children.toArray(children);
  const count = slides.length;
  const { dir } = useDirection();
  const [viewport, embla] = useEmblaCarousel({ loop: true, direction: dir, active: count > 1 });
  const selected = Math.min(useSelected(embla), count - 1);
  const move = useCallback((to: (embla: EmblaCarouselType) => unknown) => embla && to(embla), [embla]);
  const moveOn = useCallback(
    (from: number) => move((embla) => embla.selectedScrollSnap() === from && embla.scrollNext()),
    [move],
  );
  const { rotating, stopped, still, toggle, watch } = useRotation({
    intervalMs,
    shown: selected,
    possible: count > 1,
    next: moveOn,
  });
  return (
    <section
      className={`${classes.carousel} ${className}`}
      aria-roledescription={texts.ui.carousel.role}
      aria-label={label}
      {...watch}
    >
      {count > 1 && (
        <CarouselControls
          count={count}
          selected={selected}
          stopped={stopped}
          onToggle={still ? null : toggle}
          onPrevious={() => move((embla) => embla.scrollPrev(still))}
          onNext={() => move((embla) => embla.scrollNext(still))}
          onChoose={(slide) => move((embla) => embla.scrollTo(slide, still))}
        />
      )}
      <div className={classes.viewport} ref={viewport}>
        <div className={classes.slides}>
          {slides.map((slide, at) => (
            <div
              key={isValidElement(slide) ? slide.key : at}
              className={classes.slide}
              {...named(texts.ui.carousel.place(at + 1, count))}
              inert={at !== selected}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <VisuallyHidden aria-live={rotating ? 'off' : 'polite'}>
          {texts.ui.carousel.slideOf(selected + 1, count)}
        </VisuallyHidden>
      )}
    </section>
  );
}

/** The slide that embla shows, or is on its way to. */
function useSelected(embla: EmblaCarouselType | undefined): number {
  const [selected, setSelected] = useState(0);
  useEffect(() => {
    if (!embla) return;
    const read = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('reInit', read);
    };
  }, [embla]);
  return selected;
}
