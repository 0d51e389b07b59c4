import type { Language } from '#kernel/language.ts'

const es = {
  'mail.unknown': 'No hay ningún correo con ese número.',
  'mail.emptied': 'El texto de este correo ya no se conserva: no se puede enviar otra vez.',
  'mail.on_its_way': 'Este correo aún está por salir.',
  'mail.not_proved': 'Esta dirección no es de la misma cuenta, o nadie ha demostrado que sea suya.',
}
const ca: typeof es = {
  'mail.unknown': 'No hi ha cap correu amb aquest número.',
  'mail.emptied': 'El text d’aquest correu ja no es conserva: no es pot tornar a enviar.',
  'mail.on_its_way': 'Aquest correu encara ha de sortir.',
  'mail.not_proved': 'Aquesta adreça no és del mateix compte, o ningú no ha demostrat que sigui seva.',
}
const en: typeof es = {
  'mail.unknown': 'There is no e-mail with that number.',
  'mail.emptied': 'The text of this e-mail is no longer kept, so it cannot be sent again.',
  'mail.on_its_way': 'This e-mail is still waiting to be sent.',
  'mail.not_proved': 'This address does not belong to the same account, or nobody has shown that it is theirs.',
}

export const mailMessages: Record<Language, typeof es> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Record<keyof typeof es, string> {}
}
