/** Whether the events of all stores are a list, a week, a month, or a list beside a map. */
import { SegmentedControl } from '@mantine/core';
import { useUrlState } from '../../../browser/use-url-state';
import { isOnMapIn, LAYOUT_PARAM, ON_MAP } from '../../../lib/paths';
import { texts } from '../../../texts';
import classes from './layout-choice.module.css';
import { spanIn } from './layouts';

const LAYOUTS = [
  { value: '', label: texts.map.list },
  { value: 'week', label: texts.events.filters.week },
  { value: 'month', label: texts.events.filters.month },
  { value: ON_MAP, label: texts.map.map },
];

/** `onIntent` is called before a choice is likely. */
export function LayoutChoice({ onIntent }: { onIntent: () => void }) {
  const { params, change } = useUrlState();
  return (
    <SegmentedControl
      classNames={{ root: classes.choice }}
      size="sm"
      aria-label={texts.map.view}
      data={LAYOUTS}
      value={spanIn(params) ?? (isOnMapIn(params) ? ON_MAP : '')}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onChange={(layout) => change({ [LAYOUT_PARAM]: layout }, { step: true })}
    />
  );
}
