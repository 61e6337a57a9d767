/** The menu of the account: settings, what a store runs, light or dark, and the way out. */
import { Menu } from '@mantine/core';
import { type Ref, type RefObject, useImperativeHandle } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useGetModerationStandingQuery } from '../api/moderation';
import { showScheme, useShownScheme } from '../browser/colour-scheme';
import type { Role, SessionUser } from '../browser/session';
import { useLogOut } from '../features/auth/use-log-out';
import { paths } from '../lib/paths';
import { texts } from '../texts';
import { SchemeIcon } from '../ui/scheme-toggle';
import { ScreenIcon } from '../ui/screen-icon';
import classes from './account-menu.module.css';
import { menuOf } from './menus';
import Providers from './providers';

const SHIELD = 'M10 3 4 5v4.5c0 3.6 2.5 6.2 6 7.5 3.5-1.3 6-3.9 6-7.5V5Z';

interface AccountMenuProps {
  id: string;
  user: SessionUser;
  /** What opens it: it is below, and has the focus again when it closes. */
  button: RefObject<HTMLButtonElement | null>;
  opened: boolean;
  onClose: () => void;
}

export default function AccountMenu({ id, user, button, opened, onClose }: AccountMenuProps) {
  const close = () => {
    button.current?.focus();
    onClose();
  };
  return (
    <Providers>
      <Menu
        id={id}
        opened={opened}
        onChange={(shown) => !shown && close()}
        position="bottom-end"
        offset={6}
        width={260}
        // The first item has the focus at once: arrow keys and Enter typed ahead reach it.
        withInitialFocusPlaceholder={false}
        // Beside its button, also in the order of reading.
        withinPortal={false}
        transitionProps={{ duration: 0 }}
      >
        <Menu.Target>
          <Anchor button={button} />
        </Menu.Target>
        <Menu.Dropdown className={classes.menu} aria-label={texts.app.account.menu}>
          <Menu.Label className={classes.who}>
            <span className={classes.name}>{user.name}</span>
            <span className={classes.email}>{user.email}</span>
          </Menu.Label>
          <Screens role={user.role} />
        </Menu.Dropdown>
      </Menu>
    </Providers>
  );
}

function Screens({ role }: { role: Role }) {
  const { pathname } = useLocation();
  const logOut = useLogOut();
  return (
    <>
      {menuOf('account', role).map(({ to, label, icon }) => (
        <Menu.Item
          key={to}
          component={Link}
          to={to}
          leftSection={<ScreenIcon path={icon} />}
          aria-current={to === pathname ? 'page' : undefined}
        >
          {label}
        </Menu.Item>
      ))}
      <ModerationItem />
      <SchemeItem />
      <Menu.Divider />
      <Menu.Item leftSection={<ScreenIcon name="out" />} onClick={() => void logOut()}>
        {texts.app.bar.logOut}
      </Menu.Item>
    </>
  );
}

/** For moderators alone, whom the server knows. */
function ModerationItem() {
  const { data } = useGetModerationStandingQuery();
  if (!data?.isModerator) return null;
  return (
    <Menu.Item component={Link} to={paths.moderation} leftSection={<ScreenIcon path={SHIELD} />}>
      {texts.moderation.queue.count(data.openCases)}
    </Menu.Item>
  );
}

/** It stays open: who does not like what it does turns it back. */
function SchemeItem() {
  const next = useShownScheme() === 'dark' ? 'light' : 'dark';
  return (
    <Menu.Item
      leftSection={<SchemeIcon scheme={next} />}
      closeMenuOnClick={false}
      onClick={() => showScheme(next)}
    >
      {texts.ui.scheme[next]}
    </Menu.Item>
  );
}

/** Nothing of its own: the menu takes the button that is there already for what it belongs to. */
function Anchor({ button, ref }: { button: AccountMenuProps['button']; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current, [button]);
  return null;
}
