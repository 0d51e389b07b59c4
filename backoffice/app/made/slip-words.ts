import type { Language } from '#kernel/language.ts'

interface SlipWords {
  order: (number: string) => string
  reservation: (code: string) => string
  payHere: string
  special: string
  total: string
  paid: string
  left: string
  promised: (day: string) => string
  until: (day: string) => string
  collect: string
  concluded: Record<'distance' | 'counter', string>
}

/** Words of what customers take along: in their own language, whatever that of the screen. */
export const slipWords: Record<Language, SlipWords> = {
  es: {
    order: (number) => `Pedido ${number}`,
    reservation: (code) => `Reserva ${code}`,
    payHere: 'Escanee el código para pagarlo.',
    special: 'encargado',
    total: 'Total, IVA incluido',
    paid: 'Pagado',
    left: 'Queda por pagar',
    promised: (day) => `Previsto para el ${day}.`,
    until: (day) => `Se guarda hasta el ${day}`,
    collect: 'Se recoge en',
    concluded: {
      distance: 'Venta a distancia: el derecho de desistimiento se explica en el correo.',
      counter: 'Encargado en la tienda: no es una venta a distancia y no hay derecho de desistimiento.',
    },
  },
  ca: {
    order: (number) => `Comanda ${number}`,
    reservation: (code) => `Reserva ${code}`,
    payHere: 'Escanegeu el codi per pagar-la.',
    special: 'encarregat',
    total: 'Total, IVA inclòs',
    paid: 'Pagat',
    left: 'Queda per pagar',
    promised: (day) => `Previst per al ${day}.`,
    until: (day) => `Es guarda fins al ${day}`,
    collect: 'Es recull a',
    concluded: {
      distance: 'Venda a distància: el dret de desistiment s’explica al correu.',
      counter: 'Encarregat a la botiga: no és una venda a distància i no hi ha dret de desistiment.',
    },
  },
  en: {
    order: (number) => `Order ${number}`,
    reservation: (code) => `Reservation ${code}`,
    payHere: 'Scan the code to pay for it.',
    special: 'on order',
    total: 'Total, VAT included',
    paid: 'Paid',
    left: 'Left to pay',
    promised: (day) => `Expected on ${day}.`,
    until: (day) => `Kept until ${day}`,
    collect: 'Collect from',
    concluded: {
      distance: 'Distance sale: the e-mail explains the right to withdraw.',
      counter: 'Ordered in store: this is not a distance sale, and there is no right to withdraw.',
    },
  },
}
