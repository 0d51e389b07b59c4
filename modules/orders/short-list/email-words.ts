import { theDay } from '#kernel/catalan-day.ts'
import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: (number: string) => string
  title: string
  what: (number: string) => string
  choose: string
  edition: string
  editionIs: (title: string, price: string) => string
  wait: string
  waitUntil: (day: string) => string
  without: string
  givenBack: (amount: string) => string
  notCharged: string
  answer: string
  see: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: (number) => `Su pedido ${number}: un artículo que no encontramos`,
    title: 'Falta un artículo de su pedido',
    what: (number) =>
      `Al preparar su pedido ${number} no hemos encontrado este artículo, y ninguna de nuestras tiendas lo tiene ahora. Le pedimos disculpas.`,
    choose: 'Responda a este correo y díganos qué prefiere:',
    edition: 'Otra edición',
    editionIs: (title, price) => `${title}, ${price}. Cambiamos el pedido y le decimos si hay diferencia de precio.`,
    wait: 'Esperar',
    waitUntil: (day) => `Calculamos tenerlo el ${day}.`,
    without: 'Renunciar a él',
    givenBack: (amount) => `Le devolvemos ${amount} por donde pagó.`,
    notCharged: 'No se lo cobramos.',
    answer: 'Hasta que nos responda, el pedido queda como está.',
    see: 'Ver el pedido',
  },
  ca: {
    subject: (number) => `La vostra comanda ${number}: un article que no trobem`,
    title: 'Falta un article de la vostra comanda',
    what: (number) =>
      `En preparar la vostra comanda ${number} no hem trobat aquest article, i cap de les nostres botigues no el té ara. Us demanem disculpes.`,
    choose: 'Responeu a aquest correu i digueu-nos què preferiu:',
    edition: 'Una altra edició',
    editionIs: (title, price) => `${title}, ${price}. Canviem la comanda i us diem si hi ha diferència de preu.`,
    wait: 'Esperar',
    waitUntil: (day) => `Calculem tenir-lo ${theDay(day)}.`,
    without: 'Renunciar-hi',
    givenBack: (amount) => `Us tornem ${amount} per on vau pagar.`,
    notCharged: 'No us el cobrem.',
    answer: 'Fins que no ens respongueu, la comanda queda com està.',
    see: 'Mostra la comanda',
  },
  en: {
    subject: (number) => `Your order ${number}: an item we cannot find`,
    title: 'An item of your order is missing',
    what: (number) =>
      `While preparing your order ${number} we could not find this item, and none of our bookshops has it at the moment. We apologise.`,
    choose: 'Please reply to this e-mail and tell us which you prefer:',
    edition: 'Another edition',
    editionIs: (title, price) => `${title}, ${price}. We will change the order and tell you about any difference in price.`,
    wait: 'Wait',
    waitUntil: (day) => `We expect to have it on ${day}.`,
    without: 'Do without it',
    givenBack: (amount) => `We will give ${amount} back the way you paid.`,
    notCharged: 'You will not be charged for it.',
    answer: 'Until you reply, the order stays as it is.',
    see: 'See the order',
  },
}
