/** Las plantillas de eventos: se guardan a partir de un evento y sirven para crear otros. */
import type { Texts } from '../en';

export const eventTemplates: Texts['eventTemplates'] = {
  save: 'Guardar como plantilla',
  name: 'Nombre de la plantilla',
  saved: 'Plantilla guardada.',
  notSaved: 'No se pudo guardar la plantilla.',
  open: 'Nuevo a partir de plantilla',
  title: 'Plantillas',
  none: 'Todavía no hay plantillas. Guarda una a partir de un evento de tu lista.',
  failed: 'No se pudieron cargar las plantillas.',
  use: (name) => `Usar ${name}`,
  delete: 'Eliminar',
  deleteNamed: (name) => `Eliminar ${name}`,
  deleted: 'Plantilla eliminada.',
  notDeleted: 'No se pudo eliminar la plantilla.',
};
