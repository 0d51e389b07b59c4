import { group } from '../screen.ts'

/** From the basket to what was bought, and what happens to an order afterwards. */
export const purchaseScreens = {
  ...group(
    { area: 'purchase', audience: 'personal', crawlers: 'closed', shops: 'all' },
    {
      basket: { es: '/cesta', ca: '/cistella', en: '/basket' },
      'basket-login': { es: '/cesta/login', ca: '/cistella/login', en: '/basket/login' },
      'basket-kept': { es: '/cesta/guardada/:key', ca: '/cistella/desada/:key', en: '/basket/kept/:key' },
      'basket-share': { es: '/cesta/compartir', ca: '/cistella/compartir', en: '/basket/share' },
      'basket-shared': { es: '/cesta/compartida', ca: '/cistella/compartida', en: '/basket/shared' },
      'basket-register': { es: '/cesta/register', ca: '/cistella/register', en: '/basket/register' },
    },
  ),
  ...group(
    { area: 'purchase', audience: 'personal', crawlers: 'closed', shops: 'main' },
    {
      'basket-cart': { es: '/cesta/cart', ca: '/cistella/cart', en: '/basket/cart' },
    },
  ),
  ...group(
    { area: 'purchase', audience: 'private', crawlers: 'closed', shops: 'all' },
    {
      'basket-buy': { es: '/cesta/buy', ca: '/cistella/buy', en: '/basket/buy' },
      'basket-success': { es: '/cesta/success', ca: '/cistella/success', en: '/basket/success' },
      'basket-error': { es: '/cesta/error', ca: '/cistella/error', en: '/basket/error' },
    },
  ),
  ...group(
    { area: 'orders', audience: 'private', crawlers: 'closed', shops: 'main' },
    {
      'order-thanks': { es: '/registrothk', ca: '/registrethk', en: '/registerthk' },
      private: { es: '/privado', ca: '/privat', en: '/private' },
      'private-quotes': { es: '/privado/presupuestos', ca: '/privat/pressupostos', en: '/private/quotes' },
      'private-quote-detail': {
        es: '/privado/presupuestos/:number',
        ca: '/privat/pressupostos/:number',
        en: '/private/quotes/:number',
      },
      'private-orders': { es: '/privado/pedidos', ca: '/privat/comandes', en: '/private/orders' },
      'private-order-detail': { es: '/privado/pedidos/:number', ca: '/privat/comandes/:number', en: '/private/orders/:number' },
    },
  ),
  ...group(
    { area: 'orders', audience: 'private', crawlers: 'noindex', shops: 'main' },
    {
      'invoice-request': {
        es: '/solicitud-factura/:orderCode',
        ca: '/sollicitud-factura/:orderCode',
        en: '/invoice-request/:orderCode',
      },
      'ebook-gift': { es: '/regalo', ca: '/regal', en: '/gift' },
    },
  ),
  ...group(
    { area: 'orders', audience: 'personal', crawlers: 'noindex', shops: 'main' },
    {
      'visit-basket': { es: '/cesta-de-la-visita', ca: '/cistella-de-la-visita', en: '/visit-basket' },
      'wish-list-own': {
        es: '/lista-de-deseos/mia/:key',
        ca: '/llista-de-desigs/meva/:key',
        en: '/wish-list/mine/:key',
      },
      'wish-list-shared': { es: '/lista-de-deseos/:key', ca: '/llista-de-desigs/:key', en: '/wish-list/:key' },
      withdrawal: { es: '/desistimiento', ca: '/desistiment', en: '/withdrawal' },
    },
  ),
}
