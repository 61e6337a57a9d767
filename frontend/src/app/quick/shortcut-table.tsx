/** The list of shortcuts, and the switch that turns those of single keys off. */
import { Fragment, useId } from 'react';
import { texts } from '../../texts';
import { Switch } from '../../ui/switch';
import { SCOPED_SHORTCUTS } from './scoped-shortcuts';
import classes from './shortcut-table.module.css';
import { isMac, type KeyBinding, SHORTCUTS, type ShortcutHelp } from './shortcuts';
import { useSingleKeys } from './single-keys';

export function ShortcutTable() {
  const id = useId();
  const [on, turn] = useSingleKeys();
  const { shortcuts: said } = texts.quick;
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{said.what}</th>
            <th scope="col">{said.keys}</th>
          </tr>
        </thead>
        <tbody>
          {SHORTCUTS.map((shortcut) => (
            <Row key={shortcut.label} {...shortcut} on={on} />
          ))}
          {SCOPED_SHORTCUTS.map((shortcut) => (
            <Row key={shortcut.label} {...shortcut} on />
          ))}
        </tbody>
      </table>
      <Switch
        className={classes.switch}
        label={said.use}
        aria-describedby={id}
        checked={on}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
      />
      <p id={id} className={classes.why}>
        {isMac() ? said.mac : said.why}
      </p>
    </>
  );
}

/** One shortcut; `on`: its single keys are not switched off. */
const Row = ({ label, bindings, on }: ShortcutHelp & { on: boolean }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>
      {bindings.map((way, place) => (
        <Fragment key={way.keys.join()}>
          {place > 0 && ` ${texts.quick.shortcuts.or} `}
          <Keys {...way} off={!on && !way.command} />
        </Fragment>
      ))}
    </td>
  </tr>
);

/** `g then h`, `Ctrl K`, `N L M`. */
function Keys({ keys, command, choice, off }: KeyBinding & { off: boolean }) {
  const Kind = off ? 's' : 'span';
  return (
    <Kind className={off ? classes.off : undefined}>
      {command && (
        <>
          <kbd className={classes.key}>{isMac() ? '⌘' : texts.quick.shortcuts.control}</kbd>{' '}
        </>
      )}
      {keys.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && (choice ? ' ' : ` ${texts.quick.shortcuts.andThen} `)}
          <kbd className={classes.key}>{command ? key.toUpperCase() : key}</kbd>
        </Fragment>
      ))}
    </Kind>
  );
}
