/** The picture of a card that is beside its name for a while. Decorative: the name is read out. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CardImage } from './card-image';
import classes from './card-preview-picture.module.css';
import { placeBeside, type Side } from './place-beside';

/** Half of a `normal` picture, in its own shape. */
const SIZE = { width: 244, height: 340 };

export interface PreviewedCard {
  cardId: string;
  name: string;
}

interface CardPreviewPictureProps extends PreviewedCard {
  /** What names the card: the picture never covers it. */
  anchor: HTMLElement;
  /** Where it may stand; by default on any side, best at the right. */
  sides?: readonly Side[] | undefined;
  /** Escape was pressed, or what names the card is somewhere else now. */
  onClose: () => void;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
}

/** Shows nothing where the window has no room beside the anchor. */
export function CardPreviewPicture({ cardId, name, anchor, sides, ...rest }: CardPreviewPictureProps) {
  const { onClose, ...pointer } = rest;
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    setPlace(placeBeside(anchor.getBoundingClientRect(), SIZE, view, sides));
  }, [anchor, sides]);
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    const scrolled = ({ target }: Event) => target instanceof Node && target.contains(anchor) && onClose();
    window.addEventListener('keydown', pressed, { capture: true });
    window.addEventListener('scroll', scrolled, { capture: true });
    return () => {
      window.removeEventListener('keydown', pressed, { capture: true });
      window.removeEventListener('scroll', scrolled, { capture: true });
    };
  }, [anchor, onClose]);
  if (!place) return null;
  return createPortal(
    <div className={classes.preview} style={{ ...place, width: SIZE.width }} aria-hidden="true" {...pointer}>
      <CardImage cardId={cardId} name={name} eager />
    </div>,
    document.body,
  );
}
