import { ofName } from '#kernel/catalan-names.ts'
import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: string
  refused: (account: string) => string
  meanwhile: string
  again: string
  button: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: 'No hemos podido activar su cuenta',
    refused: (account) => `Hemos revisado los datos de ${account} y de momento no activamos la cuenta. El motivo es este:`,
    meanwhile: 'Mientras tanto puede comprar como cualquier cliente.',
    again: 'Si corrige los datos de la entidad en «Mis datos», los revisaremos de nuevo.',
    button: 'Revisar los datos',
  },
  ca: {
    subject: 'No hem pogut activar el vostre compte',
    refused: (account) => `Hem revisat les dades ${ofName(account)} i de moment no activem el compte. El motiu és aquest:`,
    meanwhile: 'Mentrestant podeu comprar com qualsevol client.',
    again: 'Si corregiu les dades de l’entitat a «Les meves dades», les revisarem de nou.',
    button: 'Revisa les dades',
  },
  en: {
    subject: 'We could not activate your account',
    refused: (account) =>
      `We have checked the details of ${account} and are not activating the account for now. The reason is this:`,
    meanwhile: 'In the meantime you can buy like any other customer.',
    again: 'If you correct the details of your organisation under “My details”, we will check them again.',
    button: 'Check the details',
  },
}
