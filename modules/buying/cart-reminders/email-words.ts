import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: string
  asked: string
  copies: (count: number) => string
  prices: string
  open: string
  device: string
  why: string
  stop: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: 'Su cesta sigue aquí',
    asked: 'Nos pidió que le avisáramos si dejaba algo en la cesta. Esto es lo que le espera:',
    copies: (count) => (count === 1 ? '1 ejemplar' : `${count} ejemplares`),
    prices: 'Los precios son los de hoy, con el IVA incluido. No apartamos ejemplares hasta que se hace el pedido.',
    open: 'Abrir la cesta',
    device: 'El enlace sirve también en otro dispositivo y caduca a los catorce días.',
    why: 'Es el único correo que le enviaremos sobre esta cesta.',
    stop: 'No quiero más avisos de la cesta',
  },
  ca: {
    subject: 'La vostra cistella us espera',
    asked: 'Ens vau demanar que us aviséssim si deixàveu alguna cosa a la cistella. Això és el que hi ha:',
    copies: (count) => (count === 1 ? '1 exemplar' : `${count} exemplars`),
    prices: 'Els preus són els d’avui, amb l’IVA inclòs. No reservem exemplars fins que no es fa la comanda.',
    open: 'Obre la cistella',
    device: 'L’enllaç també funciona en un altre dispositiu i caduca al cap de catorze dies.',
    why: 'És l’únic correu que us enviarem sobre aquesta cistella.',
    stop: 'No vull més avisos de la cistella',
  },
  en: {
    subject: 'Your basket is still here',
    asked: 'You asked us to remind you if you left something in your basket. This is what is waiting for you:',
    copies: (count) => (count === 1 ? '1 copy' : `${count} copies`),
    prices: 'Prices are today’s and include VAT. We do not set copies aside until you place your order.',
    open: 'Open the basket',
    device: 'The link works on another device too and expires after fourteen days.',
    why: 'This is the only e-mail we will send you about this basket.',
    stop: 'No more basket reminders',
  },
}
