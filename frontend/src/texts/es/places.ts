/** Los textos de los lugares: dónde está un jugador o una tienda. */
import type { Texts } from '../en';

export const places: Texts['places'] = {
  title: 'Lugar',
  failed: 'No se pudo cargar tu lugar.',
  town: {
    label: 'Tu localidad',
    ofStore: 'Localidad',
    hint: 'Escribe una localidad o un código postal y elige de la lista.',
    list: 'Localidades',
    searching: 'Buscando…',
    found: (count) => (count === 1 ? '1 localidad' : `${count} localidades`),
    none: (typed) =>
      `No se encontró ninguna localidad para «${typed}». Revisa cómo se escribe o prueba con una mayor que esté cerca.`,
    loading: 'La lista de localidades se está cargando. Tarda un minuto.',
    failed: 'No se pudieron buscar localidades.',
    needed: 'Elige tu localidad de la lista.',
    save: 'Guardar localidad',
    saved: (town) => `Tu localidad es ${town}.`,
    notSaved: 'No se pudo guardar tu localidad.',
    remove: 'Quitar',
    removeTitle: '¿Quitar tu localidad?',
    removeAbout: 'No verás a qué distancia está nada, y los demás no verán a qué distancia estás tú.',
    removed: 'Se quitó tu localidad.',
    notRemoved: 'No se pudo quitar tu localidad.',
  },
  movesLeft: (count) =>
    count === 0
      ? 'Has cambiado de lugar 5 veces en un día. Podrás cambiarlo de nuevo mañana.'
      : count === 1
        ? 'Hoy puedes cambiarlo una vez más.'
        : `Hoy puedes cambiarlo ${count} veces más.`,
  moveAgain: (when) =>
    `Has cambiado de lugar 5 veces en un día. Podrás cambiarlo de nuevo a partir de: ${when}.`,
  location: {
    use: 'Usar mi ubicación',
    useAtStore: 'Estoy en la tienda: usar mi ubicación',
    finding: 'Buscando tu ubicación…',
    refused: {
      insecure:
        'Los navegadores solo dan la ubicación por una conexión segura (https). Escribe tu localidad en su lugar.',
      unsupported: 'Este navegador no puede dar tu ubicación. Escribe tu localidad en su lugar.',
      denied:
        'Tu navegador no da tu ubicación. Permítela para esta página en los ajustes del navegador, o escribe tu localidad.',
      unavailable: 'Tu dispositivo no encontró su ubicación. Vuelve a intentarlo, o escribe tu localidad.',
      timeout: 'Se tardó demasiado en encontrar tu ubicación. Vuelve a intentarlo, o escribe tu localidad.',
    },
  },
  distance: {
    title: 'Distancias',
    radius: 'Hasta dónde buscas',
    anywhere: 'En cualquier parte',
    unit: 'Unidad',
    units: { KM: 'Kilómetros', MI: 'Millas' },
    ofLanguage: { KM: 'Según mi idioma (kilómetros)', MI: 'Según mi idioma (millas)' },
    save: 'Guardar distancias',
    saved: 'Distancias guardadas.',
    notSaved: 'No se pudieron guardar las distancias.',
  },
  store: {
    address: 'Dirección',
    addressNeeded: 'Escribe la dirección de tu tienda.',
    point: 'El punto exacto',
    pointHint:
      'Usa tu ubicación en la tienda. O busca tu tienda en un mapa, mantenla pulsada (en un ordenador, haz clic derecho), copia las coordenadas y pégalas aquí.',
    latitude: 'Latitud',
    longitude: 'Longitud',
    latitudeNeeded: 'Escribe una latitud de -90 a 90, como 41.90329.',
    longitudeNeeded: 'Escribe una longitud de -180 a 180, como -87.67255.',
    nudge: 'Mover el punto',
    step: 'Paso',
    directions: {
      n: (step) => `Mover ${step} al norte`,
      e: (step) => `Mover ${step} al este`,
      s: (step) => `Mover ${step} al sur`,
      w: (step) => `Mover ${step} al oeste`,
    },
    preview: 'Lo que verán todos',
    coordinates: 'Punto',
    noPoint: 'Sin indicar todavía',
    position: 'Posición',
    middle: (town) => `El centro de ${town}. Mueve el punto hasta tu tienda.`,
    offset: (distance, direction, town) => `${distance} al ${direction} del centro de ${town}`,
    compass: {
      n: 'norte',
      ne: 'noreste',
      e: 'este',
      se: 'sureste',
      s: 'sur',
      sw: 'suroeste',
      w: 'oeste',
      nw: 'noroeste',
    },
    far: (town) => `Está lejos de ${town}. Revisa la latitud y la longitud.`,
    map: 'Ver el punto en OpenStreetMap',
    confirm: 'Confirmar el lugar de la tienda',
    saved: 'Tu tienda está en el mapa.',
    notSaved: 'No se pudo guardar el lugar de tu tienda.',
    movedElsewhere: (address: string) =>
      `Tu tienda está ahora en ${address}: su lugar cambió desde que abriste este formulario. Confirma otra vez para reemplazarlo.`,
    removedElsewhere:
      'El lugar de tu tienda se quitó desde que abriste este formulario. Confirma otra vez para ponerlo.',
    addressNotSaved:
      'Tu tienda está en el mapa, pero la dirección todavía no está en tu perfil. Añádela allí.',
    change: 'Cambiar el lugar',
    cancel: 'Cancelar',
    remove: 'Quitar',
    removeTitle: '¿Quitar el lugar de tu tienda?',
    removeAbout: 'Los jugadores no verán a qué distancia está tu tienda.',
    removed: 'Se quitó el lugar de tu tienda.',
    notRemoved: 'No se pudo quitar el lugar de tu tienda.',
  },
};
