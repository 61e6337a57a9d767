// Reads what is valid at once. class-validator and class-transformer look up what a class says for each object anew; here it
// is looked up once a class, out of the same decorators. What is not valid, or not plain, is left to them: they have the words.
import type { Type } from '@nestjs/common';
import { TransformationType } from 'class-transformer';
import { defaultMetadataStorage as transforms } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage, type ValidationArguments } from 'class-validator';

/** Whether a value is as it should be. Of what is not true or false the pipe is asked. */
type Check = (value: unknown, of: ValidationArguments) => unknown;

/** A field of a request, as its decorators say. */
interface Field {
  readonly name: string;
  /** The type that plain values are turned into. */
  readonly convert?: (value: unknown) => unknown;
  readonly transforms: readonly ((value: unknown, sent: object) => unknown)[];
  /** Without all of these the value is not checked. */
  readonly conditions: readonly ((of: object, value: unknown) => unknown)[];
  readonly checks: readonly { readonly check: Check; readonly constraints: unknown[] }[];
}

/** Reads a value as an instance of the class, or leaves it to the pipe. */
type Read = (sent: unknown) => object | undefined;

const CONVERSIONS = new Map<unknown, (value: unknown) => unknown>([
  [Number, Number],
  [String, String],
  [Boolean, Boolean],
]);
const shapes = new WeakMap<Type, Read>();
/** Class-validator takes 50 µs for each unknown field: of more than so many it is not asked. */
const MAX_UNKNOWN = 8;

/** What was sent as an instance of `shape`, as the pipe would make it; undefined if the pipe has to look. */
export function readAtOnce<Shape extends object>(shape: Type<Shape>, sent: unknown): Shape | undefined {
  let read = shapes.get(shape);
  if (!read) {
    const fields = fieldsOf(shape);
    read = fields ? readerOf(shape, fields) : () => undefined;
    shapes.set(shape, read);
  }
  return read(sent) as Shape | undefined;
}

/** The first unknown fields of what was sent, if there are too many to be looked at one by one. */
export function unknownFields(shape: Type<object>, sent: unknown): readonly string[] {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return [];
  const rules = getMetadataStorage().getTargetValidationMetadatas(shape, '', false, false);
  const known = new Set(rules.map(({ propertyName }) => propertyName));
  const unknown = Object.keys(sent).filter((name) => !known.has(name));
  return unknown.length > MAX_UNKNOWN ? unknown.slice(0, MAX_UNKNOWN) : [];
}

function readerOf(shape: Type<object>, fields: readonly Field[]): Read {
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

/** As JSON and query strings make them: nothing is inherited but from Object, if that. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

const isSimple = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

/** Undefined for a class that says more than is understood here. */
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
  const understood = fields.filter((field) => field !== undefined);
  const allKnown = Object.keys(new shape()).every((name) => names.includes(name));
  return understood.length === fields.length && allKnown ? understood : undefined;
}

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

function fieldOf(shape: Type<object>, name: string, rules: readonly Rule[]): Field | undefined {
  const type = transforms.findTypeMetadata(shape, name);
  const convert = CONVERSIONS.get(type?.typeFunction?.());
  const checks = rules.filter((rule) => rule.type === 'customValidation');
  const conditions = rules.filter((rule) => rule.type === 'conditionalValidation');
  const isStrange =
    name in shape.prototype ||
    (type && (!convert || type.options?.discriminator)) ||
    rules.some((rule) => rule.each || rule.validateIf) ||
    checks.length + conditions.length < rules.length;
  if (isStrange) return undefined;
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
