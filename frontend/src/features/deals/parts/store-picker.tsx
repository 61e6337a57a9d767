/** At whose counter two players meet: typed by name or address, picked with a tap. */
import { TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { storesMatching, useStoresInfiniteQuery } from '../../../api/users';
import { focusAround } from '../../../lib/focus-around';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import classes from '../deal.module.css';

const LEAST = 2;
const MOST = 6;

export interface PickedStore {
  uuid: string;
  name: string;
}

interface StorePickerProps {
  picked: PickedStore | null;
  /** Null once another text is typed: it names no store. */
  onPick: (store: PickedStore | null) => void;
}

export function StorePicker({ picked, onPick }: StorePickerProps) {
  const t = texts.dealEnds.store;
  const [typed, setTyped] = useState(picked?.name ?? '');
  const asked = useDeferredValue(typed.trim());
  const isAsked = asked.length >= LEAST && asked !== picked?.name;
  const { currentData } = useStoresInfiniteQuery(storesMatching(asked), { skip: !isAsked });
  const stores = isAsked ? currentData?.pages[0]?.rows.slice(0, MOST) : undefined;
  return (
    <>
      <TextInput
        label={t.label}
        description={t.hint}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (value.trim() !== picked?.name) onPick(null);
        }}
      />
      {stores?.length === 0 && (
        <p className={classes.note} role="status">
          {t.none}
        </p>
      )}
      {stores && stores.length > 0 && (
        <fieldset className={classes.stores}>
          <legend className={classes.note}>{t.found}</legend>
          {stores.map(({ uuid, name, address }) => (
            <Button
              key={uuid}
              look="quiet"
              size="l"
              onClick={({ currentTarget }) => {
                focusAround(currentTarget);
                onPick({ uuid, name });
                setTyped(name);
              }}
            >
              {name} · {address}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}
