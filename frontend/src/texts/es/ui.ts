/** Los textos de las piezas comunes. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('es');

export const ui: Texts['ui'] = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  undo: 'Deshacer',
  tryAgain: 'Intentar de nuevo',
  tryingAgain: 'Intentando de nuevo…',
  loading: 'Cargando',
  busy: 'Cargando…',
  loadingCards: 'Cargando cartas',
  loadMore: 'Cargar más',
  shown: (shown, total) => `Mostrando ${formatNumber(shown)} de ${formatNumber(total)}`,
  windowTitle: (title) => `${title} · Playset`,
  breadcrumbs: 'Ruta de navegación',
  skip: 'Saltar al contenido',
  copy: 'Copiar',
  copied: 'Copiado',
  notListed: 'Sin indicar',
  noPicture: 'Sin imagen',
  names: 'Nombres',
  namesOffered: (names) => countWithNoun(names, { one: 'sugerencia', other: 'sugerencias' }),
  showPassword: 'Mostrar la contraseña',
  scheme: { dark: 'Cambiar al modo oscuro', light: 'Cambiar al modo claro' },
  carousel: {
    role: 'carrusel',
    slide: 'diapositiva',
    place: (at, count) => `${at} de ${count}`,
    slideOf: (at, count) => `Diapositiva ${at} de ${count}`,
    play: 'Reanudar las diapositivas',
    pause: 'Pausar las diapositivas',
    previous: 'Diapositiva anterior',
    next: 'Diapositiva siguiente',
  },
};
