export const search = { es: 'buscar', ca: 'cerca', en: 'search' } as const
