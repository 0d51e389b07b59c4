import { toTheDay } from '#kernel/catalan-day.ts'
import type { signedCopies as es } from '../es/signed-copies.ts'

export const signedCopies: typeof es = {
  order: 'Encarrega un exemplar signat',
  until: (day) => `S’encarreguen fins ${toTheDay(day)}, amb dedicatòria si voleu.`,
  over: 'Ja no s’admeten encàrrecs d’exemplars signats.',
  lead: 'Costa el mateix que el llibre sense signar. Se signa en aquesta activitat i us l’enviem, o el recolliu, després.',
  book: 'Llibre',
  dedication: 'Dedicatòria: per a qui? (opcional)',
  dedicationHint: 'El nom de qui el rep, fins a 60 caràcters: «Per a la Inès». En blanc, només la signatura.',
  law: 'Un exemplar amb dedicatòria es fa a mida de qui l’encarrega i la llei no hi preveu dret de desistiment (art. 103 c del Reial decret legislatiu 1/2007). Si només va signat, el conserva.',
  data: 'Fem servir aquest nom només per a la dedicatòria i l’esborrem un any després de la signatura.',
  toBasket: 'Afegeix a la cistella',
  back: 'Torna a l’activitat',
}
