/** Whether a list is in its usual order or has the nearest first: for visitors who have a place. */
import { SegmentedControl } from '@mantine/core';
import { useUrlState } from '../../browser/use-url-state';
import { isNearestIn, NEAREST, ORDER_PARAM } from '../../lib/paths';
import { texts } from '../../texts';
import classes from './nearest-choice.module.css';

interface NearestChoiceProps {
  /** The name of the usual order. */
  usual: string;
}

export function NearestChoice({ usual }: NearestChoiceProps) {
  const { params, change } = useUrlState();
  return (
    <SegmentedControl
      classNames={{ root: classes.choice }}
      size="sm"
      aria-label={texts.distances.order}
      data={[
        { value: '', label: usual },
        { value: NEAREST, label: texts.distances.nearest },
      ]}
      value={isNearestIn(params) ? NEAREST : ''}
      onChange={(order) => change({ [ORDER_PARAM]: order })}
    />
  );
}
