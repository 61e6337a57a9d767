/** The names below a field that offers them, and beside them the picture of the one that is pointed at. */
import { texts } from '../../texts';
import { ComboboxList } from '../../ui/combobox-list';
import { ComboboxOption } from '../../ui/combobox-option';
import type { Combobox } from '../../ui/use-combobox';
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
  const { list } = combobox;
  return (
    <>
      <ComboboxList
        opened={opened}
        box={box}
        combobox={combobox}
        label={texts.ui.names}
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
      </ComboboxList>
      {opened && preview && list && (
        <CardPreviewPicture {...preview} anchor={list} sides={BESIDE} onClose={() => onPoint(null)} />
      )}
    </>
  );
}
