/** The word of the search in addresses of the shop. */
export const search = { es: 'buscar', ca: 'cerca', en: 'search' } as const
