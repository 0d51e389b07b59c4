import { toTheDay } from '#kernel/catalan-day.ts'
import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: (giver: string, shop: string) => string
  title: (name: string) => string
  from: (giver: string, amount: string) => string
  code: string
  how: (shop: string) => string
  parts: string
  until: (day: string) => string
  see: string
  safe: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: (giver, shop) => (giver ? `${giver} le regala una tarjeta de ${shop}` : `Su tarjeta regalo de ${shop}`),
    title: (name) => (name ? `Un regalo para ${name}` : 'Un regalo para usted'),
    from: (giver, amount) =>
      giver
        ? `${giver} ha pensado en usted y le regala ${amount} para gastar en lo que más le guste de la tienda: un libro, una lámina, una pieza de cerámica.`
        : `Esta tarjeta regalo vale ${amount} para gastar en lo que más le guste de la tienda: un libro, una lámina, una pieza de cerámica.`,
    code: 'El código de su tarjeta',
    how: (shop) =>
      `Llene la cesta y, en el momento de pagar, escriba este código en «Tarjeta regalo». Vale en ${shop}, en línea, para libros, objetos y gastos de envío.`,
    parts:
      'No hace falta gastarla de una vez: lo que sobre se queda en la tarjeta. Y si la compra cuesta más, el resto se paga como siempre.',
    until: (day) => `Puede usarla hasta el ${day}.`,
    see: 'Ver el saldo de la tarjeta',
    safe: 'Guarde este correo: quien tiene el código tiene la tarjeta. Si lo pierde, escríbanos y le mandaremos otro código con el saldo que quede.',
  },
  ca: {
    subject: (giver, shop) => (giver ? `${giver} us regala una targeta de ${shop}` : `La vostra targeta regal de ${shop}`),
    title: (name) => (name ? `Un regal per a ${name}` : 'Un regal per a vós'),
    from: (giver, amount) =>
      giver
        ? `${giver} ha pensat en vós i us regala ${amount} per gastar en el que més us agradi de la botiga: un llibre, una làmina, una peça de ceràmica.`
        : `Aquesta targeta regal val ${amount} per gastar en el que més us agradi de la botiga: un llibre, una làmina, una peça de ceràmica.`,
    code: 'El codi de la targeta',
    how: (shop) =>
      `Ompliu la cistella i, a l’hora de pagar, escriviu aquest codi a «Targeta regal». És vàlida a ${shop}, en línia, per a llibres, objectes i despeses d’enviament.`,
    parts:
      'No cal gastar-la de cop: el que sobri queda a la targeta. Si la compra costa més, la resta es paga amb un altre mitjà.',
    until: (day) => `La podeu fer servir fins ${toTheDay(day)}.`,
    see: 'Mostra el saldo de la targeta',
    safe: 'Deseu aquest correu: qui tingui el codi pot fer servir la targeta. Si el perdeu, escriviu-nos i us enviarem un altre codi amb el saldo que quedi.',
  },
  en: {
    subject: (giver, shop) => (giver ? `${giver} has given you a gift card for ${shop}` : `Your gift card for ${shop}`),
    title: (name) => (name ? `A gift for ${name}` : 'A gift for you'),
    from: (giver, amount) =>
      giver
        ? `${giver} has given you ${amount} to spend on anything you like in the shop, from books to prints and ceramics.`
        : `This gift card is worth ${amount}, to spend on anything you like in the shop, from books to prints and ceramics.`,
    code: 'Your gift card code',
    how: (shop) =>
      `Add items to your basket and, when you pay, enter this code under “Gift card”. You can use it online at ${shop} for books, objects and delivery.`,
    parts:
      'You do not have to spend it all at once: any balance stays on the card. If your order costs more, you pay the rest as usual.',
    until: (day) => `You can use it until ${day}.`,
    see: 'Check the balance',
    safe: 'Please keep this e-mail: anyone with the code can spend the card. If you lose it, contact us and we will send you a new code with the remaining balance.',
  },
}
