import type { Language } from '#kernel/language.ts'

const es = {
  'reservation.unknown': 'No encontramos esa reserva.',
  'reservation.not_now': 'Esta reserva ya se recogió o se liberó.',
  'reservation.too_few': 'En la tienda no quedan tantos ejemplares libres.',
  'reservation.last_day': 'Elija un día desde mañana y dentro del plazo de reserva.',
  'reservation.day_closed': 'Ese día la tienda está cerrada.',
  'reservation.day_blocked': 'Ese día la tienda no entrega pedidos.',
  'reservation.day_full': 'Ese día la tienda ya tiene todas las entregas que puede atender.',
  'reservation.name': 'Escriba el nombre de quien reserva.',
}
type Messages = Record<keyof typeof es, string>

const ca: Messages = {
  'reservation.unknown': 'No trobem aquesta reserva.',
  'reservation.not_now': 'Aquesta reserva ja es va recollir o alliberar.',
  'reservation.too_few': 'A la botiga no queden tants exemplars lliures.',
  'reservation.last_day': 'Trieu un dia a partir de demà i dins del termini de reserva.',
  'reservation.day_closed': 'Aquell dia la botiga està tancada.',
  'reservation.day_blocked': 'Aquell dia la botiga no lliura comandes.',
  'reservation.day_full': 'Aquell dia la botiga ja té tots els lliuraments que pot atendre.',
  'reservation.name': 'Escriviu el nom de qui reserva.',
}

const en: Messages = {
  'reservation.unknown': 'We cannot find that reservation.',
  'reservation.not_now': 'This reservation has already been collected or released.',
  'reservation.too_few': 'There are not that many free copies in the store.',
  'reservation.last_day': 'Choose a day from tomorrow on, within the time that copies are kept.',
  'reservation.day_closed': 'The store is closed on that day.',
  'reservation.day_blocked': 'The store hands no orders over on that day.',
  'reservation.day_full': 'The store has as many orders to hand over on that day as it can.',
  'reservation.name': 'Enter the name of whoever reserves.',
}

export const reservationMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
