/** The list at the door: searched by name, in the order of the answers or of the names. On paper everybody is on it. */
import type { Attendee } from '../../../api/attendees';
import { useUrlState } from '../../../browser/use-url-state';
import { folded } from '../../../lib/folded';
import { ORDER_PARAM, searchIn } from '../../../lib/paths';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { SearchField } from '../../../ui/search-field';
import classes from '../attendees.module.css';
import { AttendeeTable, type AttendeeTableProps } from './attendee-table';

const t = texts.attendees;
const BY_NAME = 'name';

interface DoorListProps extends Omit<AttendeeTableProps, 'rows'> {
  attendees: readonly Attendee[];
  /** How many there are, also while pages of them are still to come. */
  total: number;
}

export function DoorList({ attendees, total, ...of }: DoorListProps) {
  const { params, change } = useUrlState();
  const search = searchIn(params);
  const isByName = params.get(ORDER_PARAM) === BY_NAME;
  const words = folded(search).split(/\s+/).filter(Boolean);
  const rows = attendees.map((attendee, index) => {
    const name = folded(attendee.name);
    return { nth: index + 1, attendee, name, isFound: words.every((word) => name.includes(word)) };
  });
  if (isByName) rows.sort((one, other) => one.name.localeCompare(other.name));
  const found = rows.filter(({ isFound }) => isFound).length;
  return (
    <>
      <div className={classes.search}>
        <SearchField
          label={t.search}
          placeholder={t.search}
          search={search}
          onSearch={(q) => change({ q })}
        />
        <Button
          size="l"
          look={isByName ? 'soft' : 'quiet'}
          aria-pressed={isByName}
          onClick={() => change({ [ORDER_PARAM]: isByName ? '' : BY_NAME })}
        >
          {t.byName}
        </Button>
      </div>
      <p role="status">{search ? t.found(found) : [t.count(total), ...tallies(attendees)].join(' · ')}</p>
      <AttendeeTable {...of} rows={rows} />
    </>
  );
}

/** How many of those who go have come, and why there may be no place although fewer go than it takes. */
function tallies(attendees: readonly Attendee[]): string[] {
  const count = (is: (attendee: Attendee) => boolean) => attendees.filter(is).length;
  const going = count(({ state }) => state === 'GOING');
  const offered = count(({ state }) => state === 'OFFERED');
  const come = count(({ arrival }) => arrival === 'CHECKED_IN');
  return [going > 0 ? t.haveCome(come, going) : '', offered > 0 ? t.offered(offered) : ''].filter(Boolean);
}
