/** Templates of events: saved from an event, and started from. */

export const eventTemplates = {
  save: 'Save as template',
  name: 'Template name',
  saved: 'Template saved.',
  notSaved: 'Failed to save the template.',
  open: 'New from template',
  title: 'Templates',
  none: 'No templates yet. Save one from an event in your list.',
  failed: 'Failed to load the templates.',
  use: (name: string) => `Use ${name}`,
  delete: 'Delete',
  deleteNamed: (name: string) => `Delete ${name}`,
  deleted: 'Template deleted.',
  notDeleted: 'Failed to delete the template.',
};
