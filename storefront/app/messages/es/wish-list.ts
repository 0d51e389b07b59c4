import { quoted } from '../quoted.ts'

/** The pages of a wish list, of whoever made it and of those who give. */
export const wishList = {
  title: 'Mi lista de deseos',
  keeps: ({ day }: { day: string }) =>
    `La lista no necesita cuenta: la abre la dirección de esta página, que solo tiene usted. Si no la cambia, se borra el ${day}.`,
  sharing: 'Compartir la lista',
  sharingText: 'Cree un enlace y envíelo a quien quiera hacerle un regalo. Verá los artículos y sus precios, no quién es usted.',
  sharedText:
    'Quien tenga este enlace ve la lista y puede marcar lo que ya ha comprado, para que nada se regale dos veces. Usted no verá las marcas si no lo pide.',
  share: 'Crear un enlace',
  close: 'Cerrar el enlace',
  link: 'Enlace para quien regala',
  passOn: 'Compartir o copiar',
  copied: 'Enlace copiado.',
  notCopied: 'No se ha podido copiar: seleccione el enlace y cópielo a mano.',
  count: ({ count }: { count: number }) => (count === 1 ? '1 artículo' : `${count} artículos`),
  empty: 'La lista está vacía.',
  emptyText: 'En la página de cada artículo hay un botón que lo añade aquí.',
  gone: ({ count }: { count: number }) =>
    count === 1 ? 'Un artículo de la lista ya no se vende aquí.' : `${count} artículos de la lista ya no se venden aquí.`,
  remove: 'Quitar',
  removeOne: ({ title }: { title: string }) => `Quitar ${quoted(title)} de la lista`,
  bought: 'Comprado',
  reveal: 'Mostrar lo que ya se ha comprado',
  hide: 'Ocultar lo que se ha comprado',
  deleteList: 'Borrar la lista',
  deleteSure: 'Se borran la lista, el enlace y lo que se haya marcado. No se puede deshacer.',
  deleteNow: 'Borrarla para siempre',
  lost: 'Una lista se borra medio año después de su último cambio, o cuando lo pide quien la hizo. Puede empezar otra con el botón que hay en la página de cada artículo.',
  toStore: 'Ir a la tienda',
  sharedTitle: 'Lista de deseos',
  sharedLead:
    'Elija un regalo. Si lo compra aquí, se marca solo; si lo compra en otro sitio, márquelo usted para que nadie lo repita.',
  nothing: 'Ahora mismo no hay ningún regalo en esta lista.',
  mark: 'Marcar como comprado',
  unmark: 'No está comprado',
  boughtAlready: 'Ya lo regala alguien',
  done: {
    removed: 'Quitado de la lista.',
    shared: 'El enlace está listo.',
    closed: 'El enlace está cerrado y ya no abre la lista.',
    deleted: 'La lista se ha borrado.',
    added: 'Añadido a la cesta.',
    marked: 'Marcado como comprado.',
    unmarked: 'Ya no está marcado.',
  },
}
