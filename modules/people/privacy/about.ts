import type { Language, Localized } from '#kernel/language.ts'
import type { ExportSection } from './person-contract.ts'

type About = Record<ExportSection, string>

const es: About = {
  account: 'Los datos de su cuenta.',
  addresses: 'Las direcciones que ha guardado.',
  members: 'Las personas que entran en su cuenta.',
  sessions: 'Las sesiones abiertas: desde cuándo y con qué navegador.',
  consents: 'Lo que ha aceptado o retirado, con la versión del texto.',
  newsletter: 'Su suscripción al boletín.',
  favourites: 'Sus favoritos.',
  stock_notices: 'Los avisos de disponibilidad que ha pedido.',
  carts: 'La cesta que tiene abierta.',
  orders:
    'Sus pedidos, con sus líneas, su historia, sus pagos y sus devoluciones. De la tarjeta solo tenemos las cuatro últimas cifras.',
  invoice_requests: 'Las facturas que ha solicitado.',
  invoices: 'Las facturas emitidas a su nombre o por sus pedidos.',
  loyalty: 'Su tarjeta y los movimientos de sus puntos.',
  coupons: 'Los cupones que ha usado.',
  gift_cards: 'Las tarjetas regalo que ha comprado o recibido. Del código solo tenemos los cuatro últimos signos.',
  lists: 'Las listas de la mesa de pedidos.',
  standing_orders: 'Los pedidos permanentes.',
  requests: 'Las consultas a los libreros.',
  claims: 'Las reclamaciones de ejemplares.',
  order_letters: 'Los pedidos enviados por correo.',
  registrations: 'Sus inscripciones en actividades de la agenda.',
  messages: 'Los mensajes que nos ha escrito desde la web.',
  card_requests: 'Sus solicitudes de la tarjeta de fidelidad.',
  letters: 'Los correos que le hemos enviado.',
}
const ca: About = {
  account: 'Les dades del vostre compte.',
  addresses: 'Les adreces que heu desat.',
  members: 'Les persones que entren al vostre compte.',
  sessions: 'Les sessions obertes: des de quan i amb quin navegador.',
  consents: 'El que heu acceptat o retirat, amb la versió del text.',
  newsletter: 'La vostra subscripció al butlletí.',
  favourites: 'Els vostres favorits.',
  stock_notices: 'Els avisos de disponibilitat que heu demanat.',
  carts: 'La cistella que teniu oberta.',
  orders:
    'Les vostres comandes, amb les línies, la història, els pagaments i les devolucions. De la targeta només en tenim les quatre últimes xifres.',
  invoice_requests: 'Les factures que heu sol·licitat.',
  invoices: 'Les factures emeses a nom vostre o per les vostres comandes.',
  loyalty: 'La vostra targeta i els moviments dels punts.',
  coupons: 'Els cupons que heu fet servir.',
  gift_cards: 'Les targetes regal que heu comprat o rebut. Del codi només en tenim els quatre últims signes.',
  lists: 'Les llistes del servei de comandes.',
  standing_orders: 'Les comandes permanents.',
  requests: 'Les consultes als llibreters.',
  claims: 'Les reclamacions d’exemplars.',
  order_letters: 'Les comandes enviades per correu.',
  registrations: 'Les vostres inscripcions en activitats de l’agenda.',
  messages: 'Els missatges que ens heu escrit des del web.',
  card_requests: 'Les vostres sol·licituds de la targeta de fidelitat.',
  letters: 'Els correus que us hem enviat.',
}
const en: About = {
  account: 'Your account details.',
  addresses: 'Your saved addresses.',
  members: 'The people who sign in to your account.',
  sessions: 'Open sessions, with start time and browser.',
  consents: 'What you accepted or withdrew, with the version of the text.',
  newsletter: 'Your newsletter subscription.',
  favourites: 'Your favourites.',
  stock_notices: 'Your stock alerts.',
  carts: 'Your current basket.',
  orders: 'Your orders with their items, history, payments and returns. We keep only the last four digits of your card.',
  invoice_requests: 'The invoices you requested.',
  invoices: 'The invoices issued to you or for your orders.',
  loyalty: 'Your loyalty card and points transactions.',
  coupons: 'The coupons you used.',
  gift_cards: 'The gift cards you bought or received. We keep only the last four characters of the code.',
  lists: 'Your ordering desk lists.',
  standing_orders: 'Your standing orders.',
  requests: 'Your requests to our booksellers.',
  claims: 'Your claims.',
  order_letters: 'The orders you sent by e-mail.',
  registrations: 'Your event registrations.',
  messages: 'The messages you sent us through the site.',
  card_requests: 'Your loyalty card applications.',
  letters: 'The e-mails we have sent you.',
}

const texts: Localized<About> = { es, ca, en }

/** What each section of an export is, in words. */
export const aboutSections = (language: Language): About => texts[language]
