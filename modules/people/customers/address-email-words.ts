import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: string
  asked: string
  button: string
  ends: string
  ignore: string
}

export const confirmTexts: Localized<Record<'opened' | 'moved', Texts>> = {
  es: {
    opened: {
      subject: 'Confirme su correo',
      asked:
        'Su cuenta ya está abierta. Confirme que este correo es suyo: los pedidos que haya hecho con él pasarán a su cuenta.',
      button: 'Confirmar el correo',
      ends: 'El enlace caduca a los siete días y solo se puede usar una vez.',
      ignore: 'Si no ha abierto usted la cuenta, no tiene que hacer nada.',
    },
    moved: {
      subject: 'Confirme su nuevo correo',
      asked: 'Nos ha pedido que su cuenta pase a este correo. El cambio se hará cuando lo confirme.',
      button: 'Confirmar el nuevo correo',
      ends: 'El enlace caduca al cabo de un día y solo se puede usar una vez.',
      ignore: 'Si no lo ha pedido usted, no tiene que hacer nada: no cambiará nada.',
    },
  },
  ca: {
    opened: {
      subject: 'Confirmeu el vostre correu',
      asked:
        'El vostre compte ja està obert. Confirmeu que aquest correu és vostre: les comandes que hi hàgiu fet passaran al compte.',
      button: 'Confirma el correu',
      ends: 'L’enllaç caduca al cap de set dies i només es pot fer servir una vegada.',
      ignore: 'Si no heu obert vós el compte, no cal que feu res.',
    },
    moved: {
      subject: 'Confirmeu el nou correu',
      asked: 'Ens heu demanat que el vostre compte passi a aquest correu. El canvi es farà quan el confirmeu.',
      button: 'Confirma el nou correu',
      ends: 'L’enllaç caduca al cap d’un dia i només es pot fer servir una vegada.',
      ignore: 'Si no ho heu demanat, no cal que feu res: no canviarà res.',
    },
  },
  en: {
    opened: {
      subject: 'Please confirm your e-mail address',
      asked:
        'Your account is open. Please confirm that this is your address, so that orders you placed with it are added to your account.',
      button: 'Confirm e-mail address',
      ends: 'The link works once and is valid for seven days.',
      ignore: 'If you did not open an account, you can ignore this e-mail.',
    },
    moved: {
      subject: 'Please confirm your new e-mail address',
      asked: 'You asked to move your account to this address. The change will be made once you confirm it.',
      button: 'Confirm new e-mail address',
      ends: 'The link works once and is valid for one day.',
      ignore: 'If you did not ask for this, you can ignore this e-mail: nothing will change.',
    },
  },
}

export const noteTexts: Localized<{ subject: string; asked: (to: string) => string; not: string }> = {
  es: {
    subject: 'Ha pedido cambiar el correo de su cuenta',
    asked: (to) => `Hemos enviado un enlace a ${to}. Cuando se confirme, entrará en su cuenta con ese correo y no con este.`,
    not: 'Si no lo ha pedido usted, cambie su contraseña y cierre las demás sesiones desde su área privada, o escríbanos.',
  },
  ca: {
    subject: 'Heu demanat canviar el correu del compte',
    asked: (to) => `Hem enviat un enllaç a ${to}. Quan es confirmi, entrareu al compte amb aquell correu i no pas amb aquest.`,
    not: 'Si no ho heu demanat, canvieu la contrasenya i tanqueu les altres sessions des de l’àrea privada, o escriviu-nos.',
  },
  en: {
    subject: 'You asked to change the e-mail address of your account',
    asked: (to) => `We have sent a link to ${to}. Once it is confirmed, sign in with that address instead of this one.`,
    not: 'If it was not you, change your password and end your other sessions in your account, or contact us.',
  },
}
