/** A dialog above the page: in the middle of a wide screen, the whole of a phone or a sheet at its foot. */
import type { ReactNode, RefObject } from 'react';
import { lazyPart } from '../lib/lazy-part';
import { LatePart } from './late-part';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** How it stands on a phone: `page` for work, `sheet` for a question. */
  phone: 'page' | 'sheet';
  /** Width on a wide screen. */
  size?: number;
  /** Another dialog asks something above this one: Escape and the keyboard are that one's. */
  covered?: boolean;
  /** Its work is under way: it stays open until there is an answer. */
  busy?: boolean;
  /** Where the focus goes when it closes and what had the focus before is gone. */
  home?: RefObject<HTMLElement | null> | undefined;
  /** Stands high on a wide screen, for what grows and shrinks with its content. */
  top?: boolean;
  /** False when the focus belongs to what comes next, such as another page. */
  returnFocus?: boolean;
  children: ReactNode;
}

/** Fetched with the first dialog that opens. */
export const dialogBox = lazyPart(() => import('./dialog-box'));

export const Dialog = (props: DialogProps) => (
  <LatePart needed={props.opened}>
    <dialogBox.Component {...props} />
  </LatePart>
);
