import type { Language } from '#kernel/language.ts'

const es = {
  'ebook_gift.unknown':
    'Este enlace no abre ningún regalo. Si ha recibido más de un correo, use el último; si no, pida a quien se lo regaló que lo envíe otra vez.',
  'ebook_gift.over': 'Este regalo se canceló y ya no se puede abrir.',
  'ebook_gift.opened': 'Este regalo ya se abrió. El enlace para leerlo está en el correo que enviamos entonces.',
  'ebook_gift.no_such_line': 'Ese pedido no tiene ese regalo.',
  'ebook_gift.not_yet': 'El regalo se enviará cuando llegue su día.',
  'ebook_gift.sent_often': 'Ya hemos enviado este regalo {most} veces. Escríbanos y lo miramos con usted.',
  'ebook_gift.consent': 'Marque que quiere abrirlo ahora.',
  'ebook_gift.acknowledged': 'Marque que sabe que al abrirlo se pierde el derecho de desistimiento.',
}
type Codes = Record<keyof typeof es, string>
const ca: Codes = {
  'ebook_gift.unknown':
    'Aquest enllaç no obre cap regal. Si heu rebut més d’un correu, feu servir l’últim; si no, demaneu a qui us l’ha regalat que el torni a enviar.',
  'ebook_gift.over': 'Aquest regal es va cancel·lar i ja no es pot obrir.',
  'ebook_gift.opened': 'Aquest regal ja es va obrir. L’enllaç per llegir-lo és al correu que vam enviar llavors.',
  'ebook_gift.no_such_line': 'Aquesta comanda no té aquest regal.',
  'ebook_gift.not_yet': 'El regal s’enviarà quan n’arribi el dia.',
  'ebook_gift.sent_often': 'Ja hem enviat aquest regal {most} vegades. Escriviu-nos i ho revisarem.',
  'ebook_gift.consent': 'Marqueu que el voleu obrir ara.',
  'ebook_gift.acknowledged': 'Marqueu que sabeu que, quan l’obriu, es perd el dret de desistiment.',
}
const en: Codes = {
  'ebook_gift.unknown':
    'This link does not open a gift. If you have received more than one e-mail, use the latest; otherwise ask whoever gave it to you to send it again.',
  'ebook_gift.over': 'This gift was cancelled and can no longer be opened.',
  'ebook_gift.opened': 'This gift has already been opened. The link to read it is in the e-mail we sent at the time.',
  'ebook_gift.no_such_line': 'That order does not have that gift.',
  'ebook_gift.not_yet': 'The gift will be sent when its day comes.',
  'ebook_gift.sent_often': 'We have already sent this gift {most} times. Contact us and we will look into it.',
  'ebook_gift.consent': 'Tick that you want to open it now.',
  'ebook_gift.acknowledged': 'Tick that you know that opening it ends the right to withdraw.',
}

export const ebookGiftMessages: Record<Language, Codes> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Codes {}
}
