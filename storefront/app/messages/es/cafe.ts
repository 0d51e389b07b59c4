export const cafe = {
  parts: 'En esta página',
  bookshop: 'La librería',
  'cafe-restaurant': 'Café y restaurante',
  events: 'Actos y alquiler de espacios',
  gallery: 'Galería',
  'lunch-menu': 'Menú de mediodía',
  week: ({ day }: { day: string }) => `Semana del ${day}`,
  contains: 'Contiene',
  priceNote: 'Un primero, un segundo, postre o café, pan y agua. IVA incluido.',
  pdf: 'Ver el menú en PDF',
  noMenu: 'El menú de esta semana aún no está publicado.',
}
