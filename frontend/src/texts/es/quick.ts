/** Los textos de lo que se abre sobre una página: buscar una carta y la lista de atajos. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('es');

export const quick: Texts['quick'] = {
  find: {
    label: 'Carta',
    placeholder: 'Nombre de carta o búsqueda',
    hint: 'Escribe un nombre o una búsqueda como t:dragon c:r.',
    results: 'Resultados',
    searchFor: (words) => `Buscar «${words}»`,
    looking: 'Buscando…',
    offered: (results) => countWithNoun(results, { one: 'resultado', other: 'resultados' }),
    none: 'No se encontró ninguna carta.',
    failed: 'No se pudieron buscar las cartas.',
    offline: 'No tienes conexión. Podrás volver a buscar cuando la recuperes.',
    keys: { choose: 'elegir', open: 'abrir', close: 'cerrar', escape: 'Escape' },
  },
  shortcuts: {
    what: 'Qué hace',
    keys: 'Teclas',
    or: 'o',
    andThen: 'y luego',
    control: 'Control',
    condition: 'Elegir el estado al crear un anuncio, de mejor a peor',
    undo: 'Deshacer (mientras se ve el mensaje)',
    use: 'Activar los atajos de una sola tecla',
    why: 'Desactívalos si usas el control por voz o pulsas teclas sin querer. Control K funciona siempre.',
    mac: 'Desactívalos si usas el control por voz o pulsas teclas sin querer. ⌘ K funciona siempre.',
  },
};
