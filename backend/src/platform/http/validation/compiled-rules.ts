// The rules of a class, looked up once: class-validator filters and groups them again for each query, and each of 500 entries.
import type { Type } from '@nestjs/common';
import { getMetadataStorage, type ValidationArguments } from 'class-validator';

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];
type Fields = Record<string, unknown>;

/** Whether an instance is valid beyond doubt. False for one that class-validator has to look at, which has the messages. */
export type CompiledRules = (made: object) => boolean;

/** The compiled rules of a class; undefined if it has some that are not supported here. */
export function compileRules(shape: Type<object>): CompiledRules | undefined {
  const rules = getMetadataStorage().getTargetValidationMetadatas(shape, '', false, false);
  const names = new Set(rules.map(({ propertyName }) => propertyName));
  const fields = [...names].map((name) => {
    const own = rules.filter(({ propertyName }) => propertyName === name);
    return { name, conditions: own.filter(isCondition), checks: own.filter(isCheck).flatMap(checksOf) };
  });
  if (!rules.every(isSupported)) return undefined;
  return (made) => {
    const object = made as Fields;
    return (
      Object.keys(object).every((name) => names.has(name)) &&
      fields.every(({ name, conditions, checks }) => {
        const value = object[name];
        const isChecked = conditions.every(({ constraints: [holds] }) => holds(object, value));
        if (!isChecked) return true;
        return checks.every((check) => check(value, object));
      })
    );
  };
}

const isCheck = ({ type }: Rule): boolean => type === 'customValidation';
const isCondition = ({ type }: Rule): boolean => type === 'conditionalValidation';
/** Rules for each item of a list, nested classes and conditions of one rule are left to class-validator. */
const isSupported = (rule: Rule): boolean =>
  (isCheck(rule) || isCondition(rule)) && !rule.each && !rule.validateIf;

function checksOf({ constraintCls, constraints, propertyName: property, target }: Rule) {
  const targetName = typeof target === 'string' ? target : target.name;
  return getMetadataStorage()
    .getTargetValidatorConstraints(constraintCls)
    .map(({ instance }) => {
      const args: ValidationArguments = { value: undefined, constraints, targetName, object: {}, property };
      return (value: unknown, object: Fields) => {
        args.value = value;
        args.object = object;
        // A promise is not sure, either.
        return instance.validate(value, args) === true;
      };
    });
}
