/** The picture of a card that is beside its name for a while. Decorative: the name is read out. */
import {
  detectOverflow,
  flip,
  type Middleware,
  offset,
  type Placement,
  shift,
  useFloating,
} from '@floating-ui/react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { CardImage } from './card-image';
import classes from './card-preview-picture.module.css';

/** Half of a `normal` picture, in its own shape. */
const SIZE = { width: 244, height: 340 };

/** Between the picture and what it belongs to, and at the edges of the window. */
const GAP = 8;
const AT_EDGES = { rootBoundary: 'viewport', padding: GAP } as const;

/** The sides that a picture may stand on. */
export type Side = Extract<Placement, 'right' | 'left' | 'bottom-start' | 'top-start'>;

const DEFAULT_SIDES: readonly Side[] = ['right', 'left', 'bottom-start', 'top-start'];

/** Whether the whole picture is in the window. */
const whole: Middleware = {
  name: 'whole',
  fn: async (state) => {
    const { top, right, bottom, left } = await detectOverflow(state, AT_EDGES);
    return { data: { isWhole: Math.max(top, right, bottom, left) <= 0 } };
  },
};

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
export default function CardPreviewPicture({
  cardId,
  name,
  anchor,
  sides = DEFAULT_SIDES,
  ...rest
}: CardPreviewPictureProps) {
  const { onClose, ...pointer } = rest;
  const [placement, ...fallbackPlacements] = sides;
  const { refs, floatingStyles, middlewareData } = useFloating({
    elements: { reference: anchor },
    strategy: 'fixed',
    transform: false,
    ...(placement && { placement }),
    middleware: [offset(GAP), flip({ ...AT_EDGES, fallbackPlacements }), shift(AT_EDGES), whole],
  });
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
  return createPortal(
    <div
      ref={refs.setFloating}
      className={classes.preview}
      style={{ ...floatingStyles, ...SIZE, visibility: middlewareData.whole?.isWhole ? undefined : 'hidden' }}
      aria-hidden="true"
      {...pointer}
    >
      <CardImage cardId={cardId} name={name} eager />
    </div>,
    document.body,
  );
}
