import type { Language } from '#kernel/language.ts'

const es = {
  'shipping.not_there': 'Lo sentimos, pero no hacemos envíos a esta dirección',
  'shipping.post_box':
    'Lo sentimos, pero no hacemos envíos a esta dirección: los transportistas no entregan en apartados de correos. Indique una calle o elija un punto de recogida.',
  'shipping.too_heavy':
    'Este pedido pesa más de lo que podemos enviar a esta dirección. Repártalo en dos compras o recójalo en una tienda.',
  'shipping.no_points_there': 'En esa zona no hay puntos de recogida. Elija otra forma de entrega.',
  'shipping.no_such_point': 'Ese punto de recogida ya no está disponible. Elija otro.',
  'shipping.postcode': 'Escriba un código postal español: cinco cifras, las dos primeras de 01 a 52, como 18009.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'shipping.not_there': 'Ho sentim, però no fem enviaments a aquesta adreça',
  'shipping.post_box':
    'Ho sentim, però no fem enviaments a aquesta adreça: els transportistes no lliuren en apartats de correus. Indiqueu un carrer o trieu un punt de recollida.',
  'shipping.too_heavy':
    'Aquesta comanda pesa més del que podem enviar a aquesta adreça. Repartiu-la en dues compres o recolliu-la en una botiga.',
  'shipping.no_points_there': 'En aquesta zona no hi ha punts de recollida. Trieu una altra forma de lliurament.',
  'shipping.no_such_point': 'Aquest punt de recollida ja no està disponible. Trieu-ne un altre.',
  'shipping.postcode': 'Escriviu un codi postal espanyol: cinc xifres, les dues primeres del 01 al 52, com ara 18009.',
}
const en: Messages = {
  'shipping.not_there': "We're sorry, but we don't ship to this address",
  'shipping.post_box':
    "We're sorry, but we don't ship to this address: carriers do not deliver to PO boxes. Please give a street, or choose a pickup point.",
  'shipping.too_heavy':
    'This order is too heavy to send to this address. Please split it into two orders, or collect it from a shop.',
  'shipping.no_points_there': 'There are no pickup points in that area. Please choose another delivery method.',
  'shipping.no_such_point': 'That pickup point is no longer available. Please choose another one.',
  'shipping.postcode': 'Enter a Spanish postcode: five digits, the first two from 01 to 52, such as 18009.',
}
export const shippingMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
