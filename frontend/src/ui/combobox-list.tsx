/** The list below a field that offers options. */
import { Popover } from '@mantine/core';
import { type ReactNode, type Ref, useImperativeHandle } from 'react';
import classes from './combobox-list.module.css';
import type { Combobox } from './use-combobox';

interface ComboboxListProps {
  opened: boolean;
  /** The field that it is below. */
  box: HTMLElement | null;
  combobox: Combobox;
  /** What the options are. */
  label: string;
  onPointerLeave?: () => void;
  /** The options. */
  children: ReactNode;
}

export const ComboboxList = ({
  opened,
  box,
  combobox,
  label,
  onPointerLeave,
  children,
}: ComboboxListProps) => (
  <Popover
    opened={opened}
    position="bottom-start"
    offset={4}
    width="target"
    withRoles={false}
    // Beside its field, also in the order of reading; no box around it cuts it off.
    withinPortal={false}
    floatingStrategy="fixed"
    transitionProps={{ duration: 0 }}
    closeOnClickOutside={false}
    closeOnEscape={false}
  >
    <Popover.Target>
      <Field box={box} />
    </Popover.Target>
    <Popover.Dropdown className={classes.dropdown}>
      <div
        {...combobox.listProps}
        role="listbox"
        aria-label={label}
        className={classes.options}
        onPointerLeave={onPointerLeave}
      >
        {children}
      </div>
    </Popover.Dropdown>
  </Popover>
);

/** The field is there before the list: it is named as what the list is below, and not drawn again. */
function Field({ box, ref }: { box: HTMLElement | null; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => box, [box]);
  return null;
}
