import { expect, it } from 'vitest'
import { grants } from '#modules/people/staff/grants.ts'
import { words as ca } from './act-words/ca.ts'
import { words as en } from './act-words/en.ts'
import { words as es } from './act-words/es.ts'

it('every action of the staff is called by words in three languages', () => {
  for (const { nouns, verbs } of [es, ca, en])
    expect(
      Object.keys(grants).filter((action) => {
        const [noun = '', verb = ''] = action.split('.')
        return !Object.hasOwn(nouns, noun) || !Object.hasOwn(verbs, verb)
      }),
    ).toEqual([])
})
