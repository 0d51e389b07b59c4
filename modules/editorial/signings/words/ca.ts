import { theDay, toTheDay } from '#kernel/catalan-day.ts'
import type { SignedTexts } from './es.ts'

export const signed: SignedTexts = {
  invites: (author, day) =>
    `${author} signa exemplars d’aquest llibre ${theDay(day)}: encarregueu el vostre, amb dedicatòria si voleu`,
  takesOrders: (day) => `S’hi encarreguen exemplars signats fins ${toTheDay(day)}`,
  signed: (day) => `Exemplar signat: se signa ${theDay(day)} i surt després`,
  dedicated: (day, to) => `Exemplar signat amb dedicatòria per a «${to}»: se signa ${theDay(day)} i surt després`,
  cancelled: 'Exemplar signat: la signatura s’ha suspès',
  dedicatedStays:
    'Un exemplar amb dedicatòria es fa a mida de qui l’encarrega: la llei no hi preveu dret de desistiment (art. 103 c del Reial decret legislatiu 1/2007). Els altres articles de la comanda el conserven.',
}
