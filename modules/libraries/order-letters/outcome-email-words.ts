import type { Localized } from '#kernel/language.ts'

export interface Texts {
  /** The name of a list made of one. */
  list: (number: string) => string
  listed: { subject: (number: string) => string; title: string; what: string; see: string }
  basket: { subject: (number: string) => string; title: string; what: string; see: string }
  order: {
    subject: (number: string, order: string) => string
    title: string
    what: (order: string) => string
    rest: string
    see: string
  }
  refused: { subject: (number: string) => string; title: string; yours: string }
  open: (lines: number) => string
  unwanted: string
  noted: string
}

export const texts: Localized<Texts> = {
  es: {
    list: (number) => `Pedido por correo ${number}`,
    listed: {
      subject: (number) => `Su pedido por correo ${number} ya es una lista`,
      title: 'Hemos preparado su lista',
      what: 'Lo que nos pidió está en una lista de su cuenta. Revísela y pídala cuando quiera: aún no es un pedido.',
      see: 'Ver la lista',
    },
    basket: {
      subject: (number) => `Su pedido por correo ${number} está en su cesta`,
      title: 'Lo que nos pidió está en su cesta',
      what: 'Lo encontrará al entrar en su cuenta. Aún no es un pedido.',
      see: 'Ver la cesta',
    },
    order: {
      subject: (number, order) => `Su pedido por correo ${number} es el pedido ${order}`,
      title: 'Hemos hecho su pedido',
      what: (order) => `Con lo que nos pidió hemos hecho el pedido ${order}.`,
      rest: 'Lo que no está en el pedido sigue en una lista de su cuenta.',
      see: 'Ver la lista',
    },
    refused: {
      subject: (number) => `No hemos podido atender su pedido por correo ${number}`,
      title: 'No hemos podido atender su pedido',
      yours: 'Lo que nos escribió',
    },
    open: (lines) => (lines === 1 ? 'Falta elegir el título de 1 línea.' : `Falta elegir el título de ${lines} líneas.`),
    unwanted: 'Lo que no hemos incluido',
    noted: 'Lo que hemos anotado',
  },
  ca: {
    list: (number) => `Comanda per correu ${number}`,
    listed: {
      subject: (number) => `La vostra comanda per correu ${number} ja és una llista`,
      title: 'Hem preparat la vostra llista',
      what: 'El que ens vau demanar és en una llista del vostre compte. Reviseu-la i demaneu-la quan vulgueu: encara no és una comanda.',
      see: 'Mostra la llista',
    },
    basket: {
      subject: (number) => `La vostra comanda per correu ${number} és a la cistella`,
      title: 'El que ens vau demanar és a la cistella',
      what: 'Ho trobareu quan entreu al vostre compte. Encara no és una comanda.',
      see: 'Mostra la cistella',
    },
    order: {
      subject: (number, order) => `La vostra comanda per correu ${number} és la comanda ${order}`,
      title: 'Hem fet la vostra comanda',
      what: (order) => `Amb el que ens vau demanar hem fet la comanda ${order}.`,
      rest: 'El que no és a la comanda continua en una llista del vostre compte.',
      see: 'Mostra la llista',
    },
    refused: {
      subject: (number) => `No hem pogut atendre la vostra comanda per correu ${number}`,
      title: 'No hem pogut atendre la vostra comanda',
      yours: 'El que ens vau escriure',
    },
    open: (lines) => (lines === 1 ? 'Falta triar el títol d’1 línia.' : `Falta triar el títol de ${lines} línies.`),
    unwanted: 'El que no hi hem inclòs',
    noted: 'El que hi hem anotat',
  },
  en: {
    list: (number) => `Order by e-mail ${number}`,
    listed: {
      subject: (number) => `Your order by e-mail ${number} is now a list`,
      title: 'We have prepared your list',
      what: 'What you asked for is in a list in your account. Check it and order it whenever you like: it is not an order yet.',
      see: 'See the list',
    },
    basket: {
      subject: (number) => `Your order by e-mail ${number} is in your basket`,
      title: 'What you asked for is in your basket',
      what: 'You will find it when you sign in to your account. It is not an order yet.',
      see: 'See the basket',
    },
    order: {
      subject: (number, order) => `Your order by e-mail ${number} is order ${order}`,
      title: 'We have placed your order',
      what: (order) => `We have placed order ${order} with what you asked for.`,
      rest: 'Anything that is not in the order stays in a list in your account.',
      see: 'See the list',
    },
    refused: {
      subject: (number) => `We could not process your order by e-mail ${number}`,
      title: 'We could not process your order',
      yours: 'Your message',
    },
    open: (lines) => (lines === 1 ? '1 line still needs a title.' : `${lines} lines still need a title.`),
    unwanted: 'What we left out',
    noted: 'Our notes',
  },
}
