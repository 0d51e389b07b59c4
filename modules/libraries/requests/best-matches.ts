export const mostCandidates = 3

/** Words that a search is asked for, of what may be half a letter. */
const mostWords = 12
const wordsOf = (text: string, most: number): string => text.split(/\s+/).filter(Boolean).slice(0, most).join(' ')

/**
 * What to ask the catalogue for a line of a request, the narrowest first: its number, all its words, what stands before its author or
 * series, its first words.
 */
export function questionsOf({ asked, ean }: { asked: string; ean: string }): string[] {
  const words = asked.replaceAll(/\b[\d-]{10,17}x?\b/gi, ' ').replaceAll(/["«»“”]/g, ' ')
  const cuts = [words, words.split(/[,/.:;()·]\s?| - /)[0] ?? '', wordsOf(words, 4), wordsOf(words, 2)]
  const questions = [ean, ...cuts.map((cut) => wordsOf(cut, mostWords))]
  return [...new Set(questions)].filter((question) => question.length > 2)
}

/** The titles that a request probably means, best first; `idsFor` answers what visitors would find for words. */
export function bestMatches(request: { asked: string; ean: string }, idsFor: (question: string) => readonly number[]): number[] {
  const found = new Set<number>()
  for (const question of questionsOf(request)) {
    if (found.size >= mostCandidates) break
    for (const id of idsFor(question)) found.add(id)
  }
  return [...found].slice(0, mostCandidates)
}
