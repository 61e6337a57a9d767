// What can stop the verbs of a template.
import { defineError } from '../../../../kernel/domain-error.js';

export const templateNotFound = defineError(
  'events.template-not-found',
  'missing',
  'This template doesn’t exist.',
);
export const notYourTemplate = defineError(
  'events.template-not-yours',
  'forbidden',
  'This template belongs to another store.',
);
export const templateChanged = defineError(
  'events.template-changed',
  'outdated',
  'This template has changed since you opened it. Reload it before saving.',
);
export const templateNameTaken = defineError(
  'events.template-name-taken',
  'conflict',
  'You already have a template with this name.',
);
export const tooManyTemplates = defineError(
  'events.too-many-templates',
  'conflict',
  'A store can have up to 50 templates. Delete one first.',
);
