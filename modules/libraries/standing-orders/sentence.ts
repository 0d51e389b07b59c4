import { inQuotes } from '#kernel/in-quotes.ts'
import { type Language, locales } from '#kernel/language.ts'
import { type Cents, toEuros } from '#kernel/money.ts'
import { formatLabel } from '#modules/goods/catalogue/formats.ts'
import { languageLabel } from '#modules/goods/catalogue/languages.ts'
import type { StandingOrder } from './sentence-parts.ts'
import { words } from './sentence-words.ts'

const euros = (amount: Cents, language: Language): string => {
  const value = toEuros(amount)
  const round = Number.isInteger(value)
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
    minimumFractionDigits: round ? 0 : 2,
    maximumFractionDigits: round ? 0 : 2,
  }).format(value)
}
const either = (names: readonly string[], language: Language) =>
  new Intl.ListFormat(locales[language], { type: 'disjunction' }).format(names)
const inside = (name: string, language: Language) => (language === 'en' ? name : name.charAt(0).toLowerCase() + name.slice(1))

export interface Named {
  /** Names of its categories and of its budget, in the language of the sentence. */
  categories: readonly string[]
  budget: string | null
}

type StandingOrderTerms = Omit<StandingOrder, 'id' | 'customerId' | 'memberId' | 'skipEditions' | 'active'> &
  Partial<Pick<StandingOrder, 'skipEditions' | 'active'>>

/** A standing order as its people say it: "Novedades sobre arte nazarí, en castellano o catalán, hasta 60 €, hasta 300 € al mes". */
export function sentenceOf(order: StandingOrderTerms, { categories, budget }: Named, language: Language): string {
  const say = words[language]
  const alternatives = order.words
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const subject = [
    say.novelties(order.copies),
    alternatives.length > 0 ? say.about(either(alternatives, language)) : '',
    categories.length > 0
      ? say.subjects(
          either(
            categories.map((name) => inQuotes(name, language)),
            language,
          ),
        )
      : '',
  ]
  const parts = [
    subject.filter(Boolean).join(' '),
    order.languages.length > 0
      ? say.inLanguages(
          either(
            order.languages.map((code) => inside(languageLabel(code, language) ?? code, language)),
            language,
          ),
        )
      : '',
    order.formats.length > 0
      ? say.inFormats(
          either(
            order.formats.map((code) => (formatLabel(code, language) ?? code).toLowerCase()),
            language,
          ),
        )
      : '',
    say.since(order.windowMonths),
    order.priceLimitCents === null ? '' : say.upTo(euros(order.priceLimitCents, language)),
    order.monthLimitCents === null
      ? budget
        ? say.fromBudget(budget)
        : ''
      : say.month(euros(order.monthLimitCents, language), budget),
    order.skipEditions === false ? say.anyEdition : '',
    order.active === false ? say.paused : '',
  ]
  return parts.filter(Boolean).join(', ')
}

/** Why a book is proposed: what was found in it, and when it appeared (yyyy-mm-dd). */
export function reasonOf(found: readonly string[], appearedOn: string, language: Language): string {
  const say = words[language]
  const day = say.reasonDay(appearedOn.split('-').toReversed().join('/'))
  if (found.length === 0) return day.charAt(0).toUpperCase() + day.slice(1)
  return `${say.reasonWords(either(found, language))}; ${day}`
}
