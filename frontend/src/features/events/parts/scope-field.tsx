/** Which events of a series a change is about: this one, this and the following, or all. */
import { NativeSelect } from '@mantine/core';
import { texts } from '../../../texts';

export const SCOPES = ['one', 'following', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

interface ScopeFieldProps {
  label: string;
  scope: Scope;
  note?: string | undefined;
  onChange: (scope: Scope) => void;
}

export const ScopeField = ({ label, scope, note, onChange }: ScopeFieldProps) => (
  <NativeSelect
    label={label}
    description={note}
    value={scope}
    data={SCOPES.map((value) => ({ value, label: texts.eventPlan.scope.values[value] }))}
    onChange={({ currentTarget }) => onChange(currentTarget.value as Scope)}
  />
);
