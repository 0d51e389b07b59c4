import { group } from '../screen.ts'

/** What is sold: home, sections, lists, products, search. */
export const catalogueScreens = {
  ...group(
    { area: 'catalogue', audience: 'public', crawlers: 'indexed', shops: 'all' },
    {
      home: { es: '', ca: '', en: '' },
    },
  ),
  ...group(
    { area: 'catalogue', audience: 'public', crawlers: 'indexed', shops: 'main' },
    {
      'object-detail': { es: '/objeto/:slug/:id', ca: '/objecte/:slug/:id', en: '/object/:slug/:id' },
      'book-detail': { es: '/libro/:slug/:id/:sku', ca: '/llibre/:slug/:id/:sku', en: '/book/:slug/:id/:sku' },
      author: { es: '/autor/:slug/:id', ca: '/autor/:slug/:id', en: '/author/:slug/:id' },
      'object-author': { es: '/objetos/autor/:slug/:id', ca: '/objectes/autor/:slug/:id', en: '/objects/author/:slug/:id' },
      publisher: { es: '/editorial/:slug/:id', ca: '/editorial/:slug/:id', en: '/publisher/:slug/:id' },
      store: { es: '/tienda', ca: '/botiga', en: '/store' },
      books: { es: '/libros', ca: '/llibres', en: '/books' },
      objects: { es: '/objetos', ca: '/objectes', en: '/objects' },
    },
  ),
  ...group(
    { area: 'catalogue', audience: 'public', crawlers: 'noindex', shops: 'main' },
    {
      'product-reviews': { es: '/resenas/:id', ca: '/ressenyes/:id', en: '/reviews/:id' },
    },
  ),
  ...group(
    { area: 'catalogue', audience: 'personal', crawlers: 'noindex', shops: 'main' },
    {
      'sample-reader': { es: '/leer/:id', ca: '/llegir/:id', en: '/read/:id' },
      'ebook-reader': { es: '/lector', ca: '/lector', en: '/reader' },
      'give-ebook': { es: '/regalar/:id', ca: '/regalar/:id', en: '/give/:id' },
    },
  ),
  ...group(
    { area: 'catalogue', audience: 'public', crawlers: 'indexed', shops: 'main' },
    {
      'exclusive-products': { es: '/productos-exclusivos', ca: '/productes-exclusius', en: '/exclusive-products' },
      'theme-tiling': {
        es: '/productos-exclusivos/alicatados',
        ca: '/productes-exclusius/enrajolats',
        en: '/exclusive-products/tiling',
      },
      'theme-lions-courtyard': {
        es: '/productos-exclusivos/patio-de-los-leones',
        ca: '/productes-exclusius/pati-dels-lleons',
        en: '/exclusive-products/lions-courtyard',
      },
      'theme-pomegranates': {
        es: '/productos-exclusivos/granadas',
        ca: '/productes-exclusius/magranes',
        en: '/exclusive-products/pomegranates',
      },
      'theme-ceramics': {
        es: '/productos-exclusivos/ceramica',
        ca: '/productes-exclusius/ceramica',
        en: '/exclusive-products/ceramics',
      },
      'theme-lattices': {
        es: '/productos-exclusivos/celosias',
        ca: '/productes-exclusius/gelosies',
        en: '/exclusive-products/lattices',
      },
      'theme-plasterwork': {
        es: '/productos-exclusivos/yeserias',
        ca: '/productes-exclusius/guixeries',
        en: '/exclusive-products/plasterwork',
      },
      'site-collection': { es: '/alhambra-y-generalife', ca: '/alhambra-i-generalife', en: '/alhambra-and-generalife' },
      'home-decoration': { es: '/hogar-y-decoracion', ca: '/llar-i-decoracio', en: '/home-and-decoration' },
      fashion: { es: '/moda-y-accesorios', ca: '/moda-i-accessoris', en: '/fashion-and-accessories' },
      jewellery: { es: '/joyeria', ca: '/joieria', en: '/jewellery' },
      stationery: { es: '/papeleria', ca: '/papereria', en: '/stationery' },
      children: { es: '/infantil', ca: '/infantil', en: '/children' },
      'temporary-exhibitions': { es: '/exposiciones-temporales', ca: '/exposicions-temporals', en: '/temporary-exhibitions' },
      'book-list': { es: '/listado-libros', ca: '/llistat-llibres', en: '/book-list' },
      'book-new': { es: '/novedades', ca: '/novetats', en: '/new-releases' },
      'book-best-sellers': { es: '/mas-vendidos', ca: '/mes-venuts', en: '/best-sellers' },
      'book-recommended': { es: '/recomendaciones', ca: '/recomanacions', en: '/recommendations' },
      'book-tag': { es: '/libros/etiqueta/:tag', ca: '/llibres/etiqueta/:tag', en: '/books/tag/:tag' },
      'object-list': { es: '/objetos/listado-objetos', ca: '/objectes/llistat-objectes', en: '/objects/object-list' },
      'object-new': { es: '/objetos/novedades', ca: '/objectes/novetats', en: '/objects/new-releases' },
      'object-best-sellers': { es: '/objetos/mas-vendidos', ca: '/objectes/mes-venuts', en: '/objects/best-sellers' },
      'object-recommended': { es: '/objetos/recomendaciones', ca: '/objectes/recomanacions', en: '/objects/recommendations' },
      'object-tag': { es: '/objetos/etiqueta/:tag', ca: '/objectes/etiqueta/:tag', en: '/objects/tag/:tag' },
    },
  ),
  ...group(
    { area: 'catalogue', audience: 'public', crawlers: 'indexed', shops: 'main' },
    {
      'museum-collection': { es: '/coleccion-museo', ca: '/colleccio-museu', en: '/museum-collection' },
      'museum-romanesque': {
        es: '/coleccion-museo/romanico',
        ca: '/colleccio-museu/romanic',
        en: '/museum-collection/romanesque',
      },
      'museum-gothic': { es: '/coleccion-museo/gotico', ca: '/colleccio-museu/gotic', en: '/museum-collection/gothic' },
      'museum-renaissance-baroque': {
        es: '/coleccion-museo/renacimiento-y-barroco',
        ca: '/colleccio-museu/renaixement-i-barroc',
        en: '/museum-collection/renaissance-and-baroque',
      },
      'museum-modern': { es: '/coleccion-museo/moderno', ca: '/colleccio-museu/modern', en: '/museum-collection/modern' },
      'museum-national-palace': {
        es: '/coleccion-museo/palacio-nacional',
        ca: '/colleccio-museu/palau-nacional',
        en: '/museum-collection/national-palace',
      },
      'museum-publications': {
        es: '/publicaciones-museo-nacional',
        ca: '/publicacions-museu-nacional',
        en: '/national-museum-publications',
      },
      'museum-exhibitions': {
        es: '/exposiciones-museo-nacional',
        ca: '/exposicions-museu-nacional',
        en: '/national-museum-exhibitions',
      },
    },
  ),
  ...group(
    { area: 'search', audience: 'public', crawlers: 'noindex', shops: 'main' },
    {
      search: { es: '/buscar', ca: '/cerca', en: '/search' },
      'advanced-search': { es: '/buscador-avanzado', ca: '/cercador-avancat', en: '/advanced-search' },
    },
  ),
}
