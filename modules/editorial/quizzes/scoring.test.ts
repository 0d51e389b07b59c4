import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { QuizzesFile } from './contract.ts'
import { alternateOf, everyWay, leadingPair, profileOf, type Rules, unreachable } from './scoring.ts'
import { rulesOf } from './whole-quiz.ts'

const file = path.join(import.meta.dirname, '../../../database/demo/quizzes.json')
const quizzes = QuizzesFile.parse(JSON.parse(readFileSync(file, 'utf8')))
const reading = quizzes.find(({ key }) => key === 'sant-jordi-2019')!

const none = [0, 0, 0]
const rules = (alternates: Rules['alternates'], first: readonly (readonly number[])[]): Rules => ({
  profiles: 3,
  questions: [first, [none], [none], [none]],
  alternates,
})
const apart = [
  [1, 0, 0],
  [0, 1, 1],
]
const lastTwoApart = [
  [0, 1, 0],
  [0, 0, 1],
]

describe('points', () => {
  it('give the two profiles ahead, ties in the order of the list (M-28)', () => {
    expect(leadingPair(rules([apart], [[0, 2, 3]]), [0, 0, 0, 0])).toEqual([2, 1])
    expect(leadingPair(rules([apart], [[1, 1, 1]]), [0, 0, 0, 0])).toEqual([0, 1])
    expect(leadingPair(rules([apart], [none]), [0, 0, 0, 0])).toEqual([0, 1])
  })
  it('pick the alternate that tells the leading pair apart, and its answer decides (M-28)', () => {
    const both = rules([apart, lastTwoApart], [[0, 5, 1]])
    expect(alternateOf(both, [0, 0, 0, 0])).toBe(1)
    expect([profileOf(both, [0, 0, 0, 0, 0]), profileOf(both, [0, 0, 0, 0, 1])]).toEqual([1, 2])
  })
  it('decide themselves where the last answer favours neither', () => {
    expect(profileOf(rules([[none, none]], [[0, 1, 2]]), [0, 0, 0, 0, 1])).toBe(2)
    expect(profileOf(rules([[none, none]], [none]), [0, 0, 0, 0, 1])).toBe(0)
  })
  it('tell which profiles no answers lead to', () => {
    expect(unreachable(rules([lastTwoApart], [[0, 2, 3]]))).toEqual([0])
  })
})

describe.each(quizzes)('the quiz $key', (quiz) => {
  const all = [...everyWay(rulesOf(quiz))]
  it('has four questions of five answers and four alternates of two (M-25, X-15)', () => {
    expect(all).toHaveLength(5 ** 4 * 2)
    expect([
      quiz.questions.map((question) => question.answers.length),
      quiz.alternates.map((alternate) => alternate.answers.length),
    ]).toEqual([
      [5, 5, 5, 5],
      [2, 2, 2, 2],
    ])
  })
  it('leads to every profile, and to none of them seldom (M-28)', () => {
    const counts = quiz.profiles.map((_, index) => all.filter(({ profile }) => profile === index).length)
    expect(Math.min(...counts)).toBeGreaterThan(all.length / quiz.profiles.length / 4)
  })
  it('always lets the last answer decide between the two profiles ahead', () => {
    const rules = rulesOf(quiz)
    for (const { choices, profile } of all) {
      const other = profileOf(rules, [...choices.slice(0, 4), 1 - choices[4]!])
      expect([profile, other].toSorted()).toEqual(leadingPair(rules, choices).toSorted())
    }
  })
  it('asks each of its alternates of somebody', () => {
    expect(new Set(all.map(({ choices }) => alternateOf(rulesOf(quiz), choices))).size).toBe(4)
  })
})

it('has the nine reading profiles in their order (M-27)', () => {
  expect(reading.profiles.map(({ key }) => key)).toEqual([
    'literary',
    'reflective',
    'poet',
    'cinephile',
    'hipster',
    'artist',
    'traveller',
    'childrens',
    'fantasy',
  ])
})
