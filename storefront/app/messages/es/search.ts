export const search = {
  title: 'Buscar',
  resultsFor: ({ query }: { query: string }) => `Resultados de «${query}»`,
  nothing: 'No se han encontrado resultados.',
  nothingHelp: 'Pruebe con menos palabras, o con una de estas:',
  covers: ({ count }: { count: string }) => `Busque entre más de ${count} referencias.`,
  didYouMean: ({ words }: { words: string }) => `Mostramos los resultados de «${words}».`,
  filters: 'Filtros',
  clearAll: 'Quitar todos los filtros',
  remove: ({ name }: { name: string }) => `Quitar ${name}`,
  apply: 'Aplicar',
  show: ({ count }: { count: string }) => `Ver ${count} resultados`,
  more: 'Más',
  sort: 'Ordenar',
  sorts: {
    relevance: 'Más relevantes', featured: 'Destacados', date_desc: 'Más recientes', date_asc: 'Más antiguos', price_asc: 'Precio: de menor a mayor',
    price_desc: 'Precio: de mayor a menor', title_asc: 'Título: A-Z', title_desc: 'Título: Z-A', author_asc: 'Autor: A-Z', author_desc: 'Autor: Z-A', sales: 'Más vendidos',
  },
  facets: {
    category: 'Categoría', language: 'Idioma', format: 'Encuadernación', family: 'Familia', tag: 'Temas', type: 'Tipo', price: 'Precio', author: 'Autor',
    publisher: 'Editorial', colour: 'Color', size: 'Medida', stock: 'Disponibilidad', discount: 'Oferta', novelty: 'Novedad', recommended: 'Recomendado',
    top_sales: 'Más vendidos', artist: 'Artista', artistic_work: 'Obra', exhibition: 'Exposición', material: 'Material', lot: 'Selección', series: 'Colección', availability: 'Estado',
  },
}
