import { quoted } from '../quoted.ts'

export const favourites = {
  title: 'Mis favoritos',
  save: ({ title }: { title: string }) => `Guardar ${title} en favoritos`,
  saveThis: 'Guardar en favoritos',
  failed: 'No se ha podido guardar el cambio.',
  empty: 'Todavía no ha guardado ningún favorito.',
  emptyText: 'Pulse el corazón de cualquier libro u objeto y lo encontrará aquí.',
  toStore: 'Ir a la tienda',
  count: ({ count }: { count: number }) => (count === 1 ? '1 favorito' : `${count} favoritos`),
  selection: 'Con lo seleccionado',
  pick: ({ title }: { title: string }) => `Seleccionar ${quoted(title)}`,
  pickAll: 'Seleccionar todo',
  addPicked: 'Añadir a la cesta',
  removePicked: 'Quitar',
  remove: 'Quitar',
  removeOne: ({ title }: { title: string }) => `Quitar ${quoted(title)} de favoritos`,
  added: ({ count }: { count: number }) =>
    count === 1 ? 'Se ha añadido 1 artículo a la cesta.' : `Se han añadido ${count} artículos a la cesta.`,
  missed: ({ count }: { count: number }) =>
    count === 1 ? 'Hay 1 artículo que ahora no se puede comprar.' : `Hay ${count} artículos que ahora no se pueden comprar.`,
  removed: ({ count }: { count: number }) => (count === 1 ? 'Se ha quitado 1 favorito.' : `Se han quitado ${count} favoritos.`),
  viewBasket: 'Ver la cesta',
  selectFirst: 'Seleccione algún libro, por favor.',
  faulty: 'No se han recibido bien los datos.',
  adding: { title: 'Guardar en favoritos', text: 'Confirme que quiere guardar este artículo.', button: 'Guardar' },
  removing: { title: 'Quitar de favoritos', text: 'Confirme que quiere quitar este artículo.', button: 'Quitar' },
}
