import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checks } from '#modules/orders/reconcile/reconcile.ts'
import { words as ca } from './books-words/ca.ts'
import { words as en } from './books-words/en.ts'
import { words as es } from './books-words/es.ts'
import { words as differencesCa } from './difference-words/ca.ts'
import { words as differencesEn } from './difference-words/en.ts'
import { words as differencesEs } from './difference-words/es.ts'

it('says in three languages what each comparison of the books checks, and nothing that none does', () => {
  const names = [...checks.map(({ name }) => name), 'invoice_chain'].toSorted()
  for (const words of [es, ca, en]) expect(Object.keys(words.checks).toSorted()).toEqual(names)
})

/** Each difference that a check tells, and how many facts it has. */
const toldDifferences = globSync('modules/orders/reconcile/*.sql.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/told\(\s*db,\s*'(\w+)',\s*'([^']*)'/g)].map(([, code = '', says = '']) => ({
    code,
    facts: says.split('%s').length - 1,
  })),
)
const facts = (sentence = '') => [...new Set([...sentence.matchAll(/\{(\d)/g)].map(([, index]) => Number(index)))].toSorted()
/** Those of the chain of invoices, which no query tells. */
const ofChain = [...readFileSync('modules/invoicing/invoices/chain.ts', 'utf8').matchAll(/'(chain_\w+)'/g)].map(
  ([, code = '']) => code,
)

it('says each difference in three languages, with all its facts', () => {
  expect(toldDifferences.length).toBeGreaterThan(40)
  for (const { sentences } of [differencesEs, differencesCa, differencesEn]) {
    expect(Object.keys(sentences).toSorted()).toEqual([...toldDifferences.map(({ code }) => code), ...ofChain].toSorted())
    for (const one of toldDifferences)
      expect([one.code, facts(sentences[one.code])]).toEqual([one.code, Array.from({ length: one.facts }, (_, index) => index)])
  }
})
