import { group } from '../screen.ts'

/** The screens of a shop beside the main one. */
export const besideShopsScreens = {
  ...group(
    { area: 'beside', audience: 'public', crawlers: 'indexed', shops: 'beside' },
    {
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
      'gaudi-tickets': { es: '/gaudi/entradas', ca: '/gaudi/entrades', en: '/gaudi/tickets' },
      'gaudi-customer-service': { es: '/gaudi/atencion-cliente', ca: '/gaudi/atencio-client', en: '/gaudi/customer-service' },
      'gaudi-international-orders': {
        es: '/gaudi/pedidos-internacionales',
        ca: '/gaudi/comandes-internacionals',
        en: '/gaudi/international-orders',
      },
      'gaudi-shipping': { es: '/gaudi/envios', ca: '/gaudi/enviaments', en: '/gaudi/shipping' },
      'gaudi-returns': { es: '/gaudi/devoluciones', ca: '/gaudi/devolucions', en: '/gaudi/returns' },
      'gaudi-gift-cards': { es: '/gaudi/tarjetas-regalo', ca: '/gaudi/targetes-regal', en: '/gaudi/gift-cards' },
      'gaudi-legal-notice': { es: '/gaudi/aviso-legal', ca: '/gaudi/avis-legal', en: '/gaudi/legal-notice' },
      'gaudi-privacy': { es: '/gaudi/politica-de-privacidad', ca: '/gaudi/politica-de-privacitat', en: '/gaudi/privacy-policy' },
      'gaudi-cookies': { es: '/gaudi/politica-de-cookies', ca: '/gaudi/politica-de-cookies', en: '/gaudi/cookies-policy' },
      'gaudi-purchase-conditions': {
        es: '/gaudi/condiciones-de-compra',
        ca: '/gaudi/condicions-de-compra',
        en: '/gaudi/purchase-conditions',
      },
    },
  ),
  ...group(
    { area: 'beside', audience: 'personal', crawlers: 'noindex', shops: 'beside' },
    {
      'gaudi-my-account': { es: '/gaudi/mi-cuenta', ca: '/gaudi/el-meu-compte', en: '/gaudi/my-account' },
    },
  ),
  ...group(
    { area: 'purchase', audience: 'personal', crawlers: 'closed', shops: 'beside' },
    {
      'gaudi-basket': { es: '/gaudi/cesta', ca: '/gaudi/cistella', en: '/gaudi/basket' },
      'gaudi-basket-login': { es: '/gaudi/cesta/login', ca: '/gaudi/cistella/login', en: '/gaudi/basket/login' },
      'gaudi-basket-register': { es: '/gaudi/cesta/register', ca: '/gaudi/cistella/register', en: '/gaudi/basket/register' },
    },
  ),
  ...group(
    { area: 'purchase', audience: 'private', crawlers: 'closed', shops: 'beside' },
    {
      'gaudi-basket-buy': { es: '/gaudi/cesta/buy', ca: '/gaudi/cistella/buy', en: '/gaudi/basket/buy' },
      'gaudi-basket-success': { es: '/gaudi/cesta/success', ca: '/gaudi/cistella/success', en: '/gaudi/basket/success' },
      'gaudi-basket-error': { es: '/gaudi/cesta/error', ca: '/gaudi/cistella/error', en: '/gaudi/basket/error' },
    },
  ),
  ...group(
    { area: 'orders', audience: 'private', crawlers: 'closed', shops: 'beside' },
    {
      'gaudi-order-detail': { es: '/gaudi/pedido/:number', ca: '/gaudi/comanda/:number', en: '/gaudi/order/:number' },
    },
  ),
}
