import type { RefusalCode, RefusalSentences } from '#kernel/errors.ts'
import { fillIn } from '#kernel/fill-in.ts'
import { type Language, languages } from '#kernel/language.ts'
import { cartMessages } from '#modules/buying/cart/messages.ts'
import { cartReminderMessages } from '#modules/buying/cart-reminders/messages.ts'
import { checkoutMessages } from '#modules/buying/checkout/messages.ts'
import { couponMessages } from '#modules/buying/coupons/messages.ts'
import { giftCardMessages } from '#modules/buying/gift-cards/messages.ts'
import { keptCardMessages } from '#modules/buying/kept-cards/messages.ts'
import { loyaltyMessages } from '#modules/buying/loyalty/messages.ts'
import { madeOrderMessages } from '#modules/buying/made-orders/messages.ts'
import { partnerMessages } from '#modules/buying/partners/messages.ts'
import { paymentMessages } from '#modules/buying/payments/messages.ts'
import { quoteMessages } from '#modules/buying/quotes/messages.ts'
import { reservationMessages } from '#modules/buying/reservations/messages.ts'
import { savedCartMessages } from '#modules/buying/saved-carts/messages.ts'
import { shippingMessages } from '#modules/buying/shipping/messages.ts'
import { visitBasketMessages } from '#modules/buying/visit-baskets/messages.ts'
import { wishListMessages } from '#modules/buying/wish-lists/messages.ts'
import { agendaMessages } from '#modules/editorial/agenda/messages.ts'
import { cafeMessages } from '#modules/editorial/cafe/messages.ts'
import { contentMessages } from '#modules/editorial/content/messages.ts'
import { giftMessages } from '#modules/editorial/gifts/messages.ts'
import { magazineMessages } from '#modules/editorial/magazine/messages.ts'
import { pageAddressMessages } from '#modules/editorial/page-addresses/messages.ts'
import { placeMessages } from '#modules/editorial/places/messages.ts'
import { quizMessages } from '#modules/editorial/quizzes/messages.ts'
import { reviewMessages } from '#modules/editorial/reviews/messages.ts'
import { textMessages } from '#modules/editorial/texts/messages.ts'
import { ticketBundleMessages } from '#modules/editorial/ticket-bundles/messages.ts'
import { catalogueMessages } from '#modules/goods/catalogue/messages.ts'
import { countMessages } from '#modules/goods/counts/messages.ts'
import { ebookMessages } from '#modules/goods/ebooks/messages.ts'
import { feedMessages } from '#modules/goods/feeds/messages.ts'
import { fetchMessages } from '#modules/goods/fetches/messages.ts'
import { importMessages } from '#modules/goods/imports/messages.ts'
import { listMessages } from '#modules/goods/lists/messages.ts'
import { nameMessages } from '#modules/goods/names/messages.ts'
import { pictureMessages } from '#modules/goods/pictures/messages.ts'
import { pricingMessages } from '#modules/goods/pricing/messages.ts'
import { remarkMessages } from '#modules/goods/remarks/messages.ts'
import { searchMessages } from '#modules/goods/search/messages.ts'
import { storesMessages } from '#modules/goods/stores/messages.ts'
import { supplierDeliveryMessages } from '#modules/goods/supplier-deliveries/messages.ts'
import { titleMessages } from '#modules/goods/titles/messages.ts'
import { transferMessages } from '#modules/goods/transfers/messages.ts'
import { bankMessages } from '#modules/invoicing/bank/messages.ts'
import { billingMessages } from '#modules/invoicing/billing/messages.ts'
import { budgetMessages } from '#modules/invoicing/budgets/messages.ts'
import { facturaeMessages } from '#modules/invoicing/facturae/messages.ts'
import { paperMessages } from '#modules/invoicing/papers/messages.ts'
import { rateMessages } from '#modules/invoicing/rates/messages.ts'
import { receivableMessages } from '#modules/invoicing/receivables/messages.ts'
import { termsMessages } from '#modules/invoicing/terms/messages.ts'
import { verifactuMessages } from '#modules/invoicing/verifactu/messages.ts'
import { accountMessages } from '#modules/libraries/accounts/messages.ts'
import { deliveryNoteMessages } from '#modules/libraries/delivery-notes/messages.ts'
import { deskMessages } from '#modules/libraries/desk/messages.ts'
import { intakeMessages } from '#modules/libraries/intake/messages.ts'
import { orderLetterMessages } from '#modules/libraries/order-letters/messages.ts'
import { requestMessages } from '#modules/libraries/requests/messages.ts'
import { standingOrderMessages } from '#modules/libraries/standing-orders/messages.ts'
import { carrierMessages } from '#modules/orders/carriers/messages.ts'
import { claimMessages } from '#modules/orders/claims/messages.ts'
import { dispatchMessages } from '#modules/orders/dispatch/messages.ts'
import { ebookGiftMessages } from '#modules/orders/ebook-gifts/messages.ts'
import { orderMessages } from '#modules/orders/order/messages.ts'
import { pickMessages } from '#modules/orders/picking/messages.ts'
import { bookMessages } from '#modules/orders/reconcile/messages.ts'
import { returnMessages } from '#modules/orders/returns/messages.ts'
import { shortMessages } from '#modules/orders/short-list/messages.ts'
import { accessMessages } from '#modules/people/access/messages.ts'
import { contactMessages } from '#modules/people/contact/messages.ts'
import { customerDeskMessages } from '#modules/people/customer-desk/messages.ts'
import { customerMessages } from '#modules/people/customers/messages.ts'
import { memberMessages } from '#modules/people/members/messages.ts'
import { newsletterMessages } from '#modules/people/newsletter/messages.ts'
import { privacyMessages } from '#modules/people/privacy/messages.ts'
import { staffMessages } from '#modules/people/staff/messages.ts'
import { eitherRole } from '#modules/people/staff/role-names.ts'
import { staffAccessMessages } from '#modules/people/staff-access/messages.ts'
import { noticeMessages } from '#modules/people/stock-alerts/messages.ts'
import { captchaMessages } from '#modules/platform/captcha/messages.ts'
import { keyMessages } from '#modules/platform/keys/messages.ts'
import { mailMessages } from '#modules/platform/mail/messages.ts'
import { outsideMessages } from '#modules/platform/outside/messages.ts'
import { sendingMessages } from '#modules/platform/sendings/messages.ts'
import { storefrontMessages } from '#modules/platform/storefronts/messages.ts'
import { webhookMessages } from '#modules/platform/webhooks/messages.ts'

const es = {
  'form.invalid': 'Revise los campos señalados.',
  'form.field_invalid': 'Revise {field}: el valor no es válido.',
  'form.missing': 'Indique {field}.',
  'form.missing_clause': 'Indique {field}.',
  'form.unreadable': 'Revise {field}: contiene caracteres que no se pueden leer.',
  'form.too_long': 'Revise {field}: {most} caracteres como máximo.',
  'form.too_short': 'Revise {field}: {least} caracteres como mínimo.',
  'form.too_large': 'Revise {field}: {most} como máximo.',
  'form.too_small': 'Revise {field}: {least} como mínimo.',
  not_found: 'Página no encontrada',
  forbidden: 'No se puede acceder a esta página.',
  'http.too_large': 'Lo enviado es demasiado grande.',
  'http.too_many': 'Demasiadas peticiones seguidas. Espere un momento, por favor.',
  'http.unsupported': 'Este formato no se admite.',
  'http.method': 'Esta dirección no admite lo que se ha pedido.',
  'http.unreadable': 'No se ha podido leer lo enviado.',
  'http.no_such_call': 'Esta llamada no existe.',
  'http.no_file': 'Esta llamada no admite ningún archivo.',
  'http.file_follows': 'Esta llamada solo anuncia el archivo. Anúncielo y envíe después lo que contiene con {call}',
  'http.internal': 'Algo ha fallado. Inténtelo más tarde o póngase en contacto con la tienda.',
  'http.unavailable': 'En este momento no podemos atenderle. Vuelva a intentarlo dentro de un minuto, por favor.',
  'http.unknown_store': 'La tienda indicada no existe.',
}
type General = Record<keyof typeof es, string>

const ca: General = {
  'form.invalid': 'Reviseu els camps assenyalats.',
  'form.field_invalid': 'Reviseu {field}: el valor no és vàlid.',
  'form.missing': 'Indiqueu {field}.',
  'form.missing_clause': 'Indiqueu {field}.',
  'form.unreadable': 'Reviseu {field}: conté caràcters que no es poden llegir.',
  'form.too_long': 'Reviseu {field}: {most} caràcters com a màxim.',
  'form.too_short': 'Reviseu {field}: {least} caràcters com a mínim.',
  'form.too_large': 'Reviseu {field}: {most} com a màxim.',
  'form.too_small': 'Reviseu {field}: {least} com a mínim.',
  not_found: 'No s’ha trobat la pàgina',
  forbidden: 'No es pot accedir a aquesta pàgina.',
  'http.too_large': 'El que heu enviat és massa gran.',
  'http.too_many': 'Massa peticions seguides. Espereu un moment, si us plau.',
  'http.unsupported': 'Aquest format no s’admet.',
  'http.method': 'Aquesta adreça no admet el que s’ha demanat.',
  'http.unreadable': 'No s’ha pogut llegir el que heu enviat.',
  'http.no_such_call': 'Aquesta crida no existeix.',
  'http.no_file': 'Aquesta crida no admet cap fitxer.',
  'http.file_follows': 'Aquesta crida només anuncia el fitxer. Anuncieu-lo i envieu després el que conté amb {call}',
  'http.internal': 'Alguna cosa ha fallat. Proveu-ho més tard o poseu-vos en contacte amb la botiga.',
  'http.unavailable': 'En aquest moment no us podem atendre. Torneu-ho a provar d’aquí a un minut, si us plau.',
  'http.unknown_store': 'La botiga indicada no existeix.',
}

const en: General = {
  'form.invalid': 'Please check the fields marked.',
  'form.field_invalid': 'Please check {field}: the value is not valid.',
  'form.missing': 'Please enter {field}.',
  'form.missing_clause': 'Please say {field}.',
  'form.unreadable': 'Please check {field}: some characters cannot be read.',
  'form.too_long': 'Please check {field}: up to {most} characters.',
  'form.too_short': 'Please check {field}: at least {least} characters.',
  'form.too_large': 'Please check {field}: the maximum is {most}.',
  'form.too_small': 'Please check {field}: the minimum is {least}.',
  not_found: 'Page not found',
  forbidden: 'This page can not be accessed.',
  'http.too_large': 'The request is too large.',
  'http.too_many': 'Too many requests in a row. Please wait a moment.',
  'http.unsupported': 'This format is not supported.',
  'http.method': 'This address does not accept that kind of request.',
  'http.unreadable': 'The request could not be read.',
  'http.no_such_call': 'There is no such call.',
  'http.no_file': 'This call takes no file.',
  'http.file_follows': 'This call only announces the file. Announce it, then send what it holds with {call}',
  'http.internal': 'Something went wrong, try later or contact the shop.',
  'http.unavailable': 'We are unable to answer at the moment. Please try again in a minute.',
  'http.unknown_store': 'There is no such shop.',
}

/** Every refusal of the shop in a language: a domain left out here does not compile, and neither does a code that a language lacks. */
const refusalsIn = (language: Language): RefusalSentences => ({
  ...{ es, ca, en }[language],
  ...accessMessages[language],
  ...agendaMessages[language],
  ...billingMessages[language],
  ...budgetMessages[language],
  ...cafeMessages[language],
  ...ticketBundleMessages[language],
  ...captchaMessages[language],
  ...cartMessages[language],
  ...catalogueMessages[language],
  ...contactMessages[language],
  ...claimMessages[language],
  ...contentMessages[language],
  ...giftCardMessages[language],
  ...giftMessages[language],
  ...quizMessages[language],
  ...textMessages[language],
  ...intakeMessages[language],
  ...countMessages[language],
  ...searchMessages[language],
  ...orderLetterMessages[language],
  ...checkoutMessages[language],
  ...madeOrderMessages[language],
  ...remarkMessages[language],
  ...reservationMessages[language],
  ...quoteMessages[language],
  ...orderMessages[language],
  ...pickMessages[language],
  ...carrierMessages[language],
  ...dispatchMessages[language],
  ...accountMessages[language],
  ...requestMessages[language],
  ...returnMessages[language],
  ...standingOrderMessages[language],
  ...storefrontMessages[language],
  ...webhookMessages[language],
  ...keyMessages[language],
  ...feedMessages[language],
  ...fetchMessages[language],
  ...sendingMessages[language],
  ...outsideMessages[language],
  ...storesMessages[language],
  ...supplierDeliveryMessages[language],
  ...transferMessages[language],
  ...shortMessages[language],
  ...bankMessages[language],
  ...rateMessages[language],
  ...receivableMessages[language],
  ...bookMessages[language],
  ...facturaeMessages[language],
  ...termsMessages[language],
  ...verifactuMessages[language],
  ...titleMessages[language],
  ...shippingMessages[language],
  ...noticeMessages[language],
  ...cartReminderMessages[language],
  ...wishListMessages[language],
  ...keptCardMessages[language],
  ...savedCartMessages[language],
  ...reviewMessages[language],
  ...visitBasketMessages[language],
  ...couponMessages[language],
  ...loyaltyMessages[language],
  ...partnerMessages[language],
  ...magazineMessages[language],
  ...mailMessages[language],
  ...memberMessages[language],
  ...newsletterMessages[language],
  ...customerMessages[language],
  ...deskMessages[language],
  ...deliveryNoteMessages[language],
  ...ebookMessages[language],
  ...ebookGiftMessages[language],
  ...importMessages[language],
  ...paperMessages[language],
  ...paymentMessages[language],
  ...pageAddressMessages[language],
  ...listMessages[language],
  ...nameMessages[language],
  ...pictureMessages[language],
  ...placeMessages[language],
  ...pricingMessages[language],
  ...customerDeskMessages[language],
  ...privacyMessages[language],
  ...staffMessages[language],
  ...staffAccessMessages[language],
})
const refusals = Object.fromEntries(languages.map((language) => [language, refusalsIn(language)])) as Record<
  Language,
  RefusalSentences
>

/** The sentence of a code in a language, with its details filled in; `roles` are codes, and read as their names. */
export function sentence(code: RefusalCode, language: Language, details: Readonly<Record<string, string | number>> = {}): string {
  const { roles } = details
  const named = roles === undefined ? details : { ...details, roles: eitherRole(String(roles), language) }
  return fillIn(refusals[language][code], language, named)
}

/** What went wrong as people read it: the sentence of a code, or what another program said as it stands. */
export const saidOf = (failure: string, language: Language): string =>
  failure in refusals[language] ? sentence(failure as RefusalCode, language) : failure

/** Every code that has a sentence, for tests that look for codes nobody says. */
export const knownCodes = (language: Language) => Object.keys(refusals[language]).toSorted() as RefusalCode[]

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends General {}
}
