import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: string
  said: (facts: { invoices: number; open: string }) => string
  due: (day: string) => string
  total: string
  account: (facts: { iban: string; issuer: string; many: boolean }) => string
  crossed: string
  see: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: 'Facturas vencidas pendientes de pago',
    said: ({ invoices, open }) =>
      invoices === 1
        ? `Según nuestras cuentas, queda por pagar una factura vencida: ${open}.`
        : `Según nuestras cuentas, quedan por pagar ${invoices} facturas vencidas: ${open} en total.`,
    due: (day) => `venció el ${day}`,
    total: 'Total',
    account: ({ iban, issuer, many }) =>
      `Puede pagar por transferencia a la cuenta ${iban}, a nombre de ${issuer}, con ${many ? 'los números de las facturas' : 'el número de la factura'} como concepto.`,
    crossed: 'Si ya ha hecho la transferencia, no tiene que hacer nada: puede haberse cruzado con este correo.',
    see: 'Ver las facturas pendientes',
  },
  ca: {
    subject: 'Factures vençudes pendents de pagament',
    said: ({ invoices, open }) =>
      invoices === 1
        ? `Segons els nostres comptes, queda per pagar una factura vençuda: ${open}.`
        : `Segons els nostres comptes, queden per pagar ${invoices} factures vençudes: ${open} en total.`,
    due: (day) => `va vèncer el ${day}`,
    total: 'Total',
    account: ({ iban, issuer, many }) =>
      `Podeu pagar per transferència al compte ${iban}, a nom de ${issuer}, amb ${many ? 'els números de les factures' : 'el número de la factura'} com a concepte.`,
    crossed: 'Si ja heu fet la transferència, no cal que feu res: aquest avís es pot haver creuat amb el vostre pagament.',
    see: 'Mostra les factures pendents',
  },
  en: {
    subject: 'Overdue invoices',
    said: ({ invoices, open }) =>
      invoices === 1
        ? `According to our records, one overdue invoice is still unpaid: ${open}.`
        : `According to our records, ${invoices} overdue invoices are still unpaid: ${open} in total.`,
    due: (day) => `due on ${day}`,
    total: 'Total',
    account: ({ iban, issuer, many }) =>
      `You can pay by transfer to account ${iban}, held by ${issuer}, quoting the invoice ${many ? 'numbers' : 'number'}.`,
    crossed: 'If you have already made the transfer, please ignore this reminder.',
    see: 'See the open invoices',
  },
}
