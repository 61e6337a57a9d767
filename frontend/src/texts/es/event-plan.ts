/** Los textos para planificar un evento: cómo se repite, qué más se dice de él y a qué eventos de una serie se refiere. */
import type { Texts } from '../en';
import { createFormatters } from '../formatters';
import { theHour } from '../spanish-words';

const { countWithNoun, formatNumber } = createFormatters('es');

export const eventPlan: Texts['eventPlan'] = {
  repeat: {
    label: 'Repetir',
    rules: {
      '': 'No se repite',
      WEEKS_1: 'Cada semana',
      WEEKS_2: 'Cada dos semanas',
      WEEKS_3: 'Cada tres semanas',
      WEEKS_4: 'Cada cuatro semanas',
    },
    nths: ['primer', 'segundo', 'tercer', 'cuarto', 'quinto'],
    last: 'último',
    monthly: (nth, weekday) => `Cada mes, el ${nth} ${weekday}`,
    ends: 'Termina',
    onADate: 'En una fecha',
    afterANumber: 'Tras varios eventos',
    until: 'Hasta',
    count: 'Número de eventos',
    endNeeded: {
      until: 'Elige una fecha final igual o posterior al primer evento.',
      count: 'Indica cuántos eventos son.',
    },
    chooseDates: 'Fechas',
    moved: (time) => `Ese día cambia la hora: empieza a ${theHour(time)}.`,
    movedOn: (day, time) => `El ${day} cambia la hora: ese evento empieza a ${theHour(time)}.`,
    preview: (events, weekday, span) =>
      `${countWithNoun(events, { one: 'evento', other: 'eventos' })}, en ${weekday}, ${span}`,
    created: (events) => `${countWithNoun(events, { one: 'evento creado', other: 'eventos creados' })}.`,
  },
  details: {
    title: 'Más detalles (opcional)',
    nothing: 'nada',
    endTime: 'Termina a las',
    endDay: 'Último día',
    sameDay: 'El mismo día o pasada la medianoche',
    daysLater: (days) => `${countWithNoun(days, { one: 'día', other: 'días' })} después`,
    fee: 'Inscripción en dólares',
    feeNote: '0 significa gratis.',
    badFee: 'Escribe un importe como 5 o 5.50, hasta 9999.99.',
    capacity: 'Plazas',
    anyNumber: 'Vacío: sin límite.',
    goBack: (count) =>
      count === 1
        ? 'La última persona que respondió vuelve a la lista de espera.'
        : `Las últimas ${formatNumber(count)} personas que respondieron vuelven a la lista de espera.`,
    leastPlayers: 'Jugadores necesarios',
    leastNote: 'Vacío: cualquier número.',
    leastShown: (least) => `Los jugadores ven «empieza con ${formatNumber(least)}».`,
    badPlayers: 'Escribe un número entero del 1 al 5000, o déjalo vacío.',
    rulesLevel: 'Nivel de reglas',
    levels: {
      '': 'Sin indicar',
      CASUAL: 'Informal',
      REGULAR: 'Regular',
      COMPETITIVE: 'Competitivo',
      PROFESSIONAL: 'Profesional',
    },
    description: 'Descripción',
    whatToBring: 'Qué traer',
    prizes: 'Premios',
  },
  place: {
    town: 'Localidad, si no es en tu tienda',
    store: 'en la tienda',
    atStore: 'Es en nuestra tienda',
    needed: 'Elige la localidad de la lista o deja el campo vacío.',
  },
  scope: {
    change: 'Cambiar',
    delete: 'Eliminar',
    values: {
      one: 'Solo este evento',
      following: 'Este evento y los siguientes',
      all: 'Todos los eventos de la serie',
    },
    keepsDates: 'Las fechas no cambian.',
    movesDates: 'Al mover la fecha, las demás se mueven los mismos días.',
    notLoaded: 'No se pudo cargar la serie.',
    updated: 'Serie actualizada.',
    deleted: 'Eventos eliminados.',
  },
  dates: {
    title: 'Fechas',
    failed: 'No se pudieron cargar las fechas.',
    skip: 'Omitir',
    bringBack: 'Recuperar',
    skipped: 'Sin evento',
    changed: 'Modificado',
    editOn: (day) => `Editar ${day}`,
    skipOn: (day) => `Omitir ${day}`,
    bringBackOn: (day) => `Recuperar ${day}`,
    skipTitle: '¿Omitir esta fecha?',
    skipQuestion: (day) =>
      `El evento (${day}) se elimina con todas sus respuestas. Si recuperas la fecha, las respuestas no vuelven.`,
  },
};
