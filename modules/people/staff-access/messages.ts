import type { Language } from '#kernel/language.ts'

const es = {
  'staff.password_wrong': 'Esta no es su contraseña.',
  'staff.link_ended': 'Este enlace ya se ha usado o ha caducado. Pida otro.',
  'staff.not_invited': 'Esta persona ya eligió su contraseña, o ya no trabaja aquí.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'staff.password_wrong': 'Aquesta no és la vostra contrasenya.',
  'staff.link_ended': 'Aquest enllaç ja s’ha fet servir o ha caducat. Demaneu-ne un altre.',
  'staff.not_invited': 'Aquesta persona ja va triar la contrasenya, o ja no treballa aquí.',
}
const en: Messages = {
  'staff.password_wrong': 'This is not your password.',
  'staff.link_ended': 'This link has been used or has expired. Please ask for another.',
  'staff.not_invited': 'This person has already chosen a password, or no longer works here.',
}

/** Why somebody could not sign in, or change how they do. */
export const staffAccessMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
