import type { Language } from '#kernel/language.ts'

const es = {
  'partners.unknown': 'Este colaborador no existe.',
  'partners.name_taken': 'Ya hay un colaborador con este nombre.',
  'partners.no_such_zone': 'Esta zona no existe.',
  'partners.no_such_province': 'No tenemos colaboradores en esta provincia.',
  'partners.no_voucher': 'Esta promoción no tiene ningún código vigente.',
  'partners.no_such_exclusion': 'Esta exclusión no existe.',
  'partners.days_of_exclusion': 'Una exclusión por fechas lleva primer y último día; una de productos, ninguno.',
  'partners.dates_without_products': 'Los días de los colaboradores no llevan artículos.',
  'partners.unknown_code': 'Ningún artículo tiene el código {code}.',
  'partners.whole_place': 'Un lugar en el mapa lleva latitud y longitud: indique las dos o ninguna.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'partners.unknown': 'Aquest col·laborador no existeix.',
  'partners.name_taken': 'Ja hi ha un col·laborador amb aquest nom.',
  'partners.no_such_zone': 'Aquesta zona no existeix.',
  'partners.no_such_province': 'No tenim col·laboradors en aquesta província.',
  'partners.no_voucher': 'Aquesta promoció no té cap codi vigent.',
  'partners.no_such_exclusion': 'Aquesta exclusió no existeix.',
  'partners.days_of_exclusion': 'Una exclusió per dates porta primer i últim dia; una de productes, cap.',
  'partners.dates_without_products': 'Els dies dels col·laboradors no porten articles.',
  'partners.unknown_code': 'Cap article té el codi {code}.',
  'partners.whole_place': 'Un lloc al mapa porta latitud i longitud: indiqueu les dues o cap.',
}
const en: Messages = {
  'partners.unknown': 'There is no such partner.',
  'partners.name_taken': 'There is already a partner with this name.',
  'partners.no_such_zone': 'There is no such zone.',
  'partners.no_such_province': 'We have no partners in this province.',
  'partners.no_voucher': 'This promotion has no valid code today.',
  'partners.no_such_exclusion': 'There is no such exclusion.',
  'partners.days_of_exclusion': 'An exclusion by dates has a first and a last day; one of products has none.',
  'partners.dates_without_products': 'Days of partners go without items.',
  'partners.unknown_code': 'No item has the code {code}.',
  'partners.whole_place': 'A place on the map has a latitude and a longitude: give both or neither.',
}

export const partnerMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
