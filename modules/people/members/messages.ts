import type { Language } from '#kernel/language.ts'

const es = {
  'members.too_many': 'Una cuenta tiene como máximo {most} usuarios. Dé de baja a alguno para invitar a otro.',
  'members.unknown': 'Este usuario no está en su cuenta.',
  'members.joined_already': 'Esta persona ya aceptó la invitación.',
  'members.link_expired': 'La invitación ha caducado o ya se ha usado. Pida a quien le invitó que se la envíe de nuevo.',
  'members.name_long': 'Escriba un nombre de 120 letras como máximo.',
  'members.invited': 'Hemos enviado la invitación.',
  'members.changed': 'Los cambios se han guardado.',
  'members.closed': 'El usuario está dado de baja.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'members.too_many': 'Un compte té com a màxim {most} usuaris. Doneu-ne de baixa algun per convidar-ne un altre.',
  'members.unknown': 'Aquest usuari no és al vostre compte.',
  'members.joined_already': 'Aquesta persona ja va acceptar la invitació.',
  'members.link_expired': 'La invitació ha caducat o ja s’ha fet servir. Demaneu a qui us va convidar que us la torni a enviar.',
  'members.name_long': 'Escriviu un nom de 120 lletres com a màxim.',
  'members.invited': 'Hem enviat la invitació.',
  'members.changed': 'S’han desat els canvis.',
  'members.closed': 'S’ha donat de baixa l’usuari.',
}
const en: Messages = {
  'members.too_many': 'An account has at most {most} users. Close one to invite another.',
  'members.unknown': 'This user is not in your account.',
  'members.joined_already': 'This person has already accepted the invitation.',
  'members.link_expired': 'The invitation has expired or has already been used. Ask the person who invited you to send it again.',
  'members.name_long': 'Please enter a name of up to 120 characters.',
  'members.invited': 'The invitation is on its way.',
  'members.changed': 'The changes have been saved.',
  'members.closed': 'The user has been closed.',
}

export const memberMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
