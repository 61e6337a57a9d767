/** Which list of wants something comes on: none, one of the lists, or a new one, which is made when the form is sent. */
import { NativeSelect, TextInput } from '@mantine/core';
import { useGetWantListsQuery } from '../../../api/watchlist';
import { texts } from '../../../texts';
import { useMakeList } from './use-make-list';

/** As the server takes it, in characters. */
export const MAX_LIST_NAME = 60;
const NO_LIST = '';
const NEW_LIST = 'new';

/** The chosen list, and the name of a new one. */
export interface ChosenList {
  list: string;
  name: string;
}

export const chosenList = (list: string | null): ChosenList => ({ list: list ?? NO_LIST, name: '' });

export const lacksName = ({ list, name }: ChosenList): boolean => list === NEW_LIST && name.trim() === '';

/** Gives the id of the chosen list, or null for none; rejects where a new one couldn't be made. */
export function useListToUse(onMade: (chosen: ChosenList) => void) {
  const make = useMakeList();
  return async ({ list, name }: ChosenList): Promise<string | null> => {
    if (list !== NEW_LIST) return list || null;
    const uuid = await make(name.trim());
    onMade(chosenList(uuid));
    return uuid;
  };
}

interface ListChoiceProps {
  label: string;
  chosen: ChosenList;
  /** A new list needs a name. */
  isNameMissing: boolean;
  onChange: (chosen: ChosenList) => void;
}

export function ListChoice({ label, chosen, isNameMissing, onChange }: ListChoiceProps) {
  const t = texts.wants;
  const lists = useGetWantListsQuery().currentData ?? [];
  return (
    <>
      <NativeSelect
        label={label}
        data={[
          { value: NO_LIST, label: t.form.noList },
          ...lists.map(({ uuid, name }) => ({ value: uuid, label: name })),
          { value: NEW_LIST, label: t.newList },
        ]}
        value={chosen.list}
        onChange={({ currentTarget }) => onChange({ ...chosen, list: currentTarget.value })}
      />
      {chosen.list === NEW_LIST && (
        <TextInput
          label={t.listName}
          maxLength={MAX_LIST_NAME}
          autoComplete="off"
          dir="auto"
          error={isNameMissing && t.nameNeeded}
          value={chosen.name}
          onChange={({ currentTarget }) => onChange({ ...chosen, name: currentTarget.value })}
        />
      )}
    </>
  );
}
