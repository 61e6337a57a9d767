/** Los textos de los ajustes. */
import type { Texts } from '../en';

export const settings: Texts['settings'] = {
  title: { store: 'Ajustes de la tienda', user: 'Ajustes de usuario' },
  loading: 'Cargando tus ajustes',
  failed: 'No se pudieron cargar tus ajustes.',
  profile: {
    title: 'Perfil',
    about: {
      store: 'Cómo los jugadores conocen tu tienda, la encuentran y te contactan.',
      user: 'Cómo las tiendas y otros jugadores te conocen y te contactan.',
    },
    name: { store: 'Nombre de la tienda', user: 'Nombre' },
    email: 'Correo electrónico',
    emailStays: 'Para cambiarlo, escribe al servicio de asistencia.',
    phone: 'Teléfono',
    address: 'Dirección',
    website: 'Sitio web',
    websiteExample: 'https://example.com',
    visibility: 'Lo que ven los demás',
    hidden: 'Si está desactivado, nadie más lo ve.',
    showPhone: 'Mostrar mi número de teléfono',
    showEmail: 'Mostrar mi correo electrónico',
    nameNeeded: 'Escribe tu nombre.',
    websiteWrong: 'Escribe una dirección web, como https://example.com.',
    save: 'Guardar cambios',
    saved: '¡Tus datos se actualizaron!',
    notSaved: 'No se pudieron actualizar tus datos.',
  },
  conflict: {
    changed:
      'Tus ajustes se cambiaron en otra ventana o en otro dispositivo. No se guardó nada; tus cambios siguen aquí.',
    merged: 'Estos son los ajustes más recientes. Tus cambios siguen aquí; guárdalos para conservarlos.',
    saved: (value) => `Guardado en otro lugar: ${value || 'nada'}`,
  },
  place: {
    title: 'Lugar',
    about: {
      user: 'Los demás solo ven más o menos a qué distancia estás, nunca dónde estás.',
      store: 'Todos ven exactamente dónde está tu tienda y a qué distancia.',
    },
  },
  password: {
    title: 'Contraseña',
    about: 'Tu sesión sigue abierta aquí. Se cerrará en todos tus demás dispositivos.',
    current: 'Contraseña actual',
    new: 'Contraseña nueva',
    rule: 'Al menos 8 caracteres',
    confirm: 'Confirma la contraseña nueva',
    change: 'Cambiar contraseña',
    changed: '¡Contraseña actualizada!',
    notChanged: 'No se pudo actualizar la contraseña.',
    allNeeded: 'Rellena todos los campos de contraseña.',
    short: 'La contraseña nueva debe tener al menos 8 caracteres.',
    mismatch: 'La contraseña nueva y su confirmación no coinciden.',
  },
  devices: {
    title: 'Dispositivos',
    about:
      'Dispositivos con tu sesión abierta. Cierra la sesión en los que no reconozcas y después cambia tu contraseña.',
    show: 'Ver mis dispositivos',
  },
  data: {
    title: 'Tus datos',
    about: 'Todo lo que Playset guarda sobre ti: descárgalo o bórralo para siempre junto con tu cuenta.',
    download: 'Descargar mis datos',
    notDownloaded: 'No se pudieron descargar tus datos.',
    erase: 'Borrar la cuenta y los datos',
  },
  account: {
    title: 'Gestión de la cuenta',
    about: 'Tu cuenta se cierra para siempre. Las ventas que hiciste se conservan en los registros.',
    delete: 'Eliminar cuenta',
  },
  unsaved: {
    profile: 'Has cambiado tu perfil, pero aún no lo has guardado.',
    password: 'Has escrito una contraseña nueva, pero aún no la has guardado.',
    both: 'Has cambiado tu perfil y escrito una contraseña nueva, pero aún no has guardado ninguna de las dos cosas.',
    others: 'Has cambiado ajustes, pero aún no los has guardado.',
  },
};
