import { group } from '../screen.ts'

/** What shops affiliated to the main one have besides the screens of all; each stands below the path of its shop. */
export const affiliatedShopScreens = {
  ...group(
    { area: 'affiliated-shop', audience: 'public', crawlers: 'indexed', shops: 'affiliated' },
    {
      section: { es: '/:section', ca: '/:section', en: '/:section' },
      category: { es: '/categoria/:slug/:id', ca: '/categoria/:slug/:id', en: '/category/:slug/:id' },
      product: { es: '/producto/:slug/:id', ca: '/producte/:slug/:id', en: '/product/:slug/:id' },
      tickets: { es: '/entradas', ca: '/entrades', en: '/tickets' },
      'international-orders': {
        es: '/pedidos-internacionales',
        ca: '/comandes-internacionals',
        en: '/international-orders',
      },
      shipping: { es: '/envios', ca: '/enviaments', en: '/shipping' },
      returns: { es: '/devoluciones', ca: '/devolucions', en: '/returns' },
    },
  ),
  ...group(
    { area: 'affiliated-shop', audience: 'personal', crawlers: 'noindex', shops: 'affiliated' },
    {
      'my-account': { es: '/mi-cuenta', ca: '/el-meu-compte', en: '/my-account' },
    },
  ),
  ...group(
    { area: 'orders', audience: 'private', crawlers: 'closed', shops: 'affiliated' },
    {
      'order-detail': { es: '/pedido/:number', ca: '/comanda/:number', en: '/order/:number' },
    },
  ),
}
