/** A line of the basket that is put among the favourites instead. */
export const forLater = {
  save: 'Guardar para después',
  saveOf: ({ title }: { title: string }) => `Guardar ${title} en favoritos y quitarlo de la cesta`,
  saved: ({ title }: { title: string }) => `«${title}» está en sus favoritos.`,
  see: 'Ver mis favoritos',
}
