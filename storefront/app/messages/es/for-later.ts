/** A line of the basket that is put among the favourites instead. */
export const forLater = {
  save: 'Guardar para después',
  saved: 'Ya está en',
}
