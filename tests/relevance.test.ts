import { beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from '#importers/demo/load-demo.ts'
import { heldOutQuestions } from '../benchmarks/held-out-questions.ts'
import { judge, type Verdict } from '../benchmarks/relevance.ts'
import { withDatabase } from './support/database.ts'

const database = withDatabase()
let verdicts: Verdict[] = []
let unseen: Verdict[] = []

beforeAll(async () => {
  await loadDemo(database.sql)
  verdicts = await judge(database.sql)
  unseen = await judge(database.sql, heldOutQuestions)
})

const missed = (kinds: readonly Verdict['kind'][], good: (verdict: Verdict) => boolean) =>
  verdicts
    .filter((verdict) => kinds.includes(verdict.kind) && !good(verdict))
    .map(({ language, q, titles, corrected }) => ({ language, q, titles, corrected }))

describe('the demonstration catalogue, asked what visitors ask', () => {
  it('puts first what is asked by its title, its code or the name of its author', () =>
    expect(missed(['name', 'title', 'code'], (verdict) => verdict.first)).toEqual([]))
  it('never takes a name for another, and says that it has nothing', () =>
    expect(missed(['name that is right'], (verdict) => verdict.first)).toEqual([]))
  it('shows among the first five what a misspelt name, a section or a synonym means', () =>
    expect(missed(['misspelt name', 'section', 'synonym', 'sentence'], (verdict) => verdict.amongFive)).toEqual([]))
  it('puts first what a bookseller would in nine of ten questions', () =>
    expect(verdicts.filter((verdict) => verdict.first).length / verdicts.length).toBeGreaterThan(0.9))
  it('does nearly as well with questions that nothing was tuned by', () => {
    expect(unseen.filter((verdict) => verdict.first).length / unseen.length).toBeGreaterThan(0.85)
    expect(unseen.filter((verdict) => verdict.amongFive).length / unseen.length).toBeGreaterThan(0.9)
  })
})
