import { theDay } from '#kernel/catalan-day.ts'
import type { Localized } from '#kernel/language.ts'

/** Whoever a gift is for asks for it at once and knows that it cannot be withdrawn from any more (TRLGDCU 103 m): neither is ticked beforehand. */
export const texts: Localized<{ consent: string; acknowledged: string; confirmed: (when: string) => string }> = {
  es: {
    consent: 'Quiero abrir ahora este libro electrónico, sin esperar a que termine el plazo de desistimiento.',
    acknowledged: 'Sé que, en cuanto lo abra, se pierde el derecho de desistimiento: la compra ya no se podrá devolver.',
    confirmed: (when) =>
      `El ${when} pidió abrir el libro electrónico sin esperar a que terminara el plazo de desistimiento y reconoció que con ello se pierde ese derecho.`,
  },
  ca: {
    consent: 'Vull obrir ara aquest llibre electrònic, sense esperar que s’acabi el termini de desistiment.',
    acknowledged: 'Sé que, quan l’obri, es perd el dret de desistiment: la compra ja no es podrà tornar.',
    confirmed: (when) =>
      `Vau demanar, ${theDay(when)} d’obrir el llibre electrònic sense esperar que s’acabés el termini de desistiment i vau reconèixer que així es perd aquest dret.`,
  },
  en: {
    consent: 'I want to open this ebook now, without waiting for the withdrawal period to end.',
    acknowledged: 'I understand that opening it ends the right to withdraw: the purchase can no longer be returned.',
    confirmed: (when) =>
      `On ${when} you asked to open the ebook without waiting for the withdrawal period to end and acknowledged that this ends the right to withdraw.`,
  },
}
