import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: string
  asked: string
  button: string
  ends: string
  ignore: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: 'Elija una contraseña nueva',
    asked: 'Hemos recibido una petición para cambiar la contraseña de su cuenta. Siga el enlace para elegir la nueva.',
    button: 'Elegir contraseña',
    ends: 'El enlace caduca en una hora y solo se puede usar una vez.',
    ignore: 'Si no la ha pedido usted, no tiene que hacer nada: su contraseña sigue siendo la misma.',
  },
  ca: {
    subject: 'Trieu una contrasenya nova',
    asked: 'Algú ha demanat canviar la contrasenya del vostre compte. Si heu estat vós, seguiu l’enllaç i trieu-ne una de nova.',
    button: 'Tria la contrasenya',
    ends: 'L’enllaç caduca al cap d’una hora i només es pot fer servir una vegada.',
    ignore: 'Si no ho heu demanat, no cal que feu res: la contrasenya continua sent la mateixa.',
  },
  en: {
    subject: 'Choose a new password',
    asked: 'Someone asked to change the password of your account. If it was you, follow the link to choose a new one.',
    button: 'Choose a password',
    ends: 'The link works once and is valid for one hour.',
    ignore: 'If you did not ask for this, you can ignore this e-mail: your password will not change.',
  },
}
