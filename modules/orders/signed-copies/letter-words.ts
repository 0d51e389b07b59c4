import { theDay } from '#kernel/catalan-day.ts'
import type { Language } from '#kernel/language.ts'
import type { SigningNews } from './letters.ts'

interface Texts {
  subject: (number: string) => string
  title: string
  text: (signing: string, day: string) => string
  closing: string
}

export const see: Record<Language, string> = { es: 'Ver el pedido', ca: 'Mostra la comanda', en: 'See the order' }

export const texts: Record<Language, Record<SigningNews, Texts>> = {
  es: {
    moved: {
      subject: (number) => `Cambia la firma de su pedido ${number}`,
      title: 'La firma cambia de día o de lugar',
      text: (signing, day) =>
        `La firma «${signing}» ha cambiado: será el ${day}. Estos ejemplares suyos se firman entonces y salen después:`,
      closing:
        'No tiene que hacer nada. Si no puede esperar, responda a este correo: se los enviamos sin firmar o le devolvemos el importe, como prefiera.',
    },
    called_off: {
      subject: (number) => `Se suspende la firma de su pedido ${number}`,
      title: 'La firma se ha suspendido',
      text: (signing) => `La firma «${signing}» se ha suspendido y estos ejemplares suyos no se podrán firmar:`,
      closing:
        'Responda a este correo y díganos qué prefiere: se los enviamos sin firmar o le devolvemos el importe. Hasta que lo sepamos, los guardamos.',
    },
  },
  ca: {
    moved: {
      subject: (number) => `Canvia la signatura de la vostra comanda ${number}`,
      title: 'La signatura canvia de dia o de lloc',
      text: (signing, day) =>
        `La signatura «${signing}» ha canviat: serà ${theDay(day)}. Aquests exemplars vostres se signen llavors i surten després:`,
      closing:
        'No heu de fer res. Si no podeu esperar, responeu a aquest correu: us els enviem sense signar o us en tornem l’import, com preferiu.',
    },
    called_off: {
      subject: (number) => `Se suspèn la signatura de la vostra comanda ${number}`,
      title: 'La signatura s’ha suspès',
      text: (signing) => `La signatura «${signing}» s’ha suspès i aquests exemplars vostres no es podran signar:`,
      closing:
        'Responeu a aquest correu i digueu-nos què preferiu: us els enviem sense signar o us en tornem l’import. Fins que ho sapiguem, els guardem.',
    },
  },
  en: {
    moved: {
      subject: (number) => `The signing for your order ${number} has changed`,
      title: 'The signing has a new date or place',
      text: (signing, day) =>
        `The signing “${signing}” has changed: it is now on ${day}. These copies of yours are signed then and sent afterwards:`,
      closing:
        'You do not need to do anything. If you cannot wait, reply to this e-mail: we will send them unsigned or refund them, as you prefer.',
    },
    called_off: {
      subject: (number) => `The signing for your order ${number} has been cancelled`,
      title: 'The signing has been cancelled',
      text: (signing) => `The signing “${signing}” has been cancelled, and these copies of yours cannot be signed:`,
      closing:
        'Reply to this e-mail and tell us what you prefer: we will send them unsigned or refund them. Until we know, we keep them for you.',
    },
  },
}
