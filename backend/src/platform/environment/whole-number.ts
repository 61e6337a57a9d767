// Settings that are numbers.
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/** Reads a number; what is none is refused by the validators. */
export const toNumber = Transform(({ value }) => (typeof value === 'string' ? Number(value) : value));

/** A whole number from `min` to `max`. */
export const WholeNumber = (min: number, max: number): PropertyDecorator =>
  applyDecorators(toNumber, IsInt(), Min(min), Max(max));
