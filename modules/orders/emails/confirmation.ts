import { theDay } from '#kernel/catalan-day.ts'
import { type Day, shownDay } from '#kernel/days.ts'
import { daysAtCounter, guaranteeYears, withdrawalDays } from '#kernel/facts.ts'
import { shownCents } from '#kernel/figures.ts'
import type { Localized } from '#kernel/language.ts'
import { signedTexts } from '#modules/editorial/signings/words.ts'
import { promotionNames } from '#modules/goods/pricing/explained.ts'
import type { Hours } from '#modules/goods/stores/hours.ts'
import { hoursInWords } from '#modules/goods/stores/hours-in-words.ts'
import type { SignedLine } from '#modules/orders/order/contract.ts'
import { waiverSentence } from '#modules/orders/order/download-waiver.ts'
import type { OrderLineRow, OrderRow } from '#modules/orders/order/orders.ts'
import { button, fact, heading, link, paragraph, sentence, small, table } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type LetterFile, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { shopPath } from '#screens/shop-path.ts'

interface Texts {
  subject: (number: string) => string
  title: string
  thanks: (number: string) => string
  items: string
  discounts: string
  shipping: string
  total: string
  vat: string
  free: string
  home: string
  pickup: string
  pickupNote: string
  openingHours: string
  arrives: (days: readonly string[]) => string
  ready: (day: string) => string
  later: string
  gift: string
  see: string
  card: (last4: string) => string
  giftCard: string
  toPay: string
  onAccount: string
  terms: string
  withdrawal: string
  withdraw: string
  conditions: string
  /** The same to libraries and businesses, who have no right to withdraw. */
  conditionsOfTrade: string
  /** Of an order that is paid when it is collected. */
  paidBefore: string
  onCollection: string
  /** The contract was concluded at a counter: no sale at a distance. */
  atCounter: string
}

const texts: Localized<Texts> = {
  es: {
    subject: (number) => `Hemos recibido su pedido ${number}`,
    title: 'Gracias por su compra',
    thanks: (number) => `Su pedido ${number} está confirmado y ya lo estamos preparando. Esto es lo que nos ha encargado:`,
    items: 'Su pedido',
    discounts: 'Descuentos',
    shipping: 'Envío',
    total: 'Total, IVA incluido',
    vat: 'IVA',
    free: 'gratis',
    home: 'Lo enviaremos a',
    pickup: 'Lo recogerá en',
    pickupNote: `Le escribiremos en cuanto esté listo; lo guardamos ${daysAtCounter} días.`,
    openingHours: 'Horario',
    arrives: (days) => `Llegará como muy tarde el ${days.join(' y el ')}.`,
    ready: (day) => `Estará listo el ${day}.`,
    later: 'Se cobra cuando salga de la tienda',
    gift: 'Es un regalo: lo enviaremos por correo electrónico a quien lo recibe, el día que eligió',
    see: 'Ver el pedido',
    card: (last4) => `Tarjeta terminada en ${last4}`,
    giftCard: 'Pagado con tarjeta regalo',
    toPay: 'Cobrado a su tarjeta',
    onAccount: 'Lo pagará con la factura, en el plazo acordado.',
    terms: 'Condiciones de compra',
    withdrawal: `Dispone de ${withdrawalDays} días desde que reciba el último paquete para desistir de la compra sin dar explicaciones; basta con que lo comunique desde el enlace de este correo. Los objetos tienen ${guaranteeYears} años de garantía legal.`,
    withdraw: 'Desistir del contrato aquí',
    conditions: 'Las condiciones que aceptó, con el formulario de desistimiento, están en',
    conditionsOfTrade: 'Las condiciones que aceptó están en',
    paidBefore: 'Pagado a cuenta',
    onCollection: 'A pagar al recogerlo',
    atCounter:
      'Lo encargó en una de nuestras tiendas: no es una venta a distancia, por lo que la ley no prevé derecho de desistimiento.',
  },
  ca: {
    subject: (number) => `Hem rebut la vostra comanda ${number}`,
    title: 'Gràcies per la compra',
    thanks: (number) => `La comanda ${number} està confirmada i ja la preparem. Això és el que ens heu encarregat:`,
    items: 'La vostra comanda',
    discounts: 'Descomptes',
    shipping: 'Enviament',
    total: 'Total, IVA inclòs',
    vat: 'IVA',
    free: 'gratuït',
    home: 'L’enviarem a',
    pickup: 'La recollireu a',
    pickupNote: `Us escriurem tan bon punt estigui a punt; la guardem ${daysAtCounter} dies.`,
    openingHours: 'Horari',
    arrives: (days) => `Arribarà com a molt tard ${days.map(theDay).join(' i ')}.`,
    ready: (day) => `Serà a punt ${theDay(day)}.`,
    later: 'Es cobra quan surt de la botiga',
    gift: 'És un regal: l’enviarem per correu electrònic a qui el rep, el dia que vau triar',
    see: 'Mostra la comanda',
    card: (last4) => `Targeta acabada en ${last4}`,
    giftCard: 'Pagat amb targeta regal',
    toPay: 'Cobrat a la vostra targeta',
    onAccount: 'La pagareu amb la factura, en el termini acordat.',
    terms: 'Condicions de compra',
    withdrawal: `Teniu ${withdrawalDays} dies des que rebeu l’últim paquet per desistir de la compra sense donar explicacions; només cal que ho digueu des de l’enllaç de sota. Els objectes tenen ${guaranteeYears} anys de garantia legal.`,
    withdraw: 'Desistir del contracte aquí',
    conditions: 'Les condicions que vau acceptar, amb el formulari de desistiment, són a',
    conditionsOfTrade: 'Les condicions que vau acceptar són a',
    paidBefore: 'Pagat a compte',
    onCollection: 'A pagar quan la recolliu',
    atCounter:
      'La vau encarregar en una de les nostres botigues: no és una venda a distància i la llei no hi preveu dret de desistiment.',
  },
  en: {
    subject: (number) => `We have received your order ${number}`,
    title: 'Thank you for your order',
    thanks: (number) => `Order ${number} is confirmed and we are already preparing it. You ordered:`,
    items: 'Your order',
    discounts: 'Discounts',
    shipping: 'Delivery',
    total: 'Total, VAT included',
    vat: 'VAT',
    free: 'free',
    home: 'We will send it to',
    pickup: 'You will collect it from',
    pickupNote: `We will e-mail you as soon as it is ready and keep it for ${daysAtCounter} days.`,
    openingHours: 'Opening hours',
    arrives: (days) => `It will arrive by ${days.join(' and by ')}.`,
    ready: (day) => `We expect it to be ready on ${day}.`,
    later: 'Charged on dispatch',
    gift: 'A gift: we will e-mail it to the person who receives it, on the day you chose',
    see: 'See the order',
    card: (last4) => `Card ending in ${last4}`,
    giftCard: 'Paid with gift card',
    toPay: 'Charged to your card',
    onAccount: 'Payable on account, within the agreed payment terms.',
    terms: 'Terms and conditions of sale',
    withdrawal: `You may withdraw within ${withdrawalDays} days of receiving the last parcel, without giving a reason: just use the page below. Objects have a ${guaranteeYears}-year statutory guarantee.`,
    withdraw: 'Withdraw from contract here',
    conditions: 'The terms and conditions you accepted, with the withdrawal form, are at',
    conditionsOfTrade: 'The terms and conditions you accepted are at',
    paidBefore: 'Paid in advance',
    onCollection: 'To pay when you collect it',
    atCounter: 'You ordered it in one of our shops: it is not a distance sale, so the law gives no right to withdraw.',
  },
}

interface Where {
  href: string
  store: { name: string; address: string; city: string; hours: Hours } | null
  last4: string | null
  /** The promised days of what travels, in the order in which it leaves; unknown ones are left out. */
  promised: readonly Day[]
  /** What was accepted, with the form to withdraw: a link alone is no durable medium (TRLGDCU 98.7). */
  conditions: LetterFile | null
  /** Whether the law lets who ordered withdraw (TRLGDCU 3 and 102). */
  consumer: boolean
  /** What its authors sign, by its line. */
  signings?: ReadonlyMap<number, SignedLine>
}

/** The confirmation on a durable medium: what was agreed, what it costs, how to step back (P-32; TRLGDCU, art. 98.7). */
export function confirmationEmail(sender: Sender, order: OrderRow, ordered: readonly OrderLineRow[], where: Where): EmailMessage {
  const { language } = order
  const text = texts[language]
  const conditions = sender.url + shopPath(sender.path ?? '', 'purchase-conditions', language)
  const withdraw = `${sender.url}${pathTo('withdrawal', language)}?order=${encodeURIComponent(order.number)}`
  const destination = where.store
    ? [text.pickup, `${where.store.name}, ${where.store.address}, ${where.store.city}`]
    : order.pickup_point
      ? [
          text.pickup,
          `${order.pickup_point.name}, ${order.pickup_point.address}, ${order.pickup_point.postcode} ${order.pickup_point.city}`,
        ]
      : order.delivery_address
        ? [
            text.home,
            [
              order.delivery_address.recipient,
              [order.delivery_address.street, order.delivery_address.floor].filter(Boolean).join(', '),
              `${order.delivery_address.postcode} ${order.delivery_address.city}`,
            ].join(' · '),
          ]
        : null
  const promised = promiseOf(text, where)
  const hours = where.store ? hoursInWords(where.store.hours, language) : ''
  const collecting = [text.pickupNote, hours && `${text.openingHours}: ${hours}.`].filter(Boolean).join(' ')
  const accepted = where.consumer ? text.conditions : text.conditionsOfTrade
  const waived = waiverSentence(ordered, language)
  const signed = (line: OrderLineRow) => where.signings?.get(line.id)?.told ?? null
  const titleOf = (line: OrderLineRow) => `${line.quantity} × ${line.title}${line.author ? ` — ${line.author}` : ''}`
  const off = order.promotion_cents + order.coupon_cents + order.bonus_cents
  const promotions = promotionNames(order.explanation, language)
  const discounts = [text.discounts, promotions.join(', ')].filter(Boolean).join(': ')
  const shipping = order.shipping_cents === 0 ? text.free : shownCents(order.shipping_cents, language)
  const left = order.total_cents - order.gift_card_cents
  const paidByCard: [string, string][] =
    order.gift_card_cents > 0
      ? [
          [text.giftCard, `−${shownCents(order.gift_card_cents, language)}`],
          ...(left > 0 ? [[text.toPay, shownCents(left, language)] as [string, string]] : []),
        ]
      : []
  const atCollection: [string, number][] =
    order.terms === 'collection'
      ? [
          [text.paidBefore, order.deposit_cents],
          [text.onCollection, order.total_cents - order.deposit_cents],
        ]
      : []
  return {
    template: 'order-confirmation',
    language,
    subject: text.subject(order.number),
    ...inBothForms(sender, language, text.title, text.thanks(order.number), [
      paragraph(text.thanks(order.number)),
      heading(text.items),
      table([
        ...ordered.map((line) => ({
          what: titleOf(line),
          amount: shownCents(line.line_cents, language),
          note: signed(line) ?? (line.charged_later ? text.later : line.ebook_gift ? text.gift : null),
        })),
        ...(off > 0 ? [{ what: discounts, amount: `−${shownCents(off, language)}` }] : []),
        ...(order.shipping_method ? [{ what: text.shipping, amount: shipping }] : []),
        { what: text.total, amount: shownCents(order.total_cents, language), strong: true },
        ...paidByCard.map(([what, amount]) => ({ what, amount })),
        ...atCollection.filter(([, cents]) => cents > 0).map(([what, cents]) => ({ what, amount: shownCents(cents, language) })),
      ]),
      small(
        order.vat
          .map((vat) => `${text.vat} ${vat.percent}${language === 'en' ? '%' : '\u00a0%'}: ${shownCents(vat.vat, language)}`)
          .join(' · '),
      ),
      ...(destination ? [fact(destination[0] ?? '', destination[1] ?? '')] : []),
      ...(promised ? [small(promised)] : []),
      ...(where.store ? [small(collecting)] : []),
      ...(where.last4 ? [small(text.card(where.last4))] : []),
      ...(order.payment_state === 'on_account' ? [small(text.onAccount)] : []),
      button(where.href, text.see),
      ...(where.consumer ? [small(sentence(text.withdrawal, link(withdraw, text.withdraw)))] : []),
      ...(order.concluded === 'counter' ? [small(text.atCounter)] : []),
      ...(waived ? [small(waived)] : []),
      ...(where.consumer && ordered.some((line) => line.dedicated) ? [small(signedTexts[language].dedicatedStays)] : []),
      small(sentence(accepted, link(conditions, text.terms))),
    ]),
    ...(sender.from && { from: sender.from }),
    ...(where.conditions && { files: [where.conditions] }),
  }
}

/** When it arrives, or can be collected; nothing while no day is known. */
function promiseOf(text: Texts, { store, promised }: Where): string | null {
  const days = [...new Set(promised)].map(shownDay)
  const last = days.at(-1)
  if (last === undefined) return null
  return store ? text.ready(last) : text.arrives(days)
}
