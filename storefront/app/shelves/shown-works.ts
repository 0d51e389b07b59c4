import { shownEuros } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import type { WorkListed } from '#modules/goods/search/contract.ts'
import { grouped, queryOf } from './list-query.ts'
import { wordsIn } from './work-words.ts'

/** A work as its card opens it: in words, so that no page carries theirs. */
export interface ShownWork {
  /** "3 ediciones, desde 4,99 €" */
  name: string
  /** "Tapa dura, Bolsillo · Español, Inglés" */
  kinds: string
  editions: { pk: number; name: string; told: string }[]
  /** Leads to the page of the work where more editions are than are named. */
  all: string | null
}

/** The works of a page by the item that stands for each. */
export function shownWorks(works: readonly WorkListed[], language: Language): Record<number, ShownWork> {
  const words = wordsIn[language]
  return Object.fromEntries(
    works.map(({ pk, editions, from, formats, languages, listed }) => [
      pk,
      {
        name: words.editions({ count: editions, from: from === null ? null : shownEuros(from, language) }),
        kinds: [formats, languages]
          .map((names) => names.join(', '))
          .filter(Boolean)
          .join(' · '),
        editions: listed.map((one) => ({
          pk: one.pk,
          name: [one.format, one.language].filter(Boolean).join(' · ') || String(one.pk),
          told: [one.price === null ? null : shownEuros(one.price, language), one.availability].filter(Boolean).join(' · '),
        })),
        all: editions > listed.length ? words.all({ count: editions }) : null,
      },
    ]),
  )
}

/** The way from a list of works to one of editions and back; none where only objects are listed. */
export interface Grouping {
  name: string
  to: string
}

/** What an address asks for; a list that counts works says nothing of it in its address. */
export const groupedBy = ({ group }: Record<string, string>) => (group === 'editions' ? 'editions' : 'works')

export function groupingOf(search: URLSearchParams, kind: 'book' | 'object' | null, language: Language): Grouping | null {
  if (kind === 'object') return null
  const to = groupedBy(queryOf(search)) === 'works' ? 'editions' : 'works'
  return { name: wordsIn[language].group[to], to: grouped(search, to) }
}
