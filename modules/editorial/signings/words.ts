import { theDay, toTheDay } from '#kernel/catalan-day.ts'
import { type Day, shownDay } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'

interface SignedTexts {
  /** Where authors sign copies to order, on the page of their book. */
  invites: (author: string, day: string) => string
  /** The same on their own page, behind the activity. */
  takesOrders: (day: string) => string
  /** What is done with a copy, and from when on it travels. */
  signed: (day: string) => string
  dedicated: (day: string, to: string) => string
  cancelled: string
  /** That what is made for one person is not withdrawn from (TRLGDCU 103 c). */
  dedicatedStays: string
}

const es: SignedTexts = {
  invites: (author, day) => `${author} firma ejemplares de este libro el ${day}: encargue el suyo, con dedicatoria si lo desea`,
  takesOrders: (day) => `Se encargan ejemplares firmados hasta el ${day}`,
  signed: (day) => `Ejemplar firmado: se firma el ${day} y sale después`,
  dedicated: (day, to) => `Ejemplar firmado con dedicatoria para «${to}»: se firma el ${day} y sale después`,
  cancelled: 'Ejemplar firmado: la firma se ha suspendido',
  dedicatedStays:
    'Un ejemplar con dedicatoria se hace a la medida de quien lo encarga: la ley no prevé para él derecho de desistimiento (art. 103 c del Real Decreto Legislativo 1/2007). Los demás artículos del pedido lo conservan.',
}
const ca: SignedTexts = {
  invites: (author, day) =>
    `${author} signa exemplars d’aquest llibre ${theDay(day)}: encarregueu el vostre, amb dedicatòria si voleu`,
  takesOrders: (day) => `S’hi encarreguen exemplars signats fins ${toTheDay(day)}`,
  signed: (day) => `Exemplar signat: se signa ${theDay(day)} i surt després`,
  dedicated: (day, to) => `Exemplar signat amb dedicatòria per a «${to}»: se signa ${theDay(day)} i surt després`,
  cancelled: 'Exemplar signat: la signatura s’ha suspès',
  dedicatedStays:
    'Un exemplar amb dedicatòria es fa a mida de qui l’encarrega: la llei no hi preveu dret de desistiment (art. 103 c del Reial decret legislatiu 1/2007). Els altres articles de la comanda el conserven.',
}
const en: SignedTexts = {
  invites: (author, day) => `${author} signs copies of this book on ${day}: order yours, with a dedication if you like`,
  takesOrders: (day) => `Signed copies can be ordered until ${day}`,
  signed: (day) => `Signed copy: signed on ${day}, sent afterwards`,
  dedicated: (day, to) => `Signed copy with a dedication to “${to}”: signed on ${day}, sent afterwards`,
  cancelled: 'Signed copy: the signing has been cancelled',
  dedicatedStays:
    'A copy with a dedication is made to your own wishes: the law gives no right to withdraw from it (art. 103 c of Royal Legislative Decree 1/2007). The other items of the order keep it.',
}

/** What is said of signed copies, in letters and on every screen that names one. */
export const signedTexts: Record<Language, SignedTexts> = { es, ca, en }

interface Told {
  over: string
  cancelled: boolean
  dedication: string
}

/** A line's signature in a sentence. */
export function signedNote(signing: Told, language: Language): string {
  const text = signedTexts[language]
  if (signing.cancelled) return text.cancelled
  const day = shownDay(signing.over as Day)
  return signing.dedication ? text.dedicated(day, signing.dedication) : text.signed(day)
}
