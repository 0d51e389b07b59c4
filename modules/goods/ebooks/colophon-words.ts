import type { Language } from '#kernel/language.ts'
import type { Colophon, Owner } from './colophon.ts'

export const words: Record<Language, (owner: Omit<Owner, 'language' | 'day'> & { day: string }) => Colophon> = {
  es: ({ name, order, day, gift }) => ({
    title: 'Este ejemplar',
    paragraphs: [
      gift
        ? `Este ejemplar es un regalo para ${name}, que lo abrió el ${day}. Se compró con el pedido ${order}.`
        : `Este ejemplar se vendió a ${name} el ${day}, con el pedido ${order}.`,
      'Puede leerlo en todos sus dispositivos y guardar una copia. Por favor, no lo publique ni lo reparta: detrás hay personas que viven de su trabajo.',
    ],
    foot: `Ejemplar de ${name} · pedido ${order}`,
  }),
  ca: ({ name, order, day, gift }) => ({
    title: 'Aquest exemplar',
    paragraphs: [
      gift
        ? `Aquest exemplar és un regal per a ${name}, que el va obrir el dia ${day}. Es va comprar amb la comanda ${order}.`
        : `Aquest exemplar es va vendre a ${name} el ${day}, amb la comanda ${order}.`,
      'El podeu llegir en tots els vostres dispositius i desar-ne una còpia. Si us plau, no el publiqueu ni el repartiu: al darrere hi ha persones que viuen de la seva feina.',
    ],
    foot: `Exemplar de ${name} · comanda ${order}`,
  }),
  en: ({ name, order, day, gift }) => ({
    title: 'This copy',
    paragraphs: [
      gift
        ? `This copy is a gift to ${name}, who opened it on ${day}. It was bought with order ${order}.`
        : `This copy was sold to ${name} on ${day}, with order ${order}.`,
      'You may read it on all your devices and keep a backup. Please do not publish it or pass it on: the people who made it live by their work.',
    ],
    foot: `Copy of ${name} · order ${order}`,
  }),
}
