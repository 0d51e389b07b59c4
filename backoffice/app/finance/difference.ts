import { shownCents, shownNumber } from '#kernel/figures.ts'
import type { Answer } from '../api/calls.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { differenceWords } from './difference-words.ts'

type Difference = Answer<'GET /books/runs/:run/'>['findings'][number]['first'][number]

/** What a difference says in the language of the screen; as it was kept where it has no code. */
export function useDifference(): (of: Pick<Difference, 'code' | 'facts' | 'problem'>) => string {
  const language = useLanguage()
  const words = useWords(differenceWords)
  return ({ code, facts, problem }) => {
    const sentence = code === null ? undefined : words.sentences[code]
    return (sentence ?? problem).replaceAll(/\{(\d)(€?):?(\w*)\}/g, (_all, index: string, cents: string, kind: string) => {
      const fact = facts[Number(index)] ?? null
      if (fact === null) return '–'
      if (typeof fact !== 'number') return words.facts[kind]?.[String(fact)] ?? String(fact)
      return cents ? shownCents(fact, language) : shownNumber(fact, language)
    })
  }
}
