import type { Language } from '#kernel/language.ts'

const es = {
  'loyalty.login': 'Para usar sus puntos, entre en su cuenta.',
  'loyalty.no_card': 'Para usar puntos necesita la tarjeta de fidelidad.',
  'loyalty.not_enough': 'No tiene tantos puntos: puede usar {available}.',
  'loyalty.no_such_promotion': 'Esta promoción no existe.',
  'loyalty.one_restriction': 'Elija una categoría o una lista, no las dos.',
  'loyalty.category_unknown': 'Esta categoría no existe.',
  'loyalty.lot_unknown': 'Esta lista no existe.',
  'loyalty.days_reversed': 'El último día no puede ser anterior al primero.',
  'loyalty.reason_missing': 'Escriba el motivo: el cliente lo leerá.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'loyalty.login': 'Per fer servir els punts, entreu al vostre compte.',
  'loyalty.no_card': 'Per fer servir punts us cal la targeta de fidelitat.',
  'loyalty.not_enough': 'No teniu tants punts: en podeu fer servir {available}.',
  'loyalty.no_such_promotion': 'Aquesta promoció no existeix.',
  'loyalty.one_restriction': 'Trieu una categoria o una llista, no totes dues.',
  'loyalty.category_unknown': 'Aquesta categoria no existeix.',
  'loyalty.lot_unknown': 'Aquesta llista no existeix.',
  'loyalty.days_reversed': 'L’últim dia no pot ser anterior al primer.',
  'loyalty.reason_missing': 'Escriviu-ne el motiu: el client el llegirà.',
}
const en: Messages = {
  'loyalty.login': 'Please sign in to use your points.',
  'loyalty.no_card': 'You need the loyalty card to pay with points.',
  'loyalty.not_enough': 'You do not have that many points: you can use {available}.',
  'loyalty.no_such_promotion': 'There is no such promotion.',
  'loyalty.one_restriction': 'Choose a category or a list, not both.',
  'loyalty.category_unknown': 'There is no such category.',
  'loyalty.lot_unknown': 'There is no such list.',
  'loyalty.days_reversed': 'The last day cannot come before the first.',
  'loyalty.reason_missing': 'Give a reason: the customer will read it.',
}

export const loyaltyMessages: Record<Language, Messages> = { es, ca, en }
