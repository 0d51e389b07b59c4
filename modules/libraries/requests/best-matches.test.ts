import { describe, expect, it } from 'vitest'
import { bestMatches, questionsOf } from './best-matches.ts'

describe('what a request probably means', () => {
  it('is looked for by its number first, then by all its words, then by what stands before author and series', () => {
    expect(questionsOf({ asked: 'Romancero gitano, Lorca (Cátedra) 9788437604947', ean: '9788437604947' })).toEqual([
      '9788437604947',
      'Romancero gitano, Lorca (Cátedra)',
      'Romancero gitano',
      'Romancero gitano,',
    ])
    expect(questionsOf({ asked: 'Un título muy largo de muchas palabras', ean: '' })).toEqual([
      'Un título muy largo de muchas palabras',
      'Un título muy largo',
      'Un título',
    ])
  })

  it('is three titles at most, each once, the narrower question’s first; no more is asked than is needed', () => {
    const answers: Record<string, number[]> = { 'Jardín, de noche': [7], Jardín: [7, 8, 9, 10] }
    const asked: string[] = []
    const idsFor = (question: string) => {
      asked.push(question)
      return answers[question] ?? []
    }
    expect(bestMatches({ asked: 'Jardín, de noche', ean: '' }, idsFor)).toEqual([7, 8, 9])
    expect(asked).toEqual(['Jardín, de noche', 'Jardín'])
    expect(bestMatches({ asked: 'xyzzy', ean: '' }, idsFor)).toEqual([])
  })
})
