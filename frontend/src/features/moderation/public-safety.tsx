/** Reporting and blocking on a page for anybody: a member has the menu, with a store of its own; a stranger logs in first, and comes back. */
import { type ReactNode, useMemo } from 'react';
import { useFrame } from '../../browser/frame';
import { useUser } from '../../browser/use-user';
import { OptionalPart } from '../../ui/optional-part';
import type { SafetyMenuProps } from './safety-menu';

interface PublicSafetyProps extends SafetyMenuProps {
  /** What a stranger presses. */
  logIn: ReactNode;
}

export function PublicSafety({ target, account, label, logIn }: PublicSafetyProps) {
  const user = useUser();
  const { withStore } = useFrame();
  const { kind, id } = target;
  const { uuid, name } = account ?? {};
  const part = useMemo(
    () => async () => {
      const { default: Menu } = await import('./safety-menu');
      const whose = uuid === undefined || name === undefined ? null : { uuid, name };
      return { default: () => <Menu target={{ kind, id }} account={whose} label={label} /> };
    },
    [kind, id, uuid, name, label],
  );
  return user ? <OptionalPart load={withStore} badge={part} hasFields /> : logIn;
}
