/** What sizes measure. */
export const sizeTable = { title: 'Tabla de tallas' }
