import { group } from '../screen.ts'

/** The house: its pages, its stores, its letters and its card. */
export const houseScreens = {
  ...group(
    { area: 'pages', audience: 'public', crawlers: 'indexed', shops: 'all' },
    {
      'customer-service': { es: '/atencion-cliente', ca: '/atencio-client', en: '/customer-service' },
      'purchase-conditions': { es: '/condiciones-de-compra', ca: '/condicions-de-compra', en: '/purchase-conditions' },
      'legal-notice': { es: '/aviso-legal', ca: '/avis-legal', en: '/legal-notice' },
      'cookies-policy': { es: '/politica-de-cookies', ca: '/politica-de-cookies', en: '/cookies-policy' },
      'privacy-policy': { es: '/politica-de-privacidad', ca: '/politica-de-privacitat', en: '/privacy-policy' },
      'gift-cards': { es: '/tarjetas-regalo', ca: '/targetes-regal', en: '/gift-cards' },
    },
  ),
  ...group(
    { area: 'pages', audience: 'public', crawlers: 'indexed', shops: 'main' },
    {
      accessibility: { es: '/accesibilidad', ca: '/accessibilitat', en: '/accessibility' },
      'services-companies': { es: '/servicios-empresas', ca: '/serveis-empreses', en: '/services-to-companies' },
      'services-libraries': { es: '/servicios-bibliotecas', ca: '/serveis-biblioteques', en: '/services-to-libraries' },
      contact: { es: '/contacto', ca: '/contacte', en: '/contact' },
      'work-with-us': { es: '/trabaja-con-nosotros', ca: '/treballa-amb-nosaltres', en: '/work-with-us' },
    },
  ),
  ...group(
    { area: 'pages', audience: 'public', crawlers: 'noindex', shops: 'main' },
    {
      'supported-browsers': { es: '/navegadores-soportados', ca: '/navegadors-suportats', en: '/supported-browsers' },
      forbidden: { es: '/acceso-denegado', ca: '/acces-denegat', en: '/access-denied' },
      'customer-service-thanks': { es: '/atencion-cliente-thk', ca: '/atencio-client-thk', en: '/customer-service-thk' },
      'contact-thanks': { es: '/contactothk', ca: '/contactethk', en: '/contactthk' },
      'job-thanks': { es: '/trabajathk', ca: '/treballathk', en: '/workthk' },
    },
  ),
  ...group(
    { area: 'stores', audience: 'public', crawlers: 'indexed', shops: 'main' },
    {
      stores: { es: '/tiendas', ca: '/botigues', en: '/stores' },
      'store-detail': { es: '/tiendas/:code', ca: '/botigues/:code', en: '/stores/:code' },
      'stores-provinces': { es: '/tiendas-por-provincia', ca: '/botigues-per-provincia', en: '/stores-by-province' },
      'stores-province': {
        es: '/tiendas-por-provincia/:province',
        ca: '/botigues-per-provincia/:province',
        en: '/stores-by-province/:province',
      },
      'store-finder': { es: '/donde-estamos/tienda', ca: '/on-som/tenda', en: '/where-we-are/store' },
    },
  ),
  ...group(
    { area: 'newsletter', audience: 'personal', crawlers: 'noindex', shops: 'main' },
    {
      newsletter: { es: '/boletin', ca: '/butlleti', en: '/newsletter' },
      'stock-notice': { es: '/avisos', ca: '/avisos', en: '/notices' },
      'stock-notice-answer': { es: '/avisos/:key', ca: '/avisos/:key', en: '/notices/:key' },
      'store-reservation': { es: '/reservar-en-tienda', ca: '/reservar-a-la-botiga', en: '/reserve-in-store' },
      'store-reservation-answer': {
        es: '/reservar-en-tienda/:key',
        ca: '/reservar-a-la-botiga/:key',
        en: '/reserve-in-store/:key',
      },
      unsubscribe: { es: '/baja-datos', ca: '/baixa-dades', en: '/unsubscribe-data' },
    },
  ),
  ...group(
    { area: 'newsletter', audience: 'personal', crawlers: 'closed', shops: 'main' },
    {
      'newsletter-confirm': { es: '/boletin/:token', ca: '/butlleti/:token', en: '/newsletter/:token' },
      'unsubscribe-thanks': { es: '/bajathk', ca: '/baixathk', en: '/unsubscribethk' },
    },
  ),
  ...group(
    { area: 'loyalty', audience: 'public', crawlers: 'indexed', shops: 'main' },
    {
      'loyalty-card': { es: '/tarjeta-fidelidad', ca: '/targeta-fidelitat', en: '/loyalty-card' },
      'loyalty-card-request': {
        es: '/tarjeta-fidelidad/solicitud',
        ca: '/targeta-fidelitat/sollicitud',
        en: '/loyalty-card/request',
      },
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
    },
  ),
  ...group(
    { area: 'loyalty', audience: 'public', crawlers: 'noindex', shops: 'main' },
    {
      'loyalty-card-thanks': { es: '/tarjetathk', ca: '/tarjetathk', en: '/cardthk' },
    },
  ),
}
