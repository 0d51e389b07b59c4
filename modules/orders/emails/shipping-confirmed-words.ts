import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: (number: string) => string
  title: string
  what: (number: string, shipping: string, total: string) => string
  until: string
  pay: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: (number) => `Su pedido ${number}: ya sabemos lo que cuesta el envío`,
    title: 'Ya puede pagar su pedido',
    what: (number, shipping, total) =>
      `Enviarle el pedido ${number} cuesta ${shipping}. En total son ${total}, con el IVA que corresponde.`,
    until: 'Se lo guardamos siete días; si no le conviene, no tiene que hacer nada.',
    pay: 'Pagar el pedido',
  },
  ca: {
    subject: (number) => `La vostra comanda ${number}: ja sabem què costa l’enviament`,
    title: 'Ja podeu pagar la comanda',
    what: (number, shipping, total) =>
      `L’enviament de la comanda ${number} costa ${shipping}. En total són ${total}, amb l’IVA que correspon.`,
    until: 'Us la guardem set dies; si no us va bé, no cal que feu res.',
    pay: 'Paga la comanda',
  },
  en: {
    subject: (number) => `Your order ${number}: delivery cost confirmed`,
    title: 'You can now pay for your order',
    what: (number, shipping, total) =>
      `Delivery for order ${number} costs ${shipping}. The total is ${total}, including any VAT due.`,
    until: 'We will keep your order for seven days. If the cost does not suit you, you do not need to do anything.',
    pay: 'Pay for the order',
  },
}
