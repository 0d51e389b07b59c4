import type { Localized } from '#kernel/language.ts'

/** What a prize was won as: list 41. */
export const prizeCodes: Readonly<Record<string, Localized>> = {
  '01': { es: 'ganador', ca: 'guanyador', en: 'winner' },
  '02': { es: 'accésit', ca: 'accèssit', en: 'runner-up' },
  '03': { es: 'mención especial', ca: 'menció especial', en: 'commended' },
  '04': { es: 'finalista', ca: 'finalista', en: 'shortlisted' },
  '05': { es: 'seleccionado', ca: 'seleccionat', en: 'longlisted' },
  '06': { es: 'ganador ex aequo', ca: 'guanyador ex aequo', en: 'joint winner' },
  '07': { es: 'nominado', ca: 'nominat', en: 'nominated' },
}
