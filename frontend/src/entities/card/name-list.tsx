/** The names below a field that offers them, and beside them the picture of the one that is pointed at. */
import { Popover } from '@mantine/core';
import { type Ref, useImperativeHandle } from 'react';
import { texts } from '../../texts';
import { ComboboxOption } from '../../ui/combobox-option';
import type { Combobox } from '../../ui/use-combobox';
import classes from './card-combobox.module.css';
import CardPreviewPicture, { type PreviewedCard } from './card-preview-picture';

/** Above the list is what is typed. */
const BESIDE = ['right', 'left'] as const;

interface NameListProps {
  opened: boolean;
  /** The field that it is below. */
  box: HTMLElement | null;
  combobox: Combobox;
  names: readonly string[];
  preview: PreviewedCard | null;
  onPoint: (name: string | null) => void;
  onLeave: () => void;
}

export default function NameList({ opened, box, combobox, names, preview, onPoint, onLeave }: NameListProps) {
  const { list, listProps } = combobox;
  return (
    <>
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
            {...listProps}
            role="listbox"
            aria-label={texts.ui.names}
            className={classes.names}
            onPointerLeave={onLeave}
          >
            {names.map((name, place) => (
              <ComboboxOption
                key={name}
                combobox={combobox}
                place={place}
                onPointerMove={({ pointerType }) => pointerType !== 'touch' && onPoint(name)}
              >
                {name}
              </ComboboxOption>
            ))}
          </div>
        </Popover.Dropdown>
      </Popover>
      {opened && preview && list && (
        <CardPreviewPicture {...preview} anchor={list} sides={BESIDE} onClose={() => onPoint(null)} />
      )}
    </>
  );
}

/** The field is there before the list: it is named as what the list is below, and not drawn again. */
function Field({ box, ref }: { box: HTMLElement | null; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => box, [box]);
  return null;
}
