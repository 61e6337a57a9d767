/** Whether a list stands alone or beside a map. */
import { SegmentedControl } from '@mantine/core';
import { useUrlState } from '../../browser/use-url-state';
import { isOnMapIn, LAYOUT_PARAM, ON_MAP } from '../../lib/paths';
import { texts } from '../../texts';
import classes from './layout-choice.module.css';

const LAYOUTS = [
  { value: '', label: texts.map.list },
  { value: ON_MAP, label: texts.map.map },
];

export function LayoutChoice() {
  const { params, change } = useUrlState();
  return (
    <SegmentedControl
      classNames={{ root: classes.choice }}
      size="sm"
      aria-label={texts.map.view}
      data={LAYOUTS}
      value={isOnMapIn(params) ? ON_MAP : ''}
      onChange={(layout) => change({ [LAYOUT_PARAM]: layout }, { step: true })}
    />
  );
}
