/** The button that puts a piece on a wish list. */
export const wish = {
  add: 'Añadir a mi lista de deseos',
  added: 'Está en su lista de deseos.',
  see: 'Ver la lista y compartirla',
  failed: 'No se ha podido añadir.',
}
