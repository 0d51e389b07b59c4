import type { Language } from '#kernel/language.ts'

const es = {
  'notice.asked': 'Falta un paso: le hemos escrito para que confirme que el correo es suyo.',
  'notice.kept': 'Anotado. Le escribiremos en cuanto vuelva a estar disponible.',
  'notice.kept_volume': 'Anotado. Le escribiremos cuando salga el siguiente volumen.',
  'notice.no_series': 'Este libro no lleva número dentro de una serie.',
  'notice.volume_out': 'El siguiente volumen ya está en la tienda.',
  'notice.stopped': 'De acuerdo: no le avisaremos.',
  'notice.for_sale': 'Este artículo ya se puede comprar.',
  'notice.link': 'Este enlace ya no sirve. Puede pedir el aviso otra vez en la página del artículo.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'notice.asked': 'Falta un pas: us hem escrit perquè confirmeu que el correu és vostre.',
  'notice.kept': 'Anotat. Us escriurem tan bon punt torni a estar disponible.',
  'notice.kept_volume': 'Anotat. Us escriurem quan surti el volum següent.',
  'notice.no_series': 'Aquest llibre no porta número dins d’una sèrie.',
  'notice.volume_out': 'El volum següent ja és a la botiga.',
  'notice.stopped': 'D’acord: no us avisarem.',
  'notice.for_sale': 'Aquest article ja es pot comprar.',
  'notice.link': 'Aquest enllaç ja no serveix. Podeu demanar l’avís una altra vegada a la pàgina de l’article.',
}
const en: Messages = {
  'notice.asked': 'Nearly there: we have e-mailed you to confirm your address.',
  'notice.kept': 'Thank you. We will e-mail you as soon as it is back.',
  'notice.kept_volume': 'Thank you. We will e-mail you when the next volume comes out.',
  'notice.no_series': 'This book bears no number in a series.',
  'notice.volume_out': 'The next volume is in the shop already.',
  'notice.stopped': 'Done: we will not e-mail you about this item.',
  'notice.for_sale': 'This item is available now.',
  'notice.link': 'This link no longer works. You can set the alert again on the product page.',
}
export const noticeMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
