import type { Localized } from '#kernel/language.ts'

/** Why somebody on a list is written to. */
export const letterKinds = [
  'confirmed',
  'paid',
  'waiting',
  'moved_up',
  'given_back',
  'cancelled',
  'changed',
  'held',
  'offered',
  'reminder',
] as const
export type LetterKind = (typeof letterKinds)[number]

interface Told {
  subject: (title: string) => string
  text: string
}
interface Texts {
  kinds: Record<LetterKind, Told>
  when: string
  hours: string
  where: string
  places: (count: number) => string
  free: string
  price: string
  /** Behind what is to be paid. */
  payInShop: string
  reason: string
  companions: string
  comesBack: string
  /** Given back after the day until which money comes back. */
  staysPaid: string
  payUntil: (when: string) => string
  pay: string
  paidBy: (number: string) => string
  seeOrder: string
  see: string
  /** Before the link to the page that has its bars. */
  ticket: (code: string) => string
  showTicket: string
  /** Beside the link that gives the places back. */
  cannotCome: string
  giveBack: string
}

export const emailTexts: Localized<Texts> = {
  es: {
    kinds: {
      confirmed: {
        subject: (title) => `Tiene plaza: ${title}`,
        text: 'Su inscripción está confirmada. Le adjuntamos la cita para su calendario; en la puerta basta con su entrada o con su nombre.',
      },
      paid: {
        subject: (title) => `Tiene plaza: ${title}`,
        text: 'Hemos recibido el pago y su inscripción está confirmada. Le adjuntamos la cita para su calendario; en la puerta basta con su entrada o con su nombre.',
      },
      waiting: {
        subject: (title) => `En lista de espera: ${title}`,
        text: 'Ahora mismo no quedan plazas suficientes y le hemos apuntado en la lista de espera. Si queda una libre, es suya y le escribimos enseguida; no tiene que hacer nada más.',
      },
      moved_up: {
        subject: (title) => `Ya tiene plaza: ${title}`,
        text: 'Ha quedado sitio y su inscripción pasa de la lista de espera a estar confirmada. Le adjuntamos la cita para su calendario.',
      },
      given_back: {
        subject: (title) => `Inscripción anulada: ${title}`,
        text: 'Hemos anulado su inscripción y la plaza queda libre para otra persona. Gracias por avisar.',
      },
      cancelled: {
        subject: (title) => `Actividad suspendida: ${title}`,
        text: 'Sentimos decirle que esta actividad no se celebrará. Su inscripción queda anulada; el archivo adjunto la retira de su calendario.',
      },
      changed: {
        subject: (title) => `Cambio de fecha o de lugar: ${title}`,
        text: 'Esta actividad ha cambiado de fecha o de lugar. Su inscripción sigue siendo válida; le adjuntamos la cita corregida. Si ya no puede venir, anúlela, por favor.',
      },
      held: {
        subject: (title) => `Plazas reservadas a la espera del pago: ${title}`,
        text: 'Le guardamos las plazas mientras las paga. En cuanto esté pagado, le enviamos la entrada; si no se paga a tiempo, quedan libres.',
      },
      offered: {
        subject: (title) => `Hay plaza para usted: ${title}`,
        text: 'Ha quedado sitio y la plaza es suya si la paga a tiempo. Después pasará a la siguiente persona de la lista de espera.',
      },
      reminder: {
        subject: (title) => `Le esperamos: ${title}`,
        text: 'Le recordamos que la actividad es dentro de un día. Su entrada va adjunta.',
      },
    },
    when: 'Cuándo',
    hours: 'Horario',
    where: 'Dónde',
    places: (count) => (count === 1 ? 'Una plaza' : `${count} plazas`),
    free: 'Entrada libre',
    price: 'Precio',
    payInShop: 'Se paga en la tienda, el día de la actividad.',
    companions: 'Le acompañan',
    comesBack: 'Le devolvemos lo pagado por el mismo medio de pago.',
    staysPaid: 'El plazo para recuperar el importe había terminado.',
    payUntil: (when) => `Se paga hasta: ${when}`,
    pay: 'Pagar las plazas',
    paidBy: (number) => `Pagado con el pedido ${number}.`,
    seeOrder: 'Ver el pedido y su factura',
    reason: 'Motivo',
    see: 'Ver la actividad',
    ticket: (code) => `Su entrada: ${code}.`,
    showTicket: 'Ver la entrada con su código de barras',
    cannotCome: '¿No puede venir? Anule su inscripción y otra persona aprovechará la plaza.',
    giveBack: 'Anular la inscripción',
  },
  ca: {
    kinds: {
      confirmed: {
        subject: (title) => `Teniu plaça: ${title}`,
        text: 'La vostra inscripció està confirmada. Us adjuntem la cita per al calendari; a la porta n’hi ha prou amb l’entrada o amb el vostre nom.',
      },
      paid: {
        subject: (title) => `Teniu plaça: ${title}`,
        text: 'Hem rebut el pagament i la vostra inscripció està confirmada. Us adjuntem la cita per al calendari; a la porta n’hi ha prou amb l’entrada o amb el vostre nom.',
      },
      waiting: {
        subject: (title) => `En llista d’espera: ${title}`,
        text: 'Ara mateix no queden prou places i us hem apuntat a la llista d’espera. Si algú cedeix la seva plaça, us la guardem i us escrivim de seguida; no heu de fer res més.',
      },
      moved_up: {
        subject: (title) => `Ja teniu plaça: ${title}`,
        text: 'Ha quedat lloc i la vostra inscripció passa de la llista d’espera a estar confirmada. Us adjuntem la cita per al calendari.',
      },
      given_back: {
        subject: (title) => `Inscripció anul·lada: ${title}`,
        text: 'Hem anul·lat la vostra inscripció i la plaça queda lliure per a una altra persona. Gràcies per avisar-nos.',
      },
      cancelled: {
        subject: (title) => `Activitat suspesa: ${title}`,
        text: 'Ens sap greu dir-vos que aquesta activitat no es farà. La vostra inscripció queda anul·lada; el fitxer adjunt la retira del calendari.',
      },
      changed: {
        subject: (title) => `Canvi de data o de lloc: ${title}`,
        text: 'Aquesta activitat ha canviat de data o de lloc. La vostra inscripció continua vigent; us adjuntem la cita corregida. Si ja no podeu venir, anul·leu-la, si us plau.',
      },
      held: {
        subject: (title) => `Places reservades a l’espera del pagament: ${title}`,
        text: 'Us guardem les places mentre les pagueu. Quan estigui pagat, us enviem l’entrada; si no es paga a temps, queden lliures.',
      },
      offered: {
        subject: (title) => `Hi ha plaça per a vós: ${title}`,
        text: 'Ha quedat lloc i la plaça és vostra si la pagueu a temps. Després passarà a la persona següent de la llista d’espera.',
      },
      reminder: {
        subject: (title) => `Us esperem: ${title}`,
        text: 'Us recordem que l’activitat és d’aquí a un dia. L’entrada va adjunta.',
      },
    },
    when: 'Quan',
    hours: 'Horari',
    where: 'On',
    places: (count) => (count === 1 ? 'Una plaça' : `${count} places`),
    free: 'Entrada lliure',
    price: 'Preu',
    payInShop: 'Es paga a la botiga, el dia de l’activitat.',
    companions: 'Us acompanyen',
    comesBack: 'Us tornem l’import pagat pel mateix mitjà de pagament.',
    staysPaid: 'El termini per recuperar l’import s’havia acabat.',
    payUntil: (when) => `Es paga fins a: ${when}`,
    pay: 'Paga les places',
    paidBy: (number) => `Pagat amb la comanda ${number}.`,
    seeOrder: 'Mostra la comanda i la factura',
    reason: 'Motiu',
    see: 'Mostra l’activitat',
    ticket: (code) => `La vostra entrada: ${code}.`,
    showTicket: 'Mostra l’entrada amb el codi de barres',
    cannotCome: 'No podeu venir? Anul·leu la inscripció i una altra persona aprofitarà la plaça.',
    giveBack: 'Anul·la la inscripció',
  },
  en: {
    kinds: {
      confirmed: {
        subject: (title) => `You have a place: ${title}`,
        text: 'Your registration is confirmed. A calendar invitation is attached. Just show your ticket or give your name at the door.',
      },
      paid: {
        subject: (title) => `You have a place: ${title}`,
        text: 'We have received your payment and your registration is confirmed. A calendar invitation is attached. Just show your ticket or give your name at the door.',
      },
      waiting: {
        subject: (title) => `On the waiting list: ${title}`,
        text: 'There are not enough places left at the moment, so we have put you on the waiting list. If a place becomes free, we will keep it for you and e-mail you straight away. You do not need to do anything else.',
      },
      moved_up: {
        subject: (title) => `You now have a place: ${title}`,
        text: 'A place has become free and you have moved up from the waiting list: your registration is confirmed. A calendar invitation is attached.',
      },
      given_back: {
        subject: (title) => `Registration cancelled: ${title}`,
        text: 'We have cancelled your registration, and the place is free for someone else. Thank you for letting us know.',
      },
      cancelled: {
        subject: (title) => `Event cancelled: ${title}`,
        text: 'We are sorry, but this event has been cancelled, and so has your registration. The attached file removes it from your calendar.',
      },
      changed: {
        subject: (title) => `New date or venue: ${title}`,
        text: 'The date or the venue of this event has changed. Your registration is still valid; an updated calendar invitation is attached. If you can no longer come, please cancel it.',
      },
      held: {
        subject: (title) => `Places held until you pay: ${title}`,
        text: 'We are holding your places while you pay for them. Once they are paid for we will send you the ticket; if they are not paid for in time, they become available again.',
      },
      offered: {
        subject: (title) => `There is a place for you: ${title}`,
        text: 'A place has become free, and it is yours if you pay for it in time. After that it goes to the next person on the waiting list.',
      },
      reminder: {
        subject: (title) => `See you soon: ${title}`,
        text: 'This is a reminder that the event takes place in a day’s time. Your ticket is attached.',
      },
    },
    when: 'When',
    hours: 'Opening hours',
    where: 'Where',
    places: (count) => (count === 1 ? 'One place' : `${count} places`),
    free: 'Free entry',
    price: 'Price',
    payInShop: 'Pay in the shop on the day of the event.',
    companions: 'Coming with you',
    comesBack: 'We are refunding what you paid to the payment method you used.',
    staysPaid: 'The period for a refund had ended.',
    payUntil: (when) => `Pay by: ${when}`,
    pay: 'Pay for the places',
    paidBy: (number) => `Paid with order ${number}.`,
    seeOrder: 'See the order and its invoice',
    reason: 'Reason',
    see: 'See the event',
    ticket: (code) => `Your ticket: ${code}.`,
    showTicket: 'Show the ticket with its barcode',
    cannotCome: 'Can’t come? Please cancel your registration so that someone else can have the place.',
    giveBack: 'Cancel registration',
  },
}
