/** The menu beside what somebody else has made: report it, or block them. Its dialogs are fetched when it opens. */
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { SendReport } from '../../api/moderation';
import { useHistoryDialog } from '../../browser/use-history-dialog';
import { useUser } from '../../browser/use-user';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { texts } from '../../texts';
import { IconButton } from '../../ui/icon-button';
import { LazyBoundary } from '../../ui/lazy-boundary';
import { ScreenIcon } from '../../ui/screen-icon';
import classes from './safety-menu.module.css';

const reportDialog = lazyWithPreload(() => import('./parts/report-dialog'));
const blockDialog = lazyWithPreload(() => import('./parts/block-dialog'));

export interface SafetyMenuProps {
  target: SendReport['target'];
  /** Whose it is; null where that is not known here: it can be reported, nobody blocked. */
  account: { uuid: string; name: string } | null;
  /** What the menu is about, for screen readers. */
  label: string;
}

type Kind = 'report' | 'block';

/** Calls `close` for Escape, once the button is scrolled away, and once a press or the focus is elsewhere. Gives what stops that. */
function whenLeft(
  place: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  close: () => void,
): () => void {
  const leave = ({ target }: Event) => {
    if (!place.current?.contains(target as Node | null)) close();
  };
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    button.current?.focus();
  };
  const before = button.current?.getBoundingClientRect();
  // A scroll is said a frame late: one from before the menu opened moves nothing any more.
  const closeIfMoved = () => {
    const now = button.current?.getBoundingClientRect();
    if (now?.top !== before?.top || now?.left !== before?.left) close();
  };
  document.addEventListener('pointerdown', leave);
  document.addEventListener('focusin', leave);
  document.addEventListener('keydown', closeByKey);
  document.addEventListener('scroll', closeIfMoved, { capture: true, passive: true });
  return () => {
    document.removeEventListener('scroll', closeIfMoved, { capture: true });
    document.removeEventListener('pointerdown', leave);
    document.removeEventListener('focusin', leave);
    document.removeEventListener('keydown', closeByKey);
  };
}

/** Between the menu and its button, and between it and the edges of the window, in pixels. */
const GAP = 4;

/** Shows the menu above everything, rows that draw nothing outside of themselves as well: below its button, or above where there is no room. */
function showBelow(button: HTMLElement, menu: HTMLElement): void {
  const place = button.getBoundingClientRect();
  // A browser without popovers shows it where it stands.
  menu.showPopover?.();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = place.bottom + GAP;
  menu.style.top = `${below + height > window.innerHeight ? Math.max(GAP, place.top - height - GAP) : below}px`;
  menu.style.left = `${Math.max(GAP, Math.min(place.left, window.innerWidth - width - GAP))}px`;
}

export default function SafetyMenu({ target, account, label }: SafetyMenuProps) {
  const t = texts.moderation;
  const me = useUser()?.uuid;
  const [isOpen, setOpen] = useState(false);
  const { dialog, open, close } = useHistoryDialog<{ kind: Kind }>();
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const list = useId();
  useLayoutEffect(() => {
    if (isOpen && button.current && menu.current) showBelow(button.current, menu.current);
  }, [isOpen]);
  useEffect(() => (isOpen ? whenLeft(place, button, () => setOpen(false)) : undefined), [isOpen]);
  if (!me || me === account?.uuid) return null;
  const ask = (kind: Kind) => {
    setOpen(false);
    open({ kind });
  };
  return (
    <span ref={place} className={classes.place}>
      <IconButton
        ref={button}
        label={t.menu(label)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onPointerEnter={reportDialog.preload}
        onClick={() => setOpen(!isOpen)}
      >
        <ScreenIcon name="more" />
      </IconButton>
      {isOpen && (
        <ul id={list} ref={menu} popover="manual" className={classes.menu}>
          <li>
            <button type="button" className={classes.item} onClick={() => ask('report')}>
              {t.report.action}
            </button>
          </li>
          {account && (
            <li>
              <button type="button" className={classes.item} onClick={() => ask('block')}>
                {t.block.action(account.name)}
              </button>
            </li>
          )}
        </ul>
      )}
      <LazyBoundary isNeeded={dialog?.kind === 'report'}>
        <reportDialog.Component
          opened={dialog?.kind === 'report'}
          target={target}
          home={button}
          onClose={close}
        />
      </LazyBoundary>
      {account && (
        <LazyBoundary isNeeded={dialog?.kind === 'block'}>
          <blockDialog.Component
            opened={dialog?.kind === 'block'}
            account={account}
            home={button}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </span>
  );
}
