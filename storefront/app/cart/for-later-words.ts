/** Said in the basket alone, and fetched with it: what takes a title out of it and puts it among the favourites. */
export const saveForLater = { es: 'Guardar para después', ca: 'Desa-ho per a més endavant', en: 'Save for later' }
