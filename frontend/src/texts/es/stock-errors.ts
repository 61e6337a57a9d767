/** Los errores del inventario, por su código. */
export const stockErrors = {
  'stock.already-undone': 'Esto ya se ha deshecho.',
  'stock.another-import': 'Tienes otra importación abierta. Termínala o descártala primero.',
  'stock.batch-not-found': 'Este cambio no existe.',
  'stock.batch-running': 'Este cambio aún no ha terminado.',
  'stock.changed': 'Algunas de estas copias acaban de cambiar. Envía la llamada de nuevo.',
  'stock.cursor-too-old':
    'Los cambios se guardan durante {max} días. Lee todo el inventario y empieza de nuevo sin cursor.',
  'stock.empty-upload': 'Este archivo está vacío.',
  'stock.export-has-no-differences':
    'Solo los archivos para TCGplayer, Square y Shopify pueden tener las diferencias desde la última subida.',
  'stock.export-needs-location': 'Escribe el nombre del local tal como lo llama Square o Shopify.',
  'stock.export-not-found': 'Este archivo no existe.',
  'stock.export-superseded':
    'Has confirmado un archivo más reciente para este canal, así que este ya no cuenta.',
  'stock.feed-starting': 'Aún hay un cambio grande en curso. Inténtalo de nuevo en un momento.',
  'stock.import-busy': 'Esta importación todavía se está procesando. Inténtalo de nuevo cuando esté lista.',
  'stock.import-committed': 'Esta importación ya se ha aplicado. Se puede deshacer, pero no cambiar.',
  'stock.import-not-found': 'Esta importación no existe.',
  'stock.import-outdated': 'Esta importación ha cambiado desde que la viste. Revísala de nuevo.',
  'stock.import-refused': 'Este archivo no se puede leer así. Elige otro formato o descarta la importación.',
  'stock.import-row-not-found': 'Esta importación no tiene esa fila.',
  'stock.exception-for-nothing': 'Cada excepción necesita un estado o un acabado.',
  'stock.exception-twice': 'Cada estado y acabado puede tener una sola excepción.',
  'stock.floor-above-ceiling': 'El precio máximo no puede ser menor que el mínimo.',
  'stock.no-price-rules': 'Aún no has guardado reglas de precios.',
  'stock.nothing-chosen': 'No hay ningún cambio que guardar.',
  'stock.nothing-to-change': 'No hay nada que cambiar: ninguna copia coincide, o todas están ya así.',
  'stock.nothing-to-import': 'No hay nada que importar: todas las filas están retenidas o no cambian nada.',
  'stock.nothing-uploaded':
    'Todavía no hay ninguna subida con la que comparar. Descarga todas tus existencias, súbelas allí y confirma que lo has hecho.',
  'stock.one-change': 'Envía exactamente un cambio.',
  'stock.one-selection': 'Envía líneas o un filtro.',
  'stock.one-choice': 'Envía líneas o una fecha límite.',
  'stock.price-rules-changed':
    'Estas reglas de precios han cambiado desde que las abriste. Revísalas de nuevo.',
  'stock.quantity-needs-lines': 'Indica las líneas cuyo número de copias quieres cambiar.',
  'stock.reconciliation-not-found': 'Este informe no existe.',
  'stock.stop-signs': 'Esta importación cambiaría mucho de tu inventario. Confirma primero cada advertencia.',
  'stock.too-late-to-undo': 'Los cambios se pueden deshacer durante {max} días. Ya es tarde para este.',
  'stock.too-many-copies': 'Se pueden cambiar hasta {max} copias a la vez. Acota la selección.',
  'stock.unknown-card': 'No se conoce esta carta.',
};
