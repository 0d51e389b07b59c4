import type { Language } from '#kernel/language.ts'

const es = {
  'notice.asked': 'Casi está: le hemos escrito para que confirme que el correo es suyo.',
  'notice.kept': 'Anotado. Le escribiremos en cuanto vuelva a estar disponible.',
  'notice.stopped': 'De acuerdo: no le avisaremos.',
  'notice.for_sale': 'Este artículo ya se puede comprar.',
  'notice.link': 'Este enlace ya no sirve. Puede pedir el aviso otra vez en la página del artículo.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'notice.asked': 'Ja gairebé està: us hem escrit perquè confirmeu que el correu és vostre.',
  'notice.kept': 'Anotat. Us escriurem tan bon punt torni a estar disponible.',
  'notice.stopped': 'D’acord: no us avisarem.',
  'notice.for_sale': 'Aquest article ja es pot comprar.',
  'notice.link': 'Aquest enllaç ja no serveix. Podeu demanar l’avís una altra vegada a la pàgina de l’article.',
}
const en: Messages = {
  'notice.asked': 'Nearly there: we have written to you so that you can confirm the address is yours.',
  'notice.kept': 'Noted. We will write as soon as it is back.',
  'notice.stopped': 'All right: we will not write.',
  'notice.for_sale': 'This article can be bought now.',
  'notice.link': 'This link no longer works. You can ask for the notice again on the article’s page.',
}
export const noticeMessages: Record<Language, Messages> = { es, ca, en }
