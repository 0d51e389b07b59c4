import type { Language } from '#kernel/language.ts'

const es = {
  'transfer.unknown': 'No hay ningún traslado con ese número en su tienda.',
  'transfer.not_now': 'El traslado ya no está en ese paso. Vuelva a abrirlo para ver cómo está.',
  'transfer.same_store': 'Un traslado va de una tienda a otra: elija dos distintas.',
  'transfer.title_twice': 'Cada título puede estar una sola vez en el traslado.',
  'transfer.not_in_it': 'Ese título no está en el traslado.',
  'transfer.more_than_asked': 'No pueden salir más ejemplares de los que se pidieron. Para enviar más, haga otro traslado.',
  'transfer.nothing_to_send': 'No sale ningún ejemplar. Si no puede enviarlos, rechace el traslado.',
  'transfer.short': 'De «{title}» no hay tantos ejemplares en la tienda que envía.',
  'transfer.more_than_sent':
    'De «{title}» salieron {sent} ejemplares: no pueden llegar más. Cuente los que tiene la tienda que envió.',
  'transfer.less_than_received': 'De «{title}» ya se recibieron {received} ejemplares: indique cuántos han llegado en total.',
  'transfer.nothing_arrived': 'No ha llegado ningún ejemplar. Si no van a llegar, cierre el traslado con lo que falta.',
  'transfer.reason_missing': 'Faltan ejemplares: escriba qué ha pasado con ellos.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'transfer.unknown': 'No hi ha cap trasllat amb aquest número a la vostra botiga.',
  'transfer.not_now': 'El trasllat ja no és en aquest pas. Torneu a obrir-lo per veure com està.',
  'transfer.same_store': 'Un trasllat va d’una botiga a una altra: trieu-ne dues de diferents.',
  'transfer.title_twice': 'Cada títol pot ser una sola vegada al trasllat.',
  'transfer.not_in_it': 'Aquest títol no és al trasllat.',
  'transfer.more_than_asked': 'No poden sortir més exemplars dels que es van demanar. Per enviar-ne més, feu un altre trasllat.',
  'transfer.nothing_to_send': 'No surt cap exemplar. Si no els podeu enviar, rebutgeu el trasllat.',
  'transfer.short': 'De «{title}» no hi ha tants exemplars a la botiga que envia.',
  'transfer.more_than_sent':
    'De «{title}» van sortir {sent} exemplars: no en poden arribar més. Compteu els que té la botiga que ha enviat.',
  'transfer.less_than_received': 'De «{title}» ja es van rebre {received} exemplars: indiqueu quants n’han arribat en total.',
  'transfer.nothing_arrived': 'No ha arribat cap exemplar. Si no han d’arribar, tanqueu el trasllat amb el que falta.',
  'transfer.reason_missing': 'Falten exemplars: escriviu què ha passat.',
}
const en: Messages = {
  'transfer.unknown': 'There is no transfer with that number in your shop.',
  'transfer.not_now': 'The transfer has moved on. Open it again to see where it stands.',
  'transfer.same_store': 'A transfer goes from one shop to another: choose two different ones.',
  'transfer.title_twice': 'Each title can only be in the transfer once.',
  'transfer.not_in_it': 'That title is not in the transfer.',
  'transfer.more_than_asked': 'You cannot send more copies than were asked for. To send more, start another transfer.',
  'transfer.nothing_to_send': 'Nothing is being sent. If you cannot send the copies, refuse the transfer.',
  'transfer.short': 'The sending shop does not have that many copies of “{title}”.',
  'transfer.more_than_sent': '{sent} copies of “{title}” were sent: no more can arrive. Count what the sending shop has.',
  'transfer.less_than_received': '{received} copies of “{title}” have been received already: enter how many have arrived in all.',
  'transfer.nothing_arrived': 'No copies have arrived. If they are not coming, close the transfer with what is missing.',
  'transfer.reason_missing': 'Copies are missing: please say what happened to them.',
}
export const transferMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
