/** A time of day as the product writes it everywhere, `18:30`, whatever clock the browser has; typed freely. */
import { TextInput, type TextInputProps } from '@mantine/core';
import { clockTime } from './clock-time';

interface TimeFieldProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  value: string;
  onChange: (change: { currentTarget: { value: string } }) => void;
}

/** The keys of a browser's own time field are those of its locale: `07:00 PM` beside events at `19:00`. */
export const TimeField = ({ value, onChange, ...field }: TimeFieldProps) => (
  <TextInput
    {...field}
    value={value}
    inputMode="numeric"
    autoComplete="off"
    maxLength={8}
    placeholder="18:30"
    onChange={onChange}
    onBlur={() => {
      const time = clockTime(value);
      if (time !== value) onChange({ currentTarget: { value: time } });
    }}
  />
);
