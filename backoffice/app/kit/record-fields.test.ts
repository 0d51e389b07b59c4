import { expect, it } from 'vitest'
import { bodyOf, chosenOf, draftOf, type RecordField } from './record-fields.ts'

const fields: RecordField[] = [
  { as: 'texts', name: 'title', label: 'Title' },
  { as: 'figure', name: 'percent', label: 'Percentage' },
  { as: 'day', name: 'valid_to', label: 'Until' },
  { as: 'words', name: 'shown', label: 'Shown' },
  { as: 'check', name: 'active', label: 'Active' },
]
const record = { title: { es: 'Diez', ca: 'Deu', en: 'Ten' }, percent: 7.5, valid_to: null, shown: ['a', 'b c'], active: true }

it('sends a record back as it was read, where nobody typed anything', () => {
  expect(bodyOf(fields, draftOf(fields, record))).toEqual(record)
})

it('reads a figure with a comma, and leaves what is none for the shop to refuse', () => {
  const typed = (percent: string) => bodyOf(fields, { ...draftOf(fields, record), percent })['percent']
  expect([typed('7,25'), typed(' '), typed('seven')]).toEqual([7.25, null, 'seven'])
})

it('takes of two forms what was chosen, language by language', () => {
  const mine = draftOf(fields, record)
  const theirs = draftOf(fields, { ...record, percent: 5, title: { es: 'X', ca: 'Y', en: 'Z' } })
  expect(bodyOf(fields, chosenOf(mine, theirs, { 'title.ca': 'theirs', percent: 'theirs' }))).toMatchObject({
    title: { es: 'Diez', ca: 'Y', en: 'Ten' },
    percent: 5,
  })
})
