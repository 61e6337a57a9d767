/** Los textos de las tiendas cercanas para quien no tiene cuenta. */
import type { Texts } from '../en';

export const nearMe: Texts['nearMe'] = {
  title: 'Tiendas cerca de ti',
  lead: 'Tu lugar se queda en esta pestaña, redondeado a un kilómetro más o menos. Playset no lo guarda.',
  location: 'Usar mi ubicación',
  finding: 'Buscando tu ubicación…',
  town: 'Tu localidad',
  find: 'Buscar',
  towns: 'Elige tu localidad',
  noTown: 'No se encontró ninguna localidad. Revisa cómo está escrita.',
  failed: 'La búsqueda ha fallado. Inténtalo de nuevo.',
  near: (town) => `Cerca de ${town}, por cercanía`,
  nearYou: 'Cerca de ti, por cercanía',
  none: 'Todavía no hay tiendas en 600 km a la redonda.',
  loading: 'Buscando…',
  change: 'Otro lugar',
  map: 'Mapa de las tiendas cerca de ti',
  refused: {
    insecure: 'Los navegadores solo dan la ubicación con una conexión segura (https). Escribe tu localidad.',
    unsupported: 'Este navegador no puede dar tu ubicación. Escribe tu localidad.',
    denied: 'Tu navegador no da tu ubicación. Escribe tu localidad.',
    unavailable: 'Tu dispositivo no encontró su ubicación. Escribe tu localidad.',
    timeout: 'Encontrar tu ubicación tardó demasiado. Escribe tu localidad.',
  },
};
