import { shownCents, shownNumber } from '#kernel/figures.ts'
import type { Answer } from '../api/calls.ts'
import { orderWords } from '../orders/words.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { differenceWords } from './difference-words.ts'

type Difference = Answer<'GET /books/runs/:run/'>['findings'][number]['first'][number]

/** What a difference says in the language of the screen; as it was kept where it has no code. */
export function useDifference(): (of: Pick<Difference, 'code' | 'facts' | 'problem'>) => string {
  const language = useLanguage()
  const words = useWords(differenceWords)
  const orders = useWords(orderWords)
  const states: Record<string, Record<string, string>> = {
    ...words.facts,
    payment: orders.payments,
    line: orders.states,
    parcel: orders.parcelStates,
    outcome: orders.outcomes,
    refund: orders.refundStates,
  }
  return ({ code, facts, problem }) => {
    const sentence = code === null ? undefined : words.sentences[code]
    return (sentence ?? problem).replaceAll(/\{(\d)(€?):?(\w*)\}/g, (_all, index: string, cents: string, kind: string) => {
      const fact = facts[Number(index)] ?? null
      if (fact === null) return '–'
      if (typeof fact !== 'number') return states[kind]?.[String(fact)] ?? String(fact)
      return cents ? shownCents(fact, language) : shownNumber(fact, language)
    })
  }
}
