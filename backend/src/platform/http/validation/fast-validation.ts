// The fast path of validation. class-validator and class-transformer look up the decorators of a class for each object; here
// they are compiled once per class. An invalid or unusual value takes the slow path, which has the error messages.
import type { Type } from '@nestjs/common';
import { TransformationType } from 'class-transformer';
import { defaultMetadataStorage as transforms } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage, type ValidationArguments } from 'class-validator';

/** Whether a value is valid. Anything but true takes the slow path. */
type Check = (value: unknown, of: ValidationArguments) => unknown;

/** A field of a request, compiled from its decorators. */
interface Field {
  readonly name: string;
  /** Converts a plain value to the type of the field. */
  readonly convert?: (value: unknown) => unknown;
  readonly transforms: readonly ((value: unknown, sent: object) => unknown)[];
  /** The value is checked only when all of these hold. */
  readonly conditions: readonly ((of: object, value: unknown) => unknown)[];
  readonly checks: readonly { readonly check: Check; readonly constraints: unknown[] }[];
}

/** Makes an instance of the class; undefined when the value takes the slow path. */
type Read = (sent: unknown) => object | undefined;

const CONVERSIONS = new Map<unknown, (value: unknown) => unknown>([
  [Number, Number],
  [String, String],
  [Boolean, Boolean],
]);
const shapes = new WeakMap<Type, Read>();
/** Beyond this many unknown fields class-validator, which takes 50 µs for each, is skipped. */
const MAX_UNKNOWN = 8;

/** The value as an instance of `shape`, as the pipe would make it; undefined if it needs full validation. */
export function validateFast<Shape extends object>(shape: Type<Shape>, sent: unknown): Shape | undefined {
  let read = shapes.get(shape);
  if (!read) {
    const fields = fieldsOf(shape);
    read = fields ? compileReader(shape, fields) : () => undefined;
    shapes.set(shape, read);
  }
  return read(sent) as Shape | undefined;
}

/** The first unknown fields of a value, if there are too many for class-validator. */
export function unknownFields(shape: Type<object>, sent: unknown): readonly string[] {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return [];
  const rules = getMetadataStorage().getTargetValidationMetadatas(shape, '', false, false);
  const known = new Set(rules.map(({ propertyName }) => propertyName));
  const unknown = Object.keys(sent).filter((name) => !known.has(name));
  return unknown.length > MAX_UNKNOWN ? unknown.slice(0, MAX_UNKNOWN) : [];
}

function compileReader(shape: Type<object>, fields: readonly Field[]): Read {
  const known = new Map(fields.map((field) => [field.name, field]));
  return (sent) => {
    if (!isPlain(sent)) return undefined;
    const made = new shape() as Record<string, unknown>;
    for (const name of Object.keys(sent)) {
      const field = known.get(name);
      const value = sent[name];
      if (!field || !isSimple(value)) return undefined;
      made[name] = readOf(field, value, sent);
    }
    return fields.every((field) => isValid(field, made)) ? made : undefined;
  };
}

function readOf({ convert, transforms }: Field, value: unknown, sent: object): unknown {
  const converted = convert && value !== null && value !== undefined ? convert(value) : value;
  return transforms.reduce((before, transform) => transform(before, sent), converted);
}

function isValid({ name, conditions, checks }: Field, object: Record<string, unknown>): boolean {
  const value = object[name];
  if (!conditions.every((condition) => condition(object, value))) return true;
  const targetName = object.constructor.name;
  return checks.every(
    ({ check, constraints }) =>
      check(value, { targetName, property: name, object, value, constraints }) === true,
  );
}

/** Whether it is an object as JSON and query strings make it: its prototype is Object.prototype or null. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

const isSimple = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

/** The compiled fields; undefined for a class with decorators that are not supported here. */
function fieldsOf(shape: Type<object>): Field[] | undefined {
  const named = transforms.getExposedMetadatas(shape).length + transforms.getExcludedMetadatas(shape).length;
  if (named > 0 || transforms.getStrategy(shape) !== 'none') return undefined;
  const rules = getMetadataStorage().getTargetValidationMetadatas(shape, '', false, false);
  const names = [...new Set(rules.map(({ propertyName }) => propertyName))];
  const fields = names.map((name) =>
    fieldOf(
      shape,
      name,
      rules.filter(({ propertyName }) => propertyName === name),
    ),
  );
  const supported = fields.filter((field) => field !== undefined);
  const allKnown = Object.keys(new shape()).every((name) => names.includes(name));
  return supported.length === fields.length && allKnown ? supported : undefined;
}

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

function fieldOf(shape: Type<object>, name: string, rules: readonly Rule[]): Field | undefined {
  const type = transforms.findTypeMetadata(shape, name);
  const convert = CONVERSIONS.get(type?.typeFunction?.());
  const checks = rules.filter((rule) => rule.type === 'customValidation');
  const conditions = rules.filter((rule) => rule.type === 'conditionalValidation');
  const needsFullValidation =
    name in shape.prototype ||
    (type && (!convert || type.options?.discriminator)) ||
    rules.some((rule) => rule.each || rule.validateIf) ||
    checks.length + conditions.length < rules.length;
  if (needsFullValidation) return undefined;
  return {
    name,
    convert,
    transforms: transforms
      .findTransformMetadatas(shape, name, TransformationType.PLAIN_TO_CLASS)
      .filter(({ options }) => !options?.groups?.length)
      .map(
        ({ transformFn }) =>
          (value, obj) =>
            transformFn({ value, key: name, obj, type: TransformationType.PLAIN_TO_CLASS, options: {} }),
      ),
    conditions: conditions.map(({ constraints: [condition] }) => condition),
    checks: checks.flatMap(({ constraintCls, constraints }) =>
      getMetadataStorage()
        .getTargetValidatorConstraints(constraintCls)
        .map(({ instance }) => ({ check: instance.validate.bind(instance), constraints })),
    ),
  };
}
