/** A card's picture beside where the card is only named: under the mouse's pointer, or at the keyboard's focus. */
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { OptionalPart } from '../../ui/optional-part';
import type { PreviewedCard, Side } from './card-preview-picture';

const picture = () => import('./card-preview-picture');

/** Passing over a list shows nothing; the way from the name to the picture may take as long. */
const HOVER_DELAY_MS = 150;

/** A finger has no pointer that could rest on a name. */
const HAS_POINTER = '(hover: hover) and (pointer: fine)';

/** For the element that names the card; a part of it with `data-preview-beside` is what the picture is beside. */
export interface PreviewWatch {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
  /** Escape closes the picture, not the dialog around it. */
  'data-mantine-stop-propagation': true | undefined;
}

interface CardPreviewProps extends PreviewedCard {
  /** Where the picture may stand; by default on any side. */
  sides?: readonly Side[];
  /** Draws what names the card, which takes what it is given. */
  children: (watch: PreviewWatch) => ReactNode;
}

const besideOf = (named: HTMLElement): HTMLElement =>
  named.querySelector<HTMLElement>('[data-preview-beside]') ?? named;

export function CardPreview({ cardId, name, sides, children }: CardPreviewProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const soon = (next: HTMLElement | null) => {
    clearTimeout(timer.current);
    // The code comes during the delay.
    if (next) void picture().catch(() => undefined);
    timer.current = setTimeout(() => setAnchor(next), HOVER_DELAY_MS);
  };
  const close = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };
  const watch: PreviewWatch = {
    onPointerEnter: ({ currentTarget, pointerType }) =>
      pointerType !== 'touch' && window.matchMedia(HAS_POINTER).matches && soon(besideOf(currentTarget)),
    onPointerLeave: () => soon(null),
    onFocus: ({ currentTarget }) =>
      currentTarget.matches(':focus-visible') &&
      window.matchMedia(HAS_POINTER).matches &&
      soon(besideOf(currentTarget)),
    onBlur: close,
    'data-mantine-stop-propagation': anchor ? true : undefined,
  };
  return (
    <>
      {children(watch)}
      {anchor && (
        <OptionalPart
          load={picture}
          cardId={cardId}
          name={name}
          anchor={anchor}
          sides={sides}
          onClose={close}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => soon(null)}
        />
      )}
    </>
  );
}
