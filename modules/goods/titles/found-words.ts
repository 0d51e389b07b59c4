import type { Localized } from '#kernel/language.ts'
import type { TitleRow } from './staff-contract.ts'

/** What is said of a title that visitors are not shown. */
export const unseen: Record<Exclude<TitleRow['state'], 'on_sale'>, Localized> = {
  draft: { es: 'borrador', ca: 'esborrany', en: 'draft' },
  withdrawn: { es: 'retirado', ca: 'retirat', en: 'withdrawn' },
}
