/** A dialog above the page: in the middle of a wide screen, the whole of a phone or a sheet at its foot. */
import { lazyPart } from '../lib/lazy-part';
import type { DialogProps } from './dialog-box';
import { LatePart } from './late-part';

/** Fetched with the first dialog that opens. */
export const dialogBox = lazyPart(() => import('./dialog-box'));

export const Dialog = (props: DialogProps) => (
  <LatePart needed={props.opened}>
    <dialogBox.Component {...props} />
  </LatePart>
);
