import { theDay } from '#kernel/catalan-day.ts'
import type { Localized } from '#kernel/language.ts'

interface WaiverTexts {
  /** Immediate supply is asked for. */
  consent: string
  /** Losing the right is known. */
  acknowledged: string
  /** What the confirmation repeats, on a durable medium (TRLGDCU 98.7). */
  confirmed: (when: string) => string
}

/** Ebooks at once against the right to withdraw (TRLGDCU 103 m): both have to be said, neither is ticked beforehand. */
export const waiverTexts: Localized<WaiverTexts> = {
  es: {
    consent: 'Quiero recibir los libros electrónicos en cuanto pague, sin esperar a que termine el plazo de desistimiento.',
    acknowledged:
      'Sé que pierdo el derecho de desistimiento de cada libro electrónico cuando empiezo a descargarlo o a leerlo en el navegador.',
    confirmed: (when) =>
      `El ${when} pidió recibir los libros electrónicos en cuanto los pagara y reconoció que pierde el derecho de desistimiento de cada uno cuando empieza a descargarlo o a leerlo en el navegador.`,
  },
  ca: {
    consent: 'Vull rebre els llibres electrònics quan pagui, sense esperar que s’acabi el termini de desistiment.',
    acknowledged:
      'Sé que perdo el dret de desistiment de cada llibre electrònic quan el començo a baixar o a llegir al navegador.',
    confirmed: (when) =>
      `Vau demanar, ${theDay(when)} de rebre els llibres electrònics quan els paguéssiu i vau reconèixer que perdeu el dret de desistiment de cadascun quan el comenceu a baixar o a llegir al navegador.`,
  },
  en: {
    consent: 'I want to receive the ebooks as soon as I pay, without waiting for the withdrawal period to end.',
    acknowledged:
      'I understand that I lose the right to withdraw from each ebook once I start downloading it or reading it in the browser.',
    confirmed: (when) =>
      `On ${when} you asked to receive the ebooks as soon as you paid and acknowledged that you lose the right to withdraw from each one once you start downloading it or reading it in the browser.`,
  },
}
