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
  'reservation.asked':
    'Falta un paso: le hemos escrito para que confirme que el correo es suyo. Hasta entonces no apartamos nada.',
  'reservation.kept': 'Reservado. Le hemos enviado un correo con el número.',
  'reservation.link': 'Este enlace ya no sirve: se usó o pasó un día. Puede volver a reservar en la página del artículo.',
  'reservation.not_this': 'Este artículo no se puede reservar en una tienda.',
  'reservation.too_many': 'Ya tiene tres reservas en nuestras tiendas. Recoja una y podrá hacer otra.',
  'reservation.again': 'Ya le hemos guardado este artículo esta semana. Si todavía lo quiere, llame a la tienda.',
  'reservation.rest': 'Los ejemplares que quedan en esta tienda son para quien se acerque a ella. Pruebe en otra o pídalo aquí.',
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
  'reservation.asked': 'Falta un pas: us hem escrit perquè confirmeu que el correu és vostre. Fins aleshores no apartem res.',
  'reservation.kept': 'Reservat. Us hem enviat un correu amb el número.',
  'reservation.link':
    'Aquest enllaç ja no serveix: es va fer servir o ha passat un dia. Podeu tornar a reservar a la pàgina de l’article.',
  'reservation.not_this': 'Aquest article no es pot reservar en una botiga.',
  'reservation.too_many': 'Ja teniu tres reserves a les nostres botigues. Recolliu-ne una i en podreu fer una altra.',
  'reservation.again': 'Aquesta setmana ja us hem guardat aquest article. Si encara el voleu, truqueu a la botiga.',
  'reservation.rest':
    'Els exemplars que queden en aquesta botiga són per a qui s’hi acosti. Proveu-ho en una altra o demaneu-lo aquí.',
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
  'reservation.asked': 'Nearly there: we have e-mailed you to confirm your address. Nothing is set aside until then.',
  'reservation.kept': 'Reserved. We have e-mailed you the number.',
  'reservation.link':
    'This link no longer works: it has been used, or a day has passed. You can reserve again on the product page.',
  'reservation.not_this': 'This item cannot be reserved in a shop.',
  'reservation.too_many': 'You already have three reservations in our shops. Collect one and you can make another.',
  'reservation.again': 'We have already kept this item for you this week. If you still want it, please call the shop.',
  'reservation.rest': 'The copies left in this shop are for those who come in. Try another shop, or order it here.',
}

export const reservationMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
