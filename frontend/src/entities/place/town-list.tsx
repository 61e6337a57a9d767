/** The towns below the field that finds them; fetched when somebody comes to the field. */
import type { TownDto } from '../../api/places';
import { texts } from '../../texts';
import { ComboboxList } from '../../ui/combobox-list';
import { ComboboxOption } from '../../ui/combobox-option';
import type { Combobox } from '../../ui/use-combobox';

interface TownListProps {
  opened: boolean;
  box: HTMLElement | null;
  combobox: Combobox;
  towns: readonly TownDto[];
}

/** Towns of one name are told apart by the state and the country in their labels. */
export default function TownList({ towns, ...list }: TownListProps) {
  return (
    <ComboboxList {...list} label={texts.places.town.list}>
      {towns.map(({ id, label }, place) => (
        <ComboboxOption key={id} combobox={list.combobox} place={place}>
          {label}
        </ComboboxOption>
      ))}
    </ComboboxList>
  );
}
