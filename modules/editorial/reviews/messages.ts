import type { Language } from '#kernel/language.ts'

const es = {
  'review.unknown': 'No encontramos esta reseña.',
  'review.not_bought': 'Solo puede escribir una reseña quien lo ha comprado en esta tienda, una vez enviado o recogido.',
  'review.once': 'Ya ha escrito una reseña de esta obra. Puede cambiarla o retirarla en «Mis reseñas».',
  'review.stars': 'Elija entre una y cinco estrellas.',
  'review.short': 'Escriba al menos 20 caracteres.',
  'review.long': 'Caben 4.000 caracteres.',
  'review.name': 'Escriba cómo quiere firmar, con entre 2 y 60 caracteres.',
  'review.no_links': 'No se pueden poner enlaces.',
  'review.written': 'Gracias. La leeremos y le escribiremos cuando esté publicada.',
  'review.withdrawn': 'Hemos borrado su reseña.',
  'review.decided': 'Ya se ha decidido sobre esta reseña.',
  'review.only_approved': 'Solo se contesta a una reseña publicada.',
}
type Messages = Record<keyof typeof es, string>

const ca: Messages = {
  'review.unknown': 'No trobem aquesta ressenya.',
  'review.not_bought': 'Només pot escriure una ressenya qui ho ha comprat en aquesta botiga, un cop enviat o recollit.',
  'review.once': 'Ja heu escrit una ressenya d’aquesta obra. La podeu canviar o retirar a «Les meves ressenyes».',
  'review.stars': 'Trieu entre una i cinc estrelles.',
  'review.short': 'Escriviu almenys 20 caràcters.',
  'review.long': 'Hi caben 4.000 caràcters.',
  'review.name': 'Escriviu com voleu signar, amb entre 2 i 60 caràcters.',
  'review.no_links': 'No s’hi poden posar enllaços.',
  'review.written': 'Gràcies. La llegirem i us escriurem quan estigui publicada.',
  'review.withdrawn': 'Hem esborrat la vostra ressenya.',
  'review.decided': 'Ja s’ha decidit sobre aquesta ressenya.',
  'review.only_approved': 'Només es contesta una ressenya publicada.',
}

const en: Messages = {
  'review.unknown': 'We cannot find this review.',
  'review.not_bought': 'Only customers who bought it in this shop can review it, once it has been sent or collected.',
  'review.once': 'You have already reviewed this work. You can change or withdraw your review under “My reviews”.',
  'review.stars': 'Choose between one and five stars.',
  'review.short': 'Please write at least 20 characters.',
  'review.long': 'There is room for 4,000 characters.',
  'review.name': 'Tell us how to sign it, with 2 to 60 characters.',
  'review.no_links': 'Links are not allowed.',
  'review.written': 'Thank you. We will read it and e-mail you once it is published.',
  'review.withdrawn': 'Your review has been deleted.',
  'review.decided': 'This review has already been decided on.',
  'review.only_approved': 'Only a published review can be answered.',
}

export const reviewMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
