import type { Language } from '#kernel/language.ts'

const es = {
  'count.unknown': 'No hay ningún recuento con ese número en su tienda.',
  'count.not_now': 'Este recuento ya está cerrado. Abra otro para seguir contando.',
  'count.moved': 'Mientras se contaba «{title}» entraron o salieron ejemplares: cuéntelo otra vez.',
  'count.promised': 'De «{title}» faltan ejemplares que ya están vendidos: resuelva antes esos pedidos o déjelo fuera.',
  'count.not_counted': 'Ese título no se ha contado.',
  'count.nothing': 'Todavía no se ha contado nada.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'count.unknown': 'No hi ha cap recompte amb aquest número a la vostra botiga.',
  'count.not_now': 'Aquest recompte ja és tancat. Obriu-ne un altre per continuar comptant.',
  'count.moved': 'Mentre es comptava «{title}» van entrar o sortir exemplars: torneu-lo a comptar.',
  'count.promised': 'De «{title}» falten exemplars que ja són venuts: resoleu abans aquestes comandes o deixeu-lo fora.',
  'count.not_counted': 'Aquest títol no s’ha comptat.',
  'count.nothing': 'Encara no s’ha comptat res.',
}
const en: Messages = {
  'count.unknown': 'There is no stock count with that number in your shop.',
  'count.not_now': 'This stock count is closed. Open another one to go on counting.',
  'count.moved': 'Copies of “{title}” came or went while it was being counted: please count it again.',
  'count.promised': 'Some of the missing copies of “{title}” have been sold: settle those orders first, or leave the title out.',
  'count.not_counted': 'That title has not been counted.',
  'count.nothing': 'Nothing has been counted yet.',
}
export const countMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
