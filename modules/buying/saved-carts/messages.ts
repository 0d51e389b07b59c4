import type { Language } from '#kernel/language.ts'

const es = {
  'saved_cart.unknown': 'Esa cesta ya no está guardada.',
  'saved_cart.deleted': 'La cesta guardada se ha borrado.',
  'saved_cart.empty': 'En la cesta no hay nada que se pueda guardar.',
  'saved_cart.too_many_titles': 'Se guardan cestas de hasta {most} títulos, y en esta hay más.',
  'saved_cart.many': 'Ya tiene {most} cestas guardadas: borre alguna que no necesite y guarde esta después.',
  'saved_cart.none_sold': 'De esta cesta ya no hay nada a la venta.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'saved_cart.unknown': 'Aquesta cistella ja no està desada.',
  'saved_cart.deleted': 'La cistella desada s’ha esborrat.',
  'saved_cart.empty': 'A la cistella no hi ha res que es pugui desar.',
  'saved_cart.too_many_titles': 'Es desen cistelles de fins a {most} títols, i en aquesta n’hi ha més.',
  'saved_cart.many': 'Ja teniu {most} cistelles desades: esborreu-ne alguna que no necessiteu i deseu aquesta després.',
  'saved_cart.none_sold': 'D’aquesta cistella ja no hi ha res a la venda.',
}
const en: Messages = {
  'saved_cart.unknown': 'That basket is no longer saved.',
  'saved_cart.deleted': 'The saved basket has been deleted.',
  'saved_cart.empty': 'There is nothing in the basket that can be saved.',
  'saved_cart.too_many_titles': 'Baskets of up to {most} titles can be saved, and there are more in this one.',
  'saved_cart.many': 'You already have {most} saved baskets: delete one you do not need, then save this one.',
  'saved_cart.none_sold': 'Nothing in this basket is on sale any more.',
}
export const savedCartMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
