import type { Language } from '#kernel/language.ts'
import { cents, toEuros } from '#kernel/money.ts'
import type { displays } from '#modules/goods/catalogue/contract.ts'
import { mostEditionsListed, type WorkListed } from './contract.ts'
import type { Found } from './index/find.ts'
import { readiness } from './index/listed.ts'
import type { SearchIndex } from './index/open.ts'
import { missing } from './index/state.ts'

/** What a page says of its works that have several editions; read from the index alone, while it stands as the page was found in it. */
export function worksListed({ state, names }: SearchIndex, { ids, works }: Found, language: Language): WorkListed[] {
  const { format, language: written, availability } = state.values
  const label = (facet: 'format' | 'language' | 'availability', code: number) => {
    const key = { format, language: written, availability }[facet].keys[code - 1]
    return key === undefined ? null : names.label(facet, key, language)
  }
  const priceOf = (row: number) => (state.cents[row] === missing ? null : toEuros(cents(state.cents[row]!)))
  const told = (texts: (string | null)[]) => [...new Set(texts)].filter((text) => text !== null)
  return ids.flatMap((pk) => {
    const rows = works.get(pk)
    if (!rows) return []
    const sold = rows.filter((row) => readiness[state.single.availability[row]!]! > 0)
    const prices = sold.map(priceOf).filter((price) => price !== null)
    return {
      pk,
      editions: rows.length,
      from: prices.length > 0 ? Math.min(...prices) : null,
      formats: told(rows.map((row) => label('format', state.single.format[row]!))),
      languages: told(rows.map((row) => label('language', state.single.language[row]!))),
      listed: rows.slice(0, mostEditionsListed).map((row) => ({
        pk: state.id[row]!,
        format: label('format', state.single.format[row]!),
        language: label('language', state.single.language[row]!),
        price: priceOf(row),
        display: availability.keys[state.single.availability[row]! - 1] as (typeof displays)[number],
        availability: label('availability', state.single.availability[row]!),
      })),
    }
  })
}
