import { atTime, ofTheDay, theDay } from '#kernel/catalan-day.ts'
import { withdrawalDays } from '#kernel/facts.ts'
import type { Localized } from '#kernel/language.ts'

interface Texts {
  cancelledSubject: (number: string) => string
  cancelledTitle: string
  cancelledOrder: (number: string) => string
  cancelledLines: (number: string) => string
  givenBack: string
  givenBackWhen: string
  toGiftCard: (amount: string) => string
  notCharged: string
  acceptedSubject: (number: string) => string
  acceptedTitle: string
  accepted: (number: string) => string
  acceptedHow: string
  sendTo: string
  labelSubject: (number: string) => string
  labelTitle: string
  labelHow: string
  labelCode: string
  refusedSubject: (number: string) => string
  refusedTitle: string
  refused: (number: string) => string
  answer: string
  refundedSubject: (number: string) => string
  refundedTitle: string
  refunded: (number: string, amount: string) => string
  refundedWhen: string
  lessOwedSubject: (number: string) => string
  lessOwedTitle: string
  lessOwed: (number: string, amount: string) => string
  confirmSubject: (number: string) => string
  confirmTitle: string
  confirm: (number: string, day: string, time: string) => string
  confirmCounts: string
  confirmEnds: (days: number) => string
  confirmIgnore: string
  confirmButton: string
  withdrawnSubject: (number: string) => string
  withdrawnTitle: string
  withdrawn: (number: string, day: string, time: string) => string
  orderFact: string
  orderOf: (number: string, day: string) => string
  orderNames: string
  nameTyped: string
  withdrawnInTime: string
  withdrawnCalledOff: string
  withdrawnLate: string
  see: string
}

/** The words of the letters about what is called off, sent back and given back. */
export const emailTexts: Localized<Texts> = {
  es: {
    cancelledSubject: (number) => `Cancelación en su pedido ${number}`,
    cancelledTitle: 'Cancelación confirmada',
    cancelledOrder: (number) => `Hemos cancelado por completo el pedido ${number}. Esto es lo que ya no le enviaremos:`,
    cancelledLines: (number) => `Hemos cancelado estos artículos del pedido ${number}; el resto sigue adelante:`,
    givenBack: 'Le devolvemos',
    givenBackWhen: 'El dinero vuelve a la misma tarjeta con la que pagó; el banco suele tardar entre tres y cinco días.',
    toGiftCard: (amount) => `Devolvemos ${amount} a la tarjeta regalo con la que pagó; puede gastarlos desde ahora.`,
    notCharged: 'No se le había cobrado nada por ello.',
    acceptedSubject: (number) => `Su devolución del pedido ${number}`,
    acceptedTitle: 'Puede enviarnos la devolución',
    accepted: (number) => `Aceptamos la devolución de estos artículos del pedido ${number}:`,
    acceptedHow:
      'Embálelos bien, ponga dentro el número de pedido y envíelos a la dirección que figura en este correo, o tráigalos a la tienda. En cuanto los recibamos le devolveremos el dinero.',
    sendTo: 'Dónde enviarlos',
    labelSubject: (number) => `Etiqueta para su devolución del pedido ${number}`,
    labelTitle: 'Su etiqueta de devolución',
    labelHow:
      'La etiqueta va con este correo. Embale bien los artículos, péguela por fuera y entregue el paquete al transportista que prefiera o en cualquiera de nuestras tiendas. Al llegar leemos su código y le devolvemos el dinero.',
    labelCode: 'Código de la etiqueta',
    refusedSubject: (number) => `Sobre su devolución del pedido ${number}`,
    refusedTitle: 'No podemos aceptar la devolución',
    refused: (number) => `Hemos estudiado la devolución que nos pidió del pedido ${number} y no podemos aceptarla.`,
    answer: 'El motivo',
    refundedSubject: (number) => `Le hemos devuelto el dinero del pedido ${number}`,
    refundedTitle: 'Reembolso hecho',
    refunded: (number, amount) => `Acabamos de devolverle ${amount} del pedido ${number}.`,
    refundedWhen: 'Lo verá en la misma tarjeta con la que pagó dentro de tres a cinco días, según su banco.',
    lessOwedSubject: (number) => `Abono en su cuenta · pedido ${number}`,
    lessOwedTitle: 'Abono hecho',
    lessOwed: (number, amount) =>
      `Hemos descontado ${amount} de lo que queda por pagar del pedido ${number}. Si ya lo había pagado, se lo devolvemos por transferencia.`,
    confirmSubject: (number) => `Confirme su desistimiento · pedido ${number}`,
    confirmTitle: 'Confirme su desistimiento',
    confirm: (number, day, time) =>
      `El ${day} a las ${time} (hora peninsular) recibimos una declaración de desistimiento del pedido ${number}. Elija los artículos y confírmela con este botón.`,
    confirmCounts: 'El plazo cuenta desde esa hora, aunque la confirme más tarde.',
    confirmEnds: (days) => `El enlace caduca a los ${days} días y solo se puede usar una vez.`,
    confirmIgnore: 'Si no ha hecho usted la declaración, no tiene que hacer nada: el pedido no cambia.',
    confirmButton: 'Confirmar desistimiento',
    withdrawnSubject: (number) => `Hemos recibido su desistimiento · pedido ${number}`,
    withdrawnTitle: 'Desistimiento recibido',
    withdrawn: (number, day, time) =>
      `El ${day} a las ${time} (hora peninsular) recibimos su declaración de que desiste del contrato del pedido ${number} en cuanto a:`,
    orderFact: 'Pedido',
    orderOf: (number, day) => `${number}, del ${day}`,
    orderNames: 'A nombre de',
    nameTyped: 'Nombre escrito en la declaración',
    withdrawnInTime: `Está en plazo. Dispone de ${withdrawalDays} días para enviarnos los artículos o traerlos a la tienda; le devolveremos lo que pagó en un máximo de ${withdrawalDays} días desde que recibimos su declaración, aunque podemos esperar a tener los artículos o la prueba de que los ha enviado.`,
    withdrawnCalledOff: 'Lo que aún no había salido de la tienda queda cancelado y le devolvemos lo cobrado.',
    withdrawnLate: `El plazo legal de ${withdrawalDays} días ya había pasado. Hemos guardado su declaración y le responderemos por escrito.`,
    see: 'Ver el pedido',
  },
  ca: {
    cancelledSubject: (number) => `Cancel·lació a la comanda ${number}`,
    cancelledTitle: 'Cancel·lació feta',
    cancelledOrder: (number) => `Hem cancel·lat la comanda sencera ${number}. Això és el que ja no us enviarem:`,
    cancelledLines: (number) => `Hem tret això de la comanda ${number}; la resta continua igual:`,
    givenBack: 'Us retornem',
    givenBackWhen: 'Us els retornem a la mateixa targeta amb què vau pagar; el banc sol trigar entre tres i cinc dies.',
    toGiftCard: (amount) => `A la targeta regal amb què vau pagar hi tornen ${amount}, que ja podeu gastar.`,
    notCharged: 'No se us n’havia cobrat res.',
    acceptedSubject: (number) => `La devolució de la comanda ${number}`,
    acceptedTitle: 'Podeu enviar-nos la devolució',
    accepted: (number) => `Acceptem la devolució d’aquests articles de la comanda ${number}:`,
    acceptedHow:
      'Embaleu-los bé, poseu-hi el número de comanda i envieu-los a aquesta adreça, o porteu-los a la botiga. Tan bon punt els rebem us retornarem els diners.',
    sendTo: 'On enviar-los',
    labelSubject: (number) => `Etiqueta per a la devolució de la comanda ${number}`,
    labelTitle: 'La vostra etiqueta de devolució',
    labelHow:
      'L’etiqueta va amb aquest correu. Embaleu bé els articles, enganxeu-la per fora i lliureu el paquet al transportista que preferiu o en qualsevol de les nostres botigues. Quan arriba en llegim el codi i us retornem els diners.',
    labelCode: 'Codi de l’etiqueta',
    refusedSubject: (number) => `Sobre la devolució de la comanda ${number}`,
    refusedTitle: 'No podem acceptar la devolució',
    refused: (number) => `Hem estudiat la devolució que ens vau demanar de la comanda ${number} i no la podem acceptar.`,
    answer: 'El motiu',
    refundedSubject: (number) => `Us hem retornat els diners de la comanda ${number}`,
    refundedTitle: 'Reemborsament fet',
    refunded: (number, amount) => `Acabem de retornar-vos ${amount} de la comanda ${number}.`,
    refundedWhen: 'Ho veureu a la mateixa targeta amb què vau pagar d’aquí a tres o cinc dies, segons el banc.',
    lessOwedSubject: (number) => `Abonament al vostre compte · comanda ${number}`,
    lessOwedTitle: 'Abonament fet',
    lessOwed: (number, amount) =>
      `Hem descomptat ${amount} del que queda per pagar de la comanda ${number}. Si ja l’havíeu pagada, us ho retornem per transferència.`,
    confirmSubject: (number) => `Confirmeu el desistiment · comanda ${number}`,
    confirmTitle: 'Confirmeu el desistiment',
    confirm: (number, day, time) =>
      `Vam rebre ${theDay(day)} ${atTime(time)} (hora peninsular) una declaració de desistiment de la comanda ${number}. Trieu-ne els articles i confirmeu-la amb aquest botó.`,
    confirmCounts: 'El termini compta des d’aquella hora, encara que la confirmeu més tard.',
    confirmEnds: (days) => `L’enllaç caduca al cap de ${days} dies i només es pot fer servir una vegada.`,
    confirmIgnore: 'Si no heu fet vós la declaració, no cal que feu res: la comanda no canvia.',
    confirmButton: 'Confirma el desistiment',
    withdrawnSubject: (number) => `Hem rebut el vostre desistiment · comanda ${number}`,
    withdrawnTitle: 'Desistiment rebut',
    withdrawn: (number, day, time) =>
      `Vam rebre ${theDay(day)} ${atTime(time)} (hora peninsular) la vostra declaració de desistiment del contracte de la comanda ${number} pel que fa a:`,
    orderFact: 'Comanda',
    orderOf: (number, day) => `${number}, ${ofTheDay(day)}`,
    orderNames: 'A nom de',
    nameTyped: 'Nom escrit a la declaració',
    withdrawnInTime: `La declaració és dins del termini. Teniu ${withdrawalDays} dies per enviar-nos els articles o portar-los a la botiga; us retornarem el que vau pagar en un màxim de ${withdrawalDays} dies des que hem rebut la vostra declaració, tot i que podem esperar a tenir els articles o la prova que els heu enviat.`,
    withdrawnCalledOff: 'El que encara no havia sortit de la botiga queda cancel·lat i us retornem el que s’havia cobrat.',
    withdrawnLate: `El termini legal de ${withdrawalDays} dies ja havia passat. Hem desat la vostra declaració i us respondrem per escrit.`,
    see: 'Mostra la comanda',
  },
  en: {
    cancelledSubject: (number) => `Cancellation in your order ${number}`,
    cancelledTitle: 'Cancellation confirmed',
    cancelledOrder: (number) => `We have cancelled the whole of order ${number}. We will not send you:`,
    cancelledLines: (number) =>
      `We have cancelled the following items from order ${number}; the rest of the order is unaffected.`,
    givenBack: 'Refund',
    givenBackWhen: 'We will refund the card you paid with; this usually takes three to five days, depending on your bank.',
    toGiftCard: (amount) => `We have refunded ${amount} to the gift card you paid with. You can spend it straight away.`,
    notCharged: 'You have not been charged for it.',
    acceptedSubject: (number) => `Your return from order ${number}`,
    acceptedTitle: 'Your return has been accepted',
    accepted: (number) => `We have accepted the return of these items from order ${number}:`,
    acceptedHow:
      'Pack them well, enclose the order number and send them to this address, or bring them to the shop. We will refund you as soon as we receive them.',
    sendTo: 'Return address',
    labelSubject: (number) => `Label for your return from order ${number}`,
    labelTitle: 'Your return label',
    labelHow:
      'The label is attached to this e-mail. Pack the items well, stick it on the outside, and hand the parcel to a carrier of your choice or at any of our bookshops. When it arrives we scan its code and refund you.',
    labelCode: 'Label code',
    refusedSubject: (number) => `About your return from order ${number}`,
    refusedTitle: 'We cannot accept the return',
    refused: (number) => `We have reviewed your return request for order ${number} and cannot accept it.`,
    answer: 'Reason',
    refundedSubject: (number) => `We have refunded your order ${number}`,
    refundedTitle: 'Refund issued',
    refunded: (number, amount) => `We have just refunded ${amount} for order ${number}.`,
    refundedWhen: 'It should reach the card you paid with in three to five days, depending on your bank.',
    lessOwedSubject: (number) => `Credit on your account · order ${number}`,
    lessOwedTitle: 'Credit issued',
    lessOwed: (number, amount) =>
      `We have taken ${amount} off the outstanding amount for order ${number}. If you have already paid it, we will refund it by bank transfer.`,
    confirmSubject: (number) => `Please confirm your withdrawal · order ${number}`,
    confirmTitle: 'Please confirm your withdrawal',
    confirm: (number, day, time) =>
      `On ${day} at ${time} (mainland Spanish time) we received a statement of withdrawal from order ${number}. Choose the items and confirm it with this button.`,
    confirmCounts: 'The statement takes effect from that time, even if you confirm it later.',
    confirmEnds: (days) => `The link works once and is valid for ${days} days.`,
    confirmIgnore: 'If you did not make this statement, you can ignore this e-mail: the order will not change.',
    confirmButton: 'Confirm withdrawal',
    withdrawnSubject: (number) => `We have received your withdrawal · order ${number}`,
    withdrawnTitle: 'Withdrawal received',
    withdrawn: (number, day, time) =>
      `On ${day} at ${time} (mainland Spanish time) we received your statement that you withdraw from the contract of order ${number} for:`,
    orderFact: 'Order',
    orderOf: (number, day) => `${number}, of ${day}`,
    orderNames: 'In the name of',
    nameTyped: 'Name entered in the statement',
    withdrawnInTime: `Your withdrawal is within the time limit. You have ${withdrawalDays} days to send us the items or bring them to the shop. We will refund what you paid within ${withdrawalDays} days of receiving your statement, although we may wait until we have the items or proof that you have sent them.`,
    withdrawnCalledOff: 'Items not yet dispatched have been cancelled, and we will refund anything charged for them.',
    withdrawnLate: `The legal period of ${withdrawalDays} days had already ended. We have recorded your statement and will reply in writing.`,
    see: 'See the order',
  },
}
