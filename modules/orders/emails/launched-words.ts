import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: (number: string) => string
  title: string
  text: (number: string) => string
  charge: string
  see: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: (number) => `Ya está a la venta lo que reservó en el pedido ${number}`,
    title: 'Preparamos su reserva',
    text: (number) => `Ya están a la venta estos títulos del pedido ${number}, y los estamos preparando:`,
    charge: 'Se cobran cuando salgan de la tienda, en la tarjeta con la que hizo el pedido. Le escribiremos entonces.',
    see: 'Ver el pedido',
  },
  ca: {
    subject: (number) => `Ja s’ha publicat el que vau reservar a la comanda ${number}`,
    title: 'Preparem la vostra reserva',
    text: (number) => `Ja són a la venda aquests títols de la comanda ${number}, i els estem preparant:`,
    charge: 'Es cobren quan surten de la botiga, a la targeta amb què vau fer la comanda. Llavors us escriurem.',
    see: 'Mostra la comanda',
  },
  en: {
    subject: (number) => `Your pre-order ${number} has been published`,
    title: 'We are preparing your pre-order',
    text: (number) => `These titles from order ${number} are now on sale, and we are preparing them:`,
    charge: 'We will charge the card you used when we dispatch them, and e-mail you then.',
    see: 'See the order',
  },
}
