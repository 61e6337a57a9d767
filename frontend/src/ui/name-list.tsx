/** The names below a field that offers them. */
import { Box, Popover } from '@mantine/core';
import { type PointerEvent, type Ref, useImperativeHandle } from 'react';
import { texts } from '../texts';
import classes from './card-combobox.module.css';

interface NameListProps {
  opened: boolean;
  /** The field that it is below. */
  box: HTMLElement | null;
  id: string;
  optionId: (place: number) => string;
  names: readonly string[];
  /** The place of the active name, -1 for none. */
  at: number;
  /** Called with which element holds the names. */
  onList: (list: HTMLElement | null) => void;
  onTake: (name: string) => void;
  onPoint: (name: string) => void;
  onLeave: () => void;
}

export default function NameList({ opened, box, id, optionId, names, at, ...told }: NameListProps) {
  return (
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
          ref={told.onList}
          id={id}
          role="listbox"
          aria-label={texts.ui.names}
          className={classes.names}
          onPointerLeave={told.onLeave}
        >
          {names.map((name, place) => (
            <Option
              key={name}
              id={optionId(place)}
              name={name}
              active={place === at}
              onTake={told.onTake}
              onPoint={told.onPoint}
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

/** The field is there before the list: it is named as what the list is below, and not drawn again. */
function Field({ box, ref }: { box: HTMLElement | null; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => box, [box]);
  return null;
}

interface OptionProps {
  id: string;
  name: string;
  active: boolean;
  onTake: (name: string) => void;
  onPoint: (name: string) => void;
}

const Option = ({ id, name, active, onTake, onPoint }: OptionProps) => (
  <Box
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={active}
    className={classes.name}
    onPointerMove={({ pointerType }: PointerEvent) => pointerType !== 'touch' && onPoint(name)}
    // The keys are the field's, which keeps the focus: the press would take it, and the list with it.
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => onTake(name)}
  >
    {name}
  </Box>
);
