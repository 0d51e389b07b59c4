import type { Language } from './language.ts'

/**
 * The path of every screen in each language, below /es, /ca and /en. Routes, links, the language switch, hreflang, the
 * site maps and the links in e-mails all read this one table.
 */
export const paths = {
  home: { es: '', ca: '', en: '' },
  'object-detail': { es: '/objeto/:slug/:id', ca: '/objecte/:slug/:id', en: '/object/:slug/:id' },
  'book-detail': { es: '/libro/:slug/:id/:sku', ca: '/llibre/:slug/:id/:sku', en: '/book/:slug/:id/:sku' },
  login: { es: '/acceder', ca: '/accedir', en: '/login' },
  register: { es: '/registro', ca: '/registre', en: '/register' },
  'password-recovery': { es: '/contrasena-recordar', ca: '/contrassenya-recordar', en: '/password-remember' },
  'password-reset': { es: '/contrasena-recordar/:token', ca: '/contrassenya-recordar/:token', en: '/password-remember/:token' },
  private: { es: '/privado', ca: '/privat', en: '/private' },
  'private-orders': { es: '/privado/pedidos', ca: '/privat/comandes', en: '/private/orders' },
  'private-order-detail': { es: '/privado/pedidos/:number', ca: '/privat/comandes/:number', en: '/private/orders/:number' },
  'private-standing-orders': {
    es: '/privado/pedidos-permanentes',
    ca: '/privat/comandes-permanents',
    en: '/private/standing-orders',
  },
  'private-standing-order-detail': {
    es: '/privado/pedidos-permanentes/:id',
    ca: '/privat/comandes-permanents/:id',
    en: '/private/standing-orders/:id',
  },
  'invoice-request': {
    es: '/solicitud-factura/:orderCode',
    ca: '/sollicitud-factura/:orderCode',
    en: '/invoice-request/:orderCode',
  },
  'private-data': { es: '/privado/datos', ca: '/privat/dades', en: '/private/data' },
  'private-addresses': { es: '/privado/direcciones', ca: '/privat/adreces', en: '/private/addresses' },
  'private-address-edit': { es: '/privado/direcciones/:id', ca: '/privat/adreces/:id', en: '/private/addresses/:id' },
  'private-add-address': { es: '/privado/add-address', ca: '/privat/add-address', en: '/private/add-address' },
  'private-password': { es: '/privado/password', ca: '/privat/contrassenya', en: '/private/password' },
  'private-sessions': { es: '/privado/sesiones', ca: '/privat/sessions', en: '/private/sessions' },
  'private-privacy': { es: '/privado/privacidad', ca: '/privat/privacitat', en: '/private/privacy' },
  'private-export': { es: '/privado/privacidad/copia', ca: '/privat/privacitat/copia', en: '/private/privacy/copy' },
  'private-ebooks': { es: '/privado/ebooks', ca: '/privat/ebooks', en: '/private/ebooks' },
  'private-help': { es: '/privado/ayuda', ca: '/privat/ajuda', en: '/private/help' },
  'private-members': { es: '/privado/usuarios', ca: '/privat/usuaris', en: '/private/users' },
  'member-invitation': { es: '/invitacion/:token', ca: '/invitacio/:token', en: '/invitation/:token' },
  'email-confirm': { es: '/correo/:token', ca: '/correu/:token', en: '/email/:token' },
  'private-invoices': { es: '/privado/facturas', ca: '/privat/factures', en: '/private/invoices' },
  'private-delivery-notes': { es: '/privado/albaranes', ca: '/privat/albarans', en: '/private/delivery-notes' },
  'private-delivery-note-detail': {
    es: '/privado/albaranes/:code',
    ca: '/privat/albarans/:code',
    en: '/private/delivery-notes/:code',
  },
  'private-claims': { es: '/privado/reclamaciones', ca: '/privat/reclamacions', en: '/private/claims' },
  'private-budget': { es: '/privado/presupuesto', ca: '/privat/pressupost', en: '/private/budget' },
  'private-order-entry': { es: '/privado/entrada-pedido', ca: '/privat/entrada-comanda', en: '/private/order-entry' },
  'private-paste': {
    es: '/privado/entrada-pedido/pegar',
    ca: '/privat/entrada-comanda/enganxar',
    en: '/private/order-entry/paste',
  },
  'private-order-by-email': {
    es: '/privado/pedido-por-email',
    ca: '/privat/comanda-per-email',
    en: '/private/order-by-email',
  },
  'private-requests': { es: '/privado/consultas', ca: '/privat/consultes', en: '/private/requests' },
  'private-lists': { es: '/privado/listas', ca: '/privat/llistes', en: '/private/lists' },
  'private-list-detail': { es: '/privado/listas/:id', ca: '/privat/llistes/:id', en: '/private/lists/:id' },
  'private-approvals': { es: '/privado/aprobaciones', ca: '/privat/aprovacions', en: '/private/approvals' },
  'private-favourites': { es: '/privado/favoritos', ca: '/privat/favorits', en: '/private/favourites' },
  'favourite-add': { es: '/favoritos/:id/anadir', ca: '/favorits/:id/afegir', en: '/wish/:id/add' },
  'favourite-remove': { es: '/favoritos/:id/eliminar', ca: '/favorits/:id/eliminar', en: '/wish/:id/remove' },
  basket: { es: '/cesta', ca: '/cistella', en: '/basket' },
  'basket-cart': { es: '/cesta/cart', ca: '/cistella/cart', en: '/basket/cart' },
  'basket-login': { es: '/cesta/login', ca: '/cistella/login', en: '/basket/login' },
  'basket-register': { es: '/cesta/register', ca: '/cistella/register', en: '/basket/register' },
  'basket-buy': { es: '/cesta/buy', ca: '/cistella/buy', en: '/basket/buy' },
  'basket-success': { es: '/cesta/success', ca: '/cistella/success', en: '/basket/success' },
  'basket-error': { es: '/cesta/error', ca: '/cistella/error', en: '/basket/error' },
  'order-thanks': { es: '/registrothk', ca: '/registrethk', en: '/registerthk' },
  withdrawal: { es: '/desistimiento', ca: '/desistiment', en: '/withdrawal' },
  search: { es: '/buscar', ca: '/cerca', en: '/search' },
  'advanced-search': { es: '/buscador-avanzado', ca: '/cercador-avancat', en: '/advanced-search' },
  'customer-service': { es: '/atencion-cliente', ca: '/atencio-client', en: '/customer-service' },
  'purchase-conditions': { es: '/condiciones-de-compra', ca: '/condicions-de-compra', en: '/purchase-conditions' },
  'legal-notice': { es: '/aviso-legal', ca: '/avis-legal', en: '/legal-notice' },
  'cookies-policy': { es: '/politica-de-cookies', ca: '/politica-de-cookies', en: '/cookies-policy' },
  'privacy-policy': { es: '/politica-de-privacidad', ca: '/politica-de-privacitat', en: '/privacy-policy' },
  'supported-browsers': { es: '/navegadores-soportados', ca: '/navegadors-suportats', en: '/supported-browsers' },
  'general-information': { es: '/informacion-general/:id', ca: '/informacio-general/:id', en: '/general-information/:id' },
  forbidden: { es: '/acceso-denegado', ca: '/acces-denegat', en: '/access-denied' },
  store: { es: '/tienda', ca: '/botiga', en: '/store' },
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
  books: { es: '/libros', ca: '/llibres', en: '/books' },
  'home-decoration': { es: '/hogar-y-decoracion', ca: '/llar-i-decoracio', en: '/home-and-decoration' },
  fashion: { es: '/moda-y-accesorios', ca: '/moda-i-accessoris', en: '/fashion-and-accessories' },
  jewellery: { es: '/joyeria', ca: '/joieria', en: '/jewellery' },
  stationery: { es: '/papeleria', ca: '/papereria', en: '/stationery' },
  children: { es: '/infantil', ca: '/infantil', en: '/children' },
  agenda: { es: '/agenda', ca: '/agenda', en: '/agenda' },
  'museum-collection': { es: '/coleccion-museo', ca: '/colleccio-museu', en: '/museum-collection' },
  'museum-romanesque': { es: '/coleccion-museo/romanico', ca: '/colleccio-museu/romanic', en: '/museum-collection/romanesque' },
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
  'temporary-exhibitions': { es: '/exposiciones-temporales', ca: '/exposicions-temporals', en: '/temporary-exhibitions' },
  'book-list': { es: '/listado-libros', ca: '/llistat-llibres', en: '/book-list' },
  'book-new': { es: '/novedades', ca: '/novetats', en: '/new-releases' },
  'book-best-sellers': { es: '/mas-vendidos', ca: '/mes-venuts', en: '/best-sellers' },
  'book-recommended': { es: '/recomendaciones', ca: '/recomanacions', en: '/recommendations' },
  'book-tag': { es: '/libros/etiqueta/:tag', ca: '/llibres/etiqueta/:tag', en: '/books/tag/:tag' },
  author: { es: '/autor/:slug/:id', ca: '/autor/:slug/:id', en: '/author/:slug/:id' },
  objects: { es: '/objetos', ca: '/objectes', en: '/objects' },
  'object-list': { es: '/objetos/listado-objetos', ca: '/objectes/llistat-objectes', en: '/objects/object-list' },
  'object-new': { es: '/objetos/novedades', ca: '/objectes/novetats', en: '/objects/new-releases' },
  'object-best-sellers': { es: '/objetos/mas-vendidos', ca: '/objectes/mes-venuts', en: '/objects/best-sellers' },
  'object-recommended': { es: '/objetos/recomendaciones', ca: '/objectes/recomanacions', en: '/objects/recommendations' },
  'object-tag': { es: '/objetos/etiqueta/:tag', ca: '/objectes/etiqueta/:tag', en: '/objects/tag/:tag' },
  'object-author': { es: '/objetos/autor/:slug/:id', ca: '/objectes/autor/:slug/:id', en: '/objects/author/:slug/:id' },
  publisher: { es: '/editorial/:slug/:id', ca: '/editorial/:slug/:id', en: '/publisher/:slug/:id' },
  'services-companies': { es: '/servicios-empresas', ca: '/serveis-empreses', en: '/services-to-companies' },
  'services-libraries': { es: '/servicios-bibliotecas', ca: '/serveis-biblioteques', en: '/services-to-libraries' },
  newsletter: { es: '/boletin', ca: '/butlleti', en: '/newsletter' },
  'newsletter-confirm': { es: '/boletin/:token', ca: '/butlleti/:token', en: '/newsletter/:token' },
  'stock-notice': { es: '/avisos', ca: '/avisos', en: '/notices' },
  'stock-notice-answer': { es: '/avisos/:key', ca: '/avisos/:key', en: '/notices/:key' },
  unsubscribe: { es: '/baja-datos', ca: '/baixa-dades', en: '/unsubscribe-data' },
  'unsubscribe-thanks': { es: '/bajathk', ca: '/baixathk', en: '/unsubscribethk' },
  accessibility: { es: '/accesibilidad', ca: '/accessibilitat', en: '/accessibility' },
  'customer-service-thanks': { es: '/atencion-cliente-thk', ca: '/atencio-client-thk', en: '/customer-service-thk' },
  'agenda-type': {
    es: '/agenda/tipo/:typeSlug/:typeId',
    ca: '/agenda/tipus/:typeSlug/:typeId',
    en: '/agenda/type/:typeSlug/:typeId',
  },
  'agenda-date': { es: '/agenda/fecha/:date', ca: '/agenda/data/:date', en: '/agenda/date/:date' },
  'agenda-activity': { es: '/agenda/:slug/:id', ca: '/agenda/:slug/:id', en: '/agenda/:slug/:id' },
  'agenda-registration': { es: '/inscripcion', ca: '/inscripcio', en: '/registration' },
  magazine: { es: '/magazine', ca: '/magazine', en: '/magazine' },
  'magazine-author': { es: '/magazine/autor/:slug/:id', ca: '/magazine/autor/:slug/:id', en: '/magazine/author/:slug/:id' },
  'magazine-date': { es: '/magazine/fecha/:year/:month', ca: '/magazine/data/:year/:month', en: '/magazine/date/:year/:month' },
  'magazine-post': { es: '/magazine/:slug/:id', ca: '/magazine/:slug/:id', en: '/magazine/:slug/:id' },
  stores: { es: '/tiendas', ca: '/botigues', en: '/stores' },
  'store-detail': { es: '/tiendas/:code', ca: '/botigues/:code', en: '/stores/:code' },
  'stores-provinces': { es: '/tiendas-por-provincia', ca: '/botigues-per-provincia', en: '/stores-by-province' },
  'stores-province': {
    es: '/tiendas-por-provincia/:province',
    ca: '/botigues-per-provincia/:province',
    en: '/stores-by-province/:province',
  },
  'store-finder': { es: '/donde-estamos/tienda', ca: '/on-som/tenda', en: '/where-we-are/store' },
  contact: { es: '/contacto', ca: '/contacte', en: '/contact' },
  'contact-thanks': { es: '/contactothk', ca: '/contactethk', en: '/contactthk' },
  'work-with-us': { es: '/trabaja-con-nosotros', ca: '/treballa-amb-nosaltres', en: '/work-with-us' },
  'job-thanks': { es: '/trabajathk', ca: '/treballathk', en: '/workthk' },
  'loyalty-card': { es: '/tarjeta-fidelidad', ca: '/targeta-fidelitat', en: '/loyalty-card' },
  'loyalty-card-request': {
    es: '/tarjeta-fidelidad/solicitud',
    ca: '/targeta-fidelitat/sollicitud',
    en: '/loyalty-card/request',
  },
  'private-card': { es: '/privado/tarjeta', ca: '/privat/targeta', en: '/private/card' },
  'loyalty-card-thanks': { es: '/tarjetathk', ca: '/tarjetathk', en: '/cardthk' },
  promotions: { es: '/promociones', ca: '/promocions', en: '/promotions' },
  'promotions-partner': {
    es: '/promociones/colaborador/:slug/:id',
    ca: '/promocions/collaborador/:slug/:id',
    en: '/promotions/partner/:slug/:id',
  },
  'promotions-excluded': { es: '/promociones/excluidas', ca: '/promocions/excloses', en: '/promotions/excluded' },
  'promotions-zone': { es: '/promociones/zona/:zone', ca: '/promocions/zona/:zone', en: '/promotions/zone/:zone' },
  'promotion-detail': { es: '/promocion/:slug/:id', ca: '/promocio/:slug/:id', en: '/promotion/:slug/:id' },
  partners: { es: '/colaboradores', ca: '/collaboradors', en: '/partners' },
  'partners-province': {
    es: '/colaboradores/provincia/:province',
    ca: '/collaboradors/provincia/:province',
    en: '/partners/province/:province',
  },
  'partner-detail': { es: '/colaborador/:slug/:id', ca: '/collaborador/:slug/:id', en: '/partner/:slug/:id' },
  giftbetter: { es: '/giftbetter', ca: '/giftbetter', en: '/giftbetter' },
  'giftbetter-list': { es: '/giftbetter/:id/:slug', ca: '/giftbetter/:id/:slug', en: '/giftbetter/:id/:slug' },
  'giftbetter-search': { es: '/giftbetter/buscar', ca: '/giftbetter/cerca', en: '/giftbetter/search' },
  'art-of-gifting': { es: '/arte-de-regalar', ca: '/art-de-regalar', en: '/art-of-gifting' },
  'quiz-christmas-2018': { es: '/navidad-2018', ca: '/nadal-2018', en: '/christmas-2018' },
  'quiz-christmas-2018-result': {
    es: '/navidad-2018/resultado/:profile',
    ca: '/nadal-2018/resultat/:profile',
    en: '/christmas-2018/result/:profile',
  },
  'quiz-sant-jordi-2019': { es: '/sant-jordi-2019', ca: '/sant-jordi-2019', en: '/sant-jordi-2019' },
  'quiz-sant-jordi-2019-result': {
    es: '/sant-jordi-2019/resultado/:profile',
    ca: '/sant-jordi-2019/resultat/:profile',
    en: '/sant-jordi-2019/result/:profile',
  },
  'about-cafe': { es: '/cafe-libreria', ca: '/cafe-llibreria', en: '/cafe-bookshop' },
  'gaudi-home': { es: '/gaudi', ca: '/gaudi', en: '/gaudi' },
  'gaudi-basilica': { es: '/gaudi/basilica', ca: '/gaudi/basilica', en: '/gaudi/basilica' },
  'gaudi-faith': { es: '/gaudi/fe', ca: '/gaudi/fe', en: '/gaudi/faith' },
  'gaudi-museum': { es: '/gaudi/museo', ca: '/gaudi/museu', en: '/gaudi/museum' },
  'gaudi-reproductions': { es: '/gaudi/reproducciones', ca: '/gaudi/reproduccions', en: '/gaudi/reproductions' },
  'gaudi-graphic-work': { es: '/gaudi/obra-grafica', ca: '/gaudi/obra-grafica', en: '/gaudi/graphic-work' },
  'gaudi-books': { es: '/gaudi/libros', ca: '/gaudi/llibres', en: '/gaudi/books' },
  'gaudi-children': { es: '/gaudi/infantil', ca: '/gaudi/infantil', en: '/gaudi/children' },
  'gaudi-category': { es: '/gaudi/categoria/:slug/:id', ca: '/gaudi/categoria/:slug/:id', en: '/gaudi/category/:slug/:id' },
  'gaudi-product': { es: '/gaudi/producto/:slug/:id', ca: '/gaudi/producte/:slug/:id', en: '/gaudi/product/:slug/:id' },
  'gaudi-basket': { es: '/gaudi/cesta', ca: '/gaudi/cistella', en: '/gaudi/basket' },
  'gaudi-basket-login': { es: '/gaudi/cesta/login', ca: '/gaudi/cistella/login', en: '/gaudi/basket/login' },
  'gaudi-basket-register': { es: '/gaudi/cesta/register', ca: '/gaudi/cistella/register', en: '/gaudi/basket/register' },
  'gaudi-basket-buy': { es: '/gaudi/cesta/buy', ca: '/gaudi/cistella/buy', en: '/gaudi/basket/buy' },
  'gaudi-basket-success': { es: '/gaudi/cesta/success', ca: '/gaudi/cistella/success', en: '/gaudi/basket/success' },
  'gaudi-basket-error': { es: '/gaudi/cesta/error', ca: '/gaudi/cistella/error', en: '/gaudi/basket/error' },
  'gaudi-order-detail': { es: '/gaudi/pedido/:number', ca: '/gaudi/comanda/:number', en: '/gaudi/order/:number' },
  'gaudi-tickets': { es: '/gaudi/entradas', ca: '/gaudi/entrades', en: '/gaudi/tickets' },
  'gaudi-customer-service': { es: '/gaudi/atencion-cliente', ca: '/gaudi/atencio-client', en: '/gaudi/customer-service' },
  'gaudi-international-orders': {
    es: '/gaudi/pedidos-internacionales',
    ca: '/gaudi/comandes-internacionals',
    en: '/gaudi/international-orders',
  },
  'gaudi-shipping': { es: '/gaudi/envios', ca: '/gaudi/enviaments', en: '/gaudi/shipping' },
  'gaudi-returns': { es: '/gaudi/devoluciones', ca: '/gaudi/devolucions', en: '/gaudi/returns' },
  'gaudi-my-account': { es: '/gaudi/mi-cuenta', ca: '/gaudi/el-meu-compte', en: '/gaudi/my-account' },
  'gaudi-gift-cards': { es: '/gaudi/tarjetas-regalo', ca: '/gaudi/targetes-regal', en: '/gaudi/gift-cards' },
  'gaudi-legal-notice': { es: '/gaudi/aviso-legal', ca: '/gaudi/avis-legal', en: '/gaudi/legal-notice' },
  'gaudi-privacy': { es: '/gaudi/politica-de-privacidad', ca: '/gaudi/politica-de-privacitat', en: '/gaudi/privacy-policy' },
  'gaudi-cookies': { es: '/gaudi/politica-de-cookies', ca: '/gaudi/politica-de-cookies', en: '/gaudi/cookies-policy' },
  'gaudi-purchase-conditions': {
    es: '/gaudi/condiciones-de-compra',
    ca: '/gaudi/condicions-de-compra',
    en: '/gaudi/purchase-conditions',
  },
  places: { es: '/plano', ca: '/planol', en: '/plan' },
  place: { es: '/plano/:slug/:id', ca: '/planol/:slug/:id', en: '/plan/:slug/:id' },
  motif: { es: '/plano/motivo/:slug/:id', ca: '/planol/motiu/:slug/:id', en: '/plan/motif/:slug/:id' },
  'agenda-cancel': { es: '/inscripcion/:token', ca: '/inscripcio/:token', en: '/registration/:token' },
} as const satisfies Record<string, Record<Language, string>>

export type RouteKey = keyof typeof paths

/** Names of the parameters in a path: ':slug/:id' → 'slug' | 'id'. */
type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type RouteParameters<Key extends RouteKey> = Record<ParametersOf<(typeof paths)[Key]['es']>, string | number>

/** The address of a screen in a language; its parameters are required by the type. */
export function pathTo<Key extends RouteKey>(
  key: Key,
  language: Language,
  ...[parameters]: ParametersOf<(typeof paths)[Key]['es']> extends never ? [] : [RouteParameters<Key>]
): string {
  return fillPath(`/${language}${paths[key][language]}`, parameters ?? {})
}

export const fillPath = (pattern: string, parameters: Readonly<Record<string, string | number>>): string =>
  pattern.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(parameters[name] ?? '')))

export const isRouteKey = (text: string): text is RouteKey => Object.hasOwn(paths, text)

export interface MatchedRoute {
  key: RouteKey
  language: Language
  parameters: Record<string, string>
}

interface Compiled {
  key: RouteKey
  language: Language
  expression: RegExp
  names: string[]
}

/** Fixed segments win over parameters, so more fixed text is tried first; ids are digits only. */
const compiled: Compiled[] = Object.entries(paths)
  .flatMap(([key, byLanguage]) =>
    Object.entries(byLanguage).map(([language, path]) => {
      const names: string[] = []
      const source = path.replace(/:(\w+)/g, (_whole, name: string) => {
        names.push(name)
        return name === 'id' ? '(\\d{1,15})' : '([^/]+)'
      })
      return {
        key: key as RouteKey,
        language: language as Language,
        names,
        expression: new RegExp(`^/${language}${source}$`),
        fixed: path.replace(/:\w+/g, '').length,
      }
    }),
  )
  .toSorted((a, b) => a.names.length - b.names.length || b.fixed - a.fixed)

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Paths that are words alone, and the others by how many parts they have: each link of a page asks. */
const whole = new Map<string, MatchedRoute>()
const byDepth = new Map<string, Compiled[]>()
const depthOf = (pathname: string): string => `${pathname.slice(0, 3)}${pathname.split('/').length}`
for (const one of compiled) {
  const path = `/${one.language}${paths[one.key][one.language]}`
  if (one.names.length === 0) {
    if (!whole.has(path)) whole.set(path, { key: one.key, language: one.language, parameters: {} })
  } else byDepth.set(depthOf(path), [...(byDepth.get(depthOf(path)) ?? []), one])
}

/** Which screen a path shows, in which language and with which parameters; null when none does. */
export function matchPath(pathname: string): MatchedRoute | null {
  const fixed = whole.get(pathname)
  if (fixed) return fixed
  if (decoded(pathname) === null) return null
  for (const { key, language, expression, names } of byDepth.get(depthOf(pathname)) ?? []) {
    const found = expression.exec(pathname)
    if (found)
      return {
        key,
        language,
        parameters: Object.fromEntries(names.map((name, place) => [name, decodeURIComponent(found[place + 1] ?? '')])),
      }
  }
  return null
}
