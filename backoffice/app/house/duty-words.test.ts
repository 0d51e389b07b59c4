import { expect, it } from 'vitest'
import { duties, importing, watching } from '#api/background.ts'
import { words as ca } from './duty-words/ca.ts'
import { words as en } from './duty-words/en.ts'
import { words as es } from './duty-words/es.ts'

it('calls each duty of the shop by words in three languages, and none that it has no more', () => {
  const nothing = null as never
  const names = [...duties(nothing, nothing, nothing, nothing).map(({ name }) => name), importing, watching].toSorted()
  for (const words of [es, ca, en]) expect(Object.keys(words).toSorted()).toEqual(names)
})
