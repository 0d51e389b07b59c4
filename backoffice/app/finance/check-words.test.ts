import { expect, it } from 'vitest'
import { checks } from '#modules/orders/reconcile/reconcile.ts'
import { words as ca } from './books-words/ca.ts'
import { words as en } from './books-words/en.ts'
import { words as es } from './books-words/es.ts'

it('says in three languages what each comparison of the books checks, and nothing that none does', () => {
  const names = [...checks.map(({ name }) => name), 'invoice_chain'].toSorted()
  for (const words of [es, ca, en]) expect(Object.keys(words.checks).toSorted()).toEqual(names)
})
