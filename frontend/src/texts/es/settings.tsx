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
    emailStays: 'No se puede cambiar.',
    phone: 'Teléfono',
    address: 'Dirección',
    website: 'Sitio web',
    websiteExample: 'https://example.com',
    visibility: 'Lo que ven los demás',
    hidden: (instead) => `Si está desactivado, ven «${instead}».`,
    showPhone: 'Mostrar mi número de teléfono',
    showEmail: 'Mostrar mi correo electrónico',
    nameNeeded: 'Escribe tu nombre.',
    websiteWrong: 'Escribe una dirección web, como https://example.com.',
    save: 'Guardar cambios',
    saved: '¡Tus datos se actualizaron!',
    notSaved: 'No se pudieron actualizar tus datos.',
  },
  meanwhile: {
    changed:
      'Tus ajustes se cambiaron en otra ventana o en otro dispositivo. Aquí no se guardó nada, y lo que escribiste sigue aquí.',
    load: 'Cargar los más recientes',
    merged: 'Estos son los ajustes más recientes. Lo que escribiste sigue aquí: guárdalo para conservarlo.',
    saved: (value) => `Guardado mientras tanto: ${value || 'nada'}`,
  },
  password: {
    title: 'Contraseña',
    about: 'Tu sesión sigue abierta aquí. En todos los demás dispositivos se cierra.',
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
    about: 'Dónde tienes la sesión abierta. Cierra la de los que no conozcas y cambia después tu contraseña.',
    show: 'Ver mis dispositivos',
  },
  data: {
    title: 'Tus datos',
    about:
      'Todo lo que Playset guarda sobre ti: llévatelo en un archivo o haz que se borre junto con tu cuenta.',
    download: 'Descargar mis datos',
    notDownloaded: 'No se pudieron descargar tus datos.',
    erase: 'Borrar la cuenta y los datos',
  },
  account: {
    title: 'Gestión de la cuenta',
    about: {
      store: 'Si eliminas tu cuenta, tu tienda desaparece de Playset para siempre.',
      user: 'Si eliminas tu cuenta, desapareces de Playset para siempre.',
    },
    delete: 'Eliminar cuenta',
    ask: '¿Eliminar la cuenta?',
    question: (store, email) => (
      <>
        {store ? 'Tu tienda, sus anuncios y sus eventos' : 'Tus anuncios'} dejarán de ser visibles para todos
        de inmediato, y nadie podrá volver a iniciar sesión con {email}. No se borra nada de los registros:
        las ventas pasadas se conservan.
      </>
    ),
    confirm: 'Eliminar',
    deleted: 'La cuenta se desactivó.',
    notDeleted: 'No se pudo desactivar la cuenta.',
  },
  leave: {
    title: '¿Descartar los cambios?',
    discard: 'Descartar',
    stay: 'Seguir editando',
    profile: 'Has cambiado tu perfil y aún no lo has guardado.',
    password: 'Has escrito una contraseña y aún no la has cambiado.',
    both: 'Has cambiado tu perfil y escrito una contraseña, y aún no has guardado ninguna de las dos cosas.',
  },
};
