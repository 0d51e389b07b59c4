import { theDay } from '#kernel/catalan-day.ts'
import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: (invoice: string) => string
  said: (facts: { invoice: string; due: string; open: string }) => string
  orders: (numbers: readonly string[]) => string
  account: (facts: { iban: string; issuer: string; invoice: string }) => string
  crossed: string
  see: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: (invoice) => `Recordatorio de pago · factura ${invoice}`,
    said: ({ invoice, due, open }) => `La factura ${invoice} venció el ${due} y quedan ${open} por pagar.`,
    orders: (numbers) => `Corresponde ${numbers.length === 1 ? 'al pedido' : 'a los pedidos'} ${numbers.join(', ')}.`,
    account: ({ iban, issuer, invoice }) =>
      `Puede pagarla por transferencia a la cuenta ${iban}, a nombre de ${issuer}, con el número ${invoice} como concepto.`,
    crossed: 'Si ya ha hecho la transferencia, no tiene que hacer nada: puede haberse cruzado con este correo.',
    see: 'Ver las facturas pendientes',
  },
  ca: {
    subject: (invoice) => `Recordatori de pagament · factura ${invoice}`,
    said: ({ invoice, due, open }) => `La factura ${invoice} va vèncer ${theDay(due)} i queden ${open} per pagar.`,
    orders: (numbers) => `Correspon a ${numbers.length === 1 ? 'la comanda' : 'les comandes'} ${numbers.join(', ')}.`,
    account: ({ iban, issuer, invoice }) =>
      `La podeu pagar per transferència al compte ${iban}, a nom de ${issuer}, amb el número ${invoice} com a concepte.`,
    crossed: 'Si ja heu fet la transferència, no cal que feu res: aquest avís es pot haver creuat amb el vostre pagament.',
    see: 'Mostra les factures pendents',
  },
  en: {
    subject: (invoice) => `Payment reminder · invoice ${invoice}`,
    said: ({ invoice, due, open }) => `Invoice ${invoice} was due on ${due}, and ${open} is still outstanding.`,
    orders: (numbers) => `It is for ${numbers.length === 1 ? 'order' : 'orders'} ${numbers.join(', ')}.`,
    account: ({ iban, issuer, invoice }) => `You can pay by transfer to account ${iban}, held by ${issuer}, quoting ${invoice}.`,
    crossed: 'If you have already made the transfer, please ignore this reminder.',
    see: 'See the open invoices',
  },
}
