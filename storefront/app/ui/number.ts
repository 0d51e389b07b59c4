import { shownNumber } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'

/** A figure written in any of the languages, as this one writes it; other words stay as they are. */
export const respelt = (figure: string, language: Language): string =>
  /^\d{1,3}([.,]\d{3})*$/.test(figure) ? shownNumber(Number(figure.replace(/\D/g, '')), language) : figure
