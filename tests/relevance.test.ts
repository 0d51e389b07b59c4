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
}, 120_000)

const missed = (kinds: readonly Verdict['kind'][], good: (verdict: Verdict) => boolean) =>
  verdicts
    .filter((one) => kinds.includes(one.kind) && !good(one))
    .map(({ language, q, titles, corrected }) => ({ language, q, titles, corrected }))

describe('the demonstration catalogue, asked what visitors ask', () => {
  it('puts first what is asked by its title, its code or the name of its author', () =>
    expect(missed(['name', 'title', 'code'], (one) => one.first)).toEqual([]))
  it('never takes a name for another, and says that it has nothing', () =>
    expect(missed(['name that is right'], (one) => one.first)).toEqual([]))
  it('shows among the first five what a misspelt name, a section or a synonym means', () =>
    expect(missed(['misspelt name', 'section', 'synonym', 'sentence'], (one) => one.amongFive)).toEqual([]))
  it('puts first what a bookseller would in nine of ten questions', () =>
    expect(verdicts.filter((one) => one.first).length / verdicts.length).toBeGreaterThan(0.9))
  it('does nearly as well with questions that nothing was tuned by', () => {
    expect(unseen.filter((one) => one.first).length / unseen.length).toBeGreaterThan(0.85)
    expect(unseen.filter((one) => one.amongFive).length / unseen.length).toBeGreaterThan(0.9)
  })
})
