import { withdrawalDays } from '#kernel/facts.ts'
import { inSentence } from '#kernel/of-shop.ts'
import type { OrderReturns } from '#modules/orders/returns/contract.ts'
import { quoted } from '../quoted.ts'

type ReturnState = OrderReturns['returns'][number]['state']
type ReturnKind = OrderReturns['returns'][number]['kind']
type RefundState = OrderReturns['refunds'][number]['state']

export const afterwards = {
  parcels: 'Qué sale y cuándo',
  parcel: ({ place, of }: { place: number; of: number }) => (of === 1 ? 'Paquete' : `Paquete ${place} de ${of}`),
  pickup: 'Recogida en tienda',
  digital: 'Libros electrónicos',
  planned: ({ kind }: { kind: string }): string => (kind === 'pickup' ? 'Lo estamos preparando' : 'En preparación'),
  ready: ({ kind }: { kind: string }): string =>
    kind === 'pickup' ? 'Listo para recoger en el mostrador' : 'Preparado para salir',
  sentOn: ({ date }: { date: string }) => `Salió el ${date}`,
  deliveredOn: ({ date, kind }: { date: string; kind: string }) =>
    kind === 'pickup' ? `Recogido el ${date}` : kind === 'digital' ? `Disponible desde el ${date}` : `Entregado el ${date}`,
  promised: ({ date, kind }: { date: string; kind: string }) => (kind === 'pickup' ? `Listo el ${date}` : `Lo tendrá el ${date}`),
  tracking: 'Seguimiento',
  follow: 'Seguir el envío (se abre en la web del transportista)',
  billed: 'Facturado',
  cancelTitle: 'Cancelar artículos',
  cancelText:
    'Puede cancelar lo que todavía no hemos preparado. Si ya estaba cobrado, se lo devolvemos con el mismo medio de pago.',
  cancelWhich: 'Qué quiere cancelar',
  cancel: 'Cancelar lo marcado',
  cancelOrder: 'Cancelar el pedido',
  cancelOrderText: 'Todavía no lo ha pagado: puede cancelarlo entero sin ningún coste.',
  cancelled: 'La cancelación está hecha. Le hemos escrito para confirmársela.',
  cancelledBack: ({ amount }: { amount: string }) =>
    `La cancelación está hecha. Le devolvemos ${amount} con el mismo medio de pago.`,
  returnTitle: 'Devolver o reclamar',
  returnText: 'Díganos qué quiere devolver, o qué llegó mal, y le contestamos por correo.',
  returnHowMany: ({ title }: { title: string }) => `Cuántos de ${quoted(title)}`,
  returnKind: '¿De qué se trata?',
  returnKinds: { withdrawal: 'Desistimiento', return: 'Devolución', claim: 'Reclamación' } satisfies Record<ReturnKind, string>,
  returnReason: 'Qué ha pasado (opcional)',
  askReturn: 'Enviar la solicitud',
  returnAsked: 'Hemos recibido su solicitud. Le contestaremos por correo.',
  nothingChosen: 'Marque al menos un artículo.',
  returns: 'Devoluciones',
  returnStates: {
    requested: 'Pendiente de respuesta',
    accepted: 'Aceptada: esperamos el envío',
    refused: 'No admitida',
    received: 'Recibida en la tienda',
    refunded: 'Dinero devuelto',
  } satisfies Record<ReturnState, string>,
  refunds: 'Reembolsos',
  refundStates: {
    requested: 'En revisión',
    approved: 'En trámite con el banco',
    done: 'Hecho',
    failed: 'El banco no lo ha admitido; le escribiremos',
  } satisfies Record<RefundState, string>,
  withShipping: ({ amount }: { amount: string }) => `incluye ${amount} de envío`,
  withdrawUntil: ({ date }: { date: string }) => `Puede desistir de la compra hasta el ${date}, sin dar explicaciones.`,
  withdrawAnyTime: `Puede desistir de la compra hasta ${withdrawalDays} días después de recibir el último paquete, sin dar explicaciones.`,
  withdrawTitle: 'Desistir del contrato',
  withdrawIntro: `Durante los ${withdrawalDays} días siguientes a la entrega del último paquete puede desistir de su compra, de todo o de una parte, sin decirnos por qué. No hace falta tener cuenta: solo los datos con los que compró.`,
  withdrawName: 'Su nombre',
  withdrawNumber: 'Número de pedido',
  withdrawNumberHint: 'Está en el correo de confirmación; por ejemplo, 26-000123.',
  withdrawEmail: 'Correo electrónico con el que compró',
  withdrawNext: 'Continuar',
  withdrawLetter: 'Falta un paso: confírmelo desde su correo',
  withdrawLetterText: ({ date, time }: { date: string; time: string }) =>
    `Su declaración es del ${date} a las ${time} (hora peninsular): el plazo cuenta desde ahora. Si el número y el correo son los de un pedido, hemos enviado a ese correo un enlace para elegir los artículos y confirmarla.`,
  withdrawNoLetter:
    'Si no le llega en unos minutos, compruebe el número y el correo y vuelva a intentarlo, o escríbanos: también vale el modelo de formulario.',
  withdrawBy: ({ name, date, time }: { name: string; date: string; time: string }) =>
    `Declaración recibida el ${date} a las ${time} (hora peninsular). Nombre escrito en ella: ${name}.`,
  withdrawWhich: 'De qué quiere desistir',
  withdrawCopies: ({ quantity, title }: { quantity: number; title: string }) => `${quantity} × ${title}`,
  withdrawLate: `Los ${withdrawalDays} días ya han pasado. Aun así puede enviarnos la declaración: queda registrada y le respondemos por escrito.`,
  withdrawConfirmText: ({ number }: { number: string }) =>
    `Al confirmar, nos comunica que desiste del contrato de compra del pedido ${number} en cuanto a lo marcado. Le enviamos al momento un justificante por correo.`,
  withdrawConfirm: 'Confirmar desistimiento',
  withdrawNothing: 'De este pedido ya no queda nada de lo que desistir.',
  withdrawBack: 'Volver a empezar',
  withdrawDone: 'Desistimiento recibido',
  withdrawDoneText: ({ number, date, time }: { number: string; date: string; time: string }) =>
    `Recibimos su declaración sobre el pedido ${number} el ${date} a las ${time} (hora peninsular). El justificante va camino de su correo, con los pasos siguientes.`,
  withdrawWhat: 'Lo declarado',
  modelTitle: 'Modelo de formulario de desistimiento',
  modelText: 'Si lo prefiere, copie este texto, complételo y envíenoslo por correo electrónico o postal.',
  modelShop: ({ name }: { name: string }) => `Si compró en ${inSentence(name, 'es')}, escríbalo así:`,
  model: ({ shop, address, email }: { shop: string; address: string; email: string }) => [
    `A la atención de ${shop}, ${address}, ${email}:`,
    'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien/prestación del siguiente servicio (*):',
    'Pedido el/recibido el (*):',
    'Nombre del consumidor y usuario o de los consumidores y usuarios:',
    'Domicilio del consumidor y usuario o de los consumidores y usuarios:',
    'Firma del consumidor y usuario o de los consumidores y usuarios (solo si el presente formulario se presenta en papel):',
    'Fecha:',
    '(*) Táchese lo que no proceda.',
  ],
}
