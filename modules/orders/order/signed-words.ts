import { theDay } from '#kernel/catalan-day.ts'
import { type Day, shownDay } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import type { SignedLine } from './contract.ts'

interface SignedTexts {
  /** What is done with a copy, and from when on it travels. */
  signed: (day: string) => string
  dedicated: (day: string, to: string) => string
  cancelled: string
  /** That what is made for one person is not withdrawn from (TRLGDCU 103 c). */
  dedicatedStays: string
}

const es: SignedTexts = {
  signed: (day) => `Ejemplar firmado: se firma el ${day} y sale después`,
  dedicated: (day, to) => `Ejemplar firmado con dedicatoria para «${to}»: se firma el ${day} y sale después`,
  cancelled: 'Ejemplar firmado: la firma se ha suspendido',
  dedicatedStays:
    'Un ejemplar con dedicatoria se hace a la medida de quien lo encarga: la ley no prevé para él derecho de desistimiento (art. 103 c del Real Decreto Legislativo 1/2007). Los demás artículos del pedido lo conservan.',
}
const ca: SignedTexts = {
  signed: (day) => `Exemplar signat: se signa ${theDay(day)} i surt després`,
  dedicated: (day, to) => `Exemplar signat amb dedicatòria per a «${to}»: se signa ${theDay(day)} i surt després`,
  cancelled: 'Exemplar signat: la signatura s’ha suspès',
  dedicatedStays:
    'Un exemplar amb dedicatòria es fa a mida de qui l’encarrega: la llei no hi preveu dret de desistiment (art. 103 c del Reial decret legislatiu 1/2007). Els altres articles de la comanda el conserven.',
}
const en: SignedTexts = {
  signed: (day) => `Signed copy: signed on ${day}, sent afterwards`,
  dedicated: (day, to) => `Signed copy with a dedication to “${to}”: signed on ${day}, sent afterwards`,
  cancelled: 'Signed copy: the signing has been cancelled',
  dedicatedStays:
    'A copy with a dedication is made to your own wishes: the law gives no right to withdraw from it (art. 103 c of Royal Legislative Decree 1/2007). The other items of the order keep it.',
}

/** What letters and papers say of signed copies. */
export const signedTexts: Record<Language, SignedTexts> = { es, ca, en }

/** A line's signature in a sentence; null of what is not signed. */
export function signedNote(signing: SignedLine | undefined, language: Language): string | null {
  if (!signing) return null
  const text = signedTexts[language]
  if (signing.cancelled) return text.cancelled
  const day = shownDay(signing.over as Day)
  return signing.dedication ? text.dedicated(day, signing.dedication) : text.signed(day)
}
