export const gaudi = {
  featured: 'Destacados',
  bestSellers: 'Los más vendidos',
  alsoLike: 'También te puede gustar',
  sections: 'Secciones',
  help: 'Ayuda',
  legal: 'Información legal',
  objects: 'Piezas',
  books: 'Libros',
  nothing: 'Ahora mismo no hay nada en esta sección.',
  buyTickets: 'Comprar entradas',
  toShop: 'Ir a la tienda',
}
