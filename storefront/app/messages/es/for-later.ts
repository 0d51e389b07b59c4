/** Takes a title out of the basket and puts it among the favourites. */
export const forLater = {
  save: 'Guardar para después',
}
