import type { Localized } from '#kernel/language.ts'

interface LinkTexts {
  subject: string
  said: string
  button: string
  ends: string
  ignore: string
}

export const linkTexts: Localized<Record<'invitation' | 'reset', LinkTexts>> = {
  es: {
    invitation: {
      subject: 'Su acceso a la gestión de la tienda',
      said: 'Ya forma parte del personal de la tienda. Siga el enlace para elegir su contraseña; después podrá entrar con ella y con este correo.',
      button: 'Elegir contraseña',
      ends: 'El enlace caduca a los siete días y solo se puede usar una vez. Si caduca, pida otro a administración.',
      ignore: 'Si no esperaba este mensaje, no tiene que hacer nada.',
    },
    reset: {
      subject: 'Elija una contraseña nueva para la gestión de la tienda',
      said: 'Hemos recibido una petición para cambiar la contraseña con la que entra en la gestión de la tienda. Siga el enlace para elegir la nueva.',
      button: 'Elegir contraseña',
      ends: 'El enlace caduca a los treinta minutos y solo se puede usar una vez. Su segundo factor no cambia.',
      ignore: 'Si no la ha pedido usted, no tiene que hacer nada: su contraseña sigue siendo la misma.',
    },
  },
  ca: {
    invitation: {
      subject: 'El vostre accés a la gestió de la botiga',
      said: 'Ja formeu part del personal de la botiga. Seguiu l’enllaç per triar la contrasenya; després hi podreu entrar amb ella i amb aquest correu.',
      button: 'Tria la contrasenya',
      ends: 'L’enllaç caduca al cap de set dies i només es pot fer servir una vegada. Si caduca, demaneu-ne un altre a administració.',
      ignore: 'Si no esperàveu aquest missatge, no cal que feu res.',
    },
    reset: {
      subject: 'Trieu una contrasenya nova per a la gestió de la botiga',
      said: 'Algú ha demanat canviar la contrasenya amb què entreu a la gestió de la botiga. Si heu estat vós, seguiu l’enllaç i trieu-ne una de nova.',
      button: 'Tria la contrasenya',
      ends: 'L’enllaç caduca al cap de trenta minuts i només es pot fer servir una vegada. El vostre segon factor no canvia.',
      ignore: 'Si no ho heu demanat, no cal que feu res: la contrasenya continua sent la mateixa.',
    },
  },
  en: {
    invitation: {
      subject: 'Your access to the shop’s back office',
      said: 'You are now one of the shop’s staff. Follow the link to choose your password; you then sign in with it and this e-mail address.',
      button: 'Choose a password',
      ends: 'The link works once and is valid for seven days. If it has expired, ask an administrator for another.',
      ignore: 'If you were not expecting this e-mail, you can ignore it.',
    },
    reset: {
      subject: 'Choose a new password for the back office',
      said: 'Someone asked to change the password with which you sign in to the back office. If it was you, follow the link to choose a new one.',
      button: 'Choose a password',
      ends: 'The link works once and is valid for thirty minutes. Your second factor stays as it is.',
      ignore: 'If you did not ask for this, you can ignore this e-mail: your password will not change.',
    },
  },
}

interface NoticeText {
  subject: string
  said: (when: string, place: string) => string
}
interface NoticeTexts extends Record<'new_place' | 'password_changed' | 'factor_added' | 'factor_removed', NoticeText> {
  somewhere: string
  ifNot: string
  button: string
}

export const noticeTexts: Localized<NoticeTexts> = {
  es: {
    new_place: {
      subject: 'Ha entrado desde un lugar nuevo',
      said: (when, place) =>
        `Alguien ha entrado en la gestión de la tienda con su correo ${when}, desde un navegador o una red que no había usado antes: ${place}.`,
    },
    password_changed: {
      subject: 'Su contraseña ha cambiado',
      said: (when) => `La contraseña con la que entra en la gestión de la tienda se cambió ${when}.`,
    },
    factor_added: {
      subject: 'Tiene un segundo factor nuevo',
      said: (when) => `Se añadió una forma de confirmar quién es usted al entrar en la gestión de la tienda ${when}.`,
    },
    factor_removed: {
      subject: 'Se ha quitado un segundo factor',
      said: (when) => `Se quitó una forma de confirmar quién es usted al entrar en la gestión de la tienda ${when}.`,
    },
    somewhere: 'un lugar que no se conoce',
    ifNot:
      'Si ha sido usted, no tiene que hacer nada. Si no, cambie la contraseña, cierre todas las sesiones y avise a administración.',
    button: 'Ver mi cuenta',
  },
  ca: {
    new_place: {
      subject: 'Heu entrat des d’un lloc nou',
      said: (when, place) =>
        `Algú ha entrat a la gestió de la botiga amb el vostre correu ${when}, des d’un navegador o una xarxa que no havíeu fet servir abans: ${place}.`,
    },
    password_changed: {
      subject: 'La vostra contrasenya ha canviat',
      said: (when) => `La contrasenya amb què entreu a la gestió de la botiga es va canviar ${when}.`,
    },
    factor_added: {
      subject: 'Teniu un segon factor nou',
      said: (when) => `Es va afegir una manera de confirmar qui sou en entrar a la gestió de la botiga ${when}.`,
    },
    factor_removed: {
      subject: 'S’ha tret un segon factor',
      said: (when) => `Es va treure una manera de confirmar qui sou en entrar a la gestió de la botiga ${when}.`,
    },
    somewhere: 'un lloc que no es coneix',
    ifNot:
      'Si heu estat vós, no cal que feu res. Si no, canvieu la contrasenya, tanqueu totes les sessions i aviseu administració.',
    button: 'Mostra el meu compte',
  },
  en: {
    new_place: {
      subject: 'You signed in from a new place',
      said: (when, place) =>
        `Someone signed in to the back office with your e-mail address ${when}, from a browser or network you had not used before: ${place}.`,
    },
    password_changed: {
      subject: 'Your password has changed',
      said: (when) => `The password with which you sign in to the back office was changed ${when}.`,
    },
    factor_added: {
      subject: 'You have a new second factor',
      said: (when) => `A way to confirm who you are when signing in to the back office was added ${when}.`,
    },
    factor_removed: {
      subject: 'A second factor was removed',
      said: (when) => `A way to confirm who you are when signing in to the back office was removed ${when}.`,
    },
    somewhere: 'an unknown place',
    ifNot: 'If it was you, there is nothing to do. If not, change your password, end all sessions and tell an administrator.',
    button: 'Show my account',
  },
}
