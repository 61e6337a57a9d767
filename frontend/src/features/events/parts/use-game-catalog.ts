/** The games and formats that an event can be of. */
import { useEffect } from 'react';
import { useGetTcgFormatsQuery, useGetTcgTypesQuery } from '../../../api/catalogs';
import type { EventDto } from '../../../api/events';
import { texts } from '../../../texts';
import { toastError } from '../../../ui/toast';

/** One word of the catalogue, as a dropdown offers it. */
export interface SelectOption {
  value: string;
  label: string;
}

export interface GameCatalog {
  loading: boolean;
  games: SelectOption[];
  /** The formats that belong to a game. */
  formatsOf: (game: string) => SelectOption[];
  gamesFailed: boolean;
  formatsFailed: boolean;
  /** Asks again for what did not come. */
  retry: () => void;
}

/** `own` is the event that is changed: its own words are on offer even where the catalogue does not come. */
export function useGameCatalog(own?: EventDto): GameCatalog {
  const games = useGetTcgTypesQuery();
  const formats = useGetTcgFormatsQuery();
  const gamesFailed = games.isError && !games.isFetching;
  const formatsFailed = formats.isError && !formats.isFetching;
  useEffect(() => {
    if (gamesFailed) toastError(texts.events.gamesFailed);
  }, [gamesFailed]);
  useEffect(() => {
    if (formatsFailed) toastError(texts.events.formatsFailed);
  }, [formatsFailed]);
  const offered = formats.data ?? (own ? [own.format] : []);
  return {
    loading: games.isLoading || formats.isLoading,
    games: (games.data ?? (own ? [own.format.tcg] : [])).map(choiceOf),
    formatsOf: (game) => offered.filter(({ tcg }) => tcg.value === game).map(choiceOf),
    gamesFailed,
    formatsFailed,
    retry: () => {
      if (gamesFailed) void games.refetch();
      if (formatsFailed) void formats.refetch();
    },
  };
}

const choiceOf = ({ value, name }: { value: string; name: string }): SelectOption => ({ value, label: name });
