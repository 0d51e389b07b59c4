import { expect, it } from 'vitest'
import { grants } from '#modules/people/staff/grants.ts'
import { sourceFiles } from '#tests/support/source-files.ts'
import { words as ca } from './act-words/ca.ts'
import { words as en } from './act-words/en.ts'
import { words as es } from './act-words/es.ts'
import { subjectIn } from './subject-in.ts'

it('every action of the staff is called by words in three languages', () => {
  for (const { nouns, verbs } of [es, ca, en])
    expect(
      Object.keys(grants).filter((action) => {
        const [noun = '', verb = ''] = action.split('.')
        return !Object.hasOwn(nouns, noun) || !Object.hasOwn(verbs, verb)
      }),
    ).toEqual([])
})

it('what acts are done to is called by words, as it stands in the record where it has none', () => {
  expect(subjectIn(es, 'order letter 2')).toBe('Pedido por correo 2')
  expect(subjectIn(ca, 'order 26-000028')).toBe('Comanda 26-000028')
  expect(subjectIn(en, 'customer c-4XdqQhr member 3')).toBe('Customer c-4XdqQhr member 3')
  expect(subjectIn(es, 'gift cards of T013')).toBe('Tarjetas regalo de T013')
  expect(subjectIn(es, '')).toBe('')
})

it('each subject that a call of the staff names has a word in three languages', () => {
  const named = sourceFiles()
    .filter(({ name }) => name.startsWith('modules/') && name.includes('staff') && !name.endsWith('.test.ts'))
    .flatMap(({ text }) => [...text.matchAll(/subject[^\n]*=> ?`([a-zé]+(?: [a-z]+)*) \$\{/g)].map(([, name]) => name!))
  expect(named.length).toBeGreaterThan(50)
  for (const { subjects } of [es, ca, en]) expect(named.filter((name) => !Object.hasOwn(subjects, name))).toEqual([])
})
