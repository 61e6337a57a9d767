/** An option of a combobox. */
import { Box } from '@mantine/core';
import type { PointerEventHandler, ReactNode } from 'react';
import classes from './combobox-option.module.css';
import type { Combobox } from './use-combobox';

interface ComboboxOptionProps {
  combobox: Combobox;
  place: number;
  className?: string | undefined;
  onPointerMove?: PointerEventHandler;
  children: ReactNode;
}

export const ComboboxOption = ({ combobox, place, className = '', ...rest }: ComboboxOptionProps) => (
  <Box {...combobox.optionProps(place)} {...rest} className={`${classes.option} ${className}`} />
);
