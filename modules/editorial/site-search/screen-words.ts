import { withdrawalDays } from '#kernel/facts.ts'
import type { Localized } from '#kernel/language.ts'

type Words = Localized<readonly [title: string, text: string, also: string]>

/** Screens that people look for by name and that are no page of staff's: what they are called, what can be done there, other names. */
export const words = {
  stores: {
    es: [
      'Nuestras tiendas',
      'Todas las tiendas, con su dirección, el horario de hoy y cómo llegar.',
      'librería abierto festivos',
    ],
    ca: [
      'Les nostres botigues',
      'Totes les botigues, amb l’adreça, l’horari d’avui i com arribar-hi.',
      'llibreria obert festius',
    ],
    en: ['Our bookshops', 'All our bookshops, with addresses, today’s opening hours and how to get there.', 'open holidays'],
  },
  newsletter: {
    es: [
      'El boletín del palacio',
      'El boletín mensual: novedades, exposiciones y lecturas, y un 5 % en la primera compra.',
      'newsletter suscripción suscribirse correo',
    ],
    ca: [
      'Butlletí del palau',
      'El butlletí mensual: novetats, exposicions i lectures, i un 5 % en la primera compra.',
      'newsletter subscripció subscriure’s correu',
    ],
    en: [
      'Our newsletter',
      'The monthly newsletter: new arrivals, exhibitions and reading, and 5% off a first purchase.',
      'subscription subscribe mail',
    ],
  },
  unsubscribe: {
    es: [
      'Darse de baja',
      'Dejar de recibir el boletín y pedir que borremos sus datos.',
      'newsletter boletín baja suscripción privacidad',
    ],
    ca: [
      'Baixa del butlletí i de les dades',
      'Per deixar de rebre el butlletí o demanar que esborrem les vostres dades.',
      'newsletter butlletí baixa subscripció privacitat',
    ],
    en: ['Unsubscribe', 'Stop receiving the newsletter and ask us to delete your data.', 'newsletter subscription privacy'],
  },
  withdrawal: {
    es: [
      'Desistir del contrato',
      `Devolver una compra dentro de los ${withdrawalDays} días, sin iniciar sesión.`,
      'devolución devolver desistimiento reembolso',
    ],
    ca: [
      'Desistir del contracte',
      `Tornar una compra dins dels ${withdrawalDays} dies, sense iniciar sessió.`,
      'devolució tornar desistiment reemborsament',
    ],
    en: [
      'Withdraw from contract',
      `Send back a purchase within ${withdrawalDays} days, without signing in.`,
      'return refund withdrawal',
    ],
  },
  giftbetter: {
    es: [
      'Regalar mejor',
      'Listas de regalos por persona y por precio, elegidas en la tienda.',
      'regalo regalos detalle obsequio',
    ],
    ca: ['Regalar millor', 'Llistes de regals per persona i per preu, triades a la botiga.', 'regal regals detall obsequi'],
    en: ['Giftbetter', 'Gift ideas by person and price, chosen by our booksellers.', 'gift gifts present presents'],
  },
  agenda: {
    es: [
      'Agenda',
      'Visitas, talleres, conciertos y presentaciones en el palacio y en las tiendas.',
      'actividades programa calendario',
    ],
    ca: ['Agenda', 'Visites, tallers, concerts i presentacions al palau i a les botigues.', 'activitats programa calendari'],
    en: [
      'What’s on',
      'Tours, workshops, concerts and book launches at the palace and in our bookshops.',
      'events agenda calendar',
    ],
  },
} as const satisfies Record<string, Words>
