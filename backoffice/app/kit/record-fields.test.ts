import { describe, expect, it } from 'vitest'
import { bodyOf, chosenOf, draftOf, isAsked, nameIn, type RecordField } from './record-fields.ts'

const fields: RecordField[] = [
  { as: 'texts', name: 'title', label: 'Title' },
  { as: 'figure', name: 'percent', label: 'Percentage' },
  { as: 'day', name: 'valid_to', label: 'Until' },
  { as: 'words', name: 'shown', label: 'Shown' },
  { as: 'check', name: 'active', label: 'Active' },
]
const record = { title: { es: 'Diez', ca: 'Deu', en: 'Ten' }, percent: 7.5, valid_to: null, shown: ['a', 'b c'], active: true }

it('sends a record back as it was read, where nobody typed anything', () => {
  expect(bodyOf(fields, draftOf(fields, record, 'es'))).toEqual(record)
})

it('reads a figure with a comma, and leaves what is none for the shop to refuse', () => {
  const typed = (percent: string) => bodyOf(fields, { ...draftOf(fields, record, 'es'), percent })['percent']
  expect([typed('7,25'), typed(' '), typed('seven')]).toEqual([7.25, null, 'seven'])
})

it('shows figures and amounts as the language of the screen writes them, and reads them back with thousands parted', () => {
  const asked: RecordField[] = [
    { as: 'figure', name: 'percent', label: 'Percentage' },
    { as: 'euros', name: 'price', label: 'Price' },
    { as: 'degrees', name: 'latitude', label: 'Latitude' },
  ]
  const bought = { percent: 7.5, price: 1200, latitude: 37.177 }
  expect(draftOf(asked, bought, 'ca')).toEqual({ percent: '7,5', price: '1200,00', latitude: '37,177' })
  expect(draftOf(asked, bought, 'en')).toEqual({ percent: '7.5', price: '1200.00', latitude: '37.177' })
  expect(bodyOf(asked, draftOf(asked, bought, 'ca'))).toEqual(bought)
  expect(bodyOf(asked, { percent: '7,5 %', price: '1.200 €', latitude: '-3,588' })).toEqual({ ...bought, latitude: -3.588 })
})

it('asks for a percentage or an amount, by the kind that is chosen, and sends nothing of the other', () => {
  const terms: RecordField[] = [
    { as: 'choice', name: 'kind', label: 'Kind', options: [] },
    { as: 'figure', name: 'percent', label: 'Percentage', only: { of: 'kind', says: ['percent'] } },
    { as: 'figure', name: 'amount', label: 'Amount', only: { of: 'kind', says: ['amount'] } },
  ]
  const draft = draftOf(terms, { kind: 'amount', percent: 5, amount: 3 }, 'es')
  expect(terms.filter((field) => isAsked(field, draft)).map(({ name }) => name)).toEqual(['kind', 'amount'])
  expect(bodyOf(terms, draft)).toEqual({ kind: 'amount', percent: null, amount: 3 })
})

it('takes of two forms what was chosen, language by language', () => {
  const mine = draftOf(fields, record, 'es')
  const theirs = draftOf(fields, { ...record, percent: 5, title: { es: 'X', ca: 'Y', en: 'Z' } }, 'es')
  expect(bodyOf(fields, chosenOf(mine, theirs, { 'title.ca': 'theirs', percent: 'theirs' }))).toMatchObject({
    title: { es: 'Diez', ca: 'Y', en: 'Ten' },
    percent: 5,
  })
})

describe('a text that a part of the record holds language by language', () => {
  const inTexts: RecordField[] = [
    { as: 'texts', name: 'title', label: 'Title', within: 'texts' },
    { as: 'texts', name: 'slug', label: 'Slug', within: 'texts', left: true },
    { as: 'texts', name: 'subtitles', label: 'Heading', orNull: true },
  ]
  const of = (title: string) => ({ title, slug: title.toLowerCase() })
  const page = { texts: { es: of('Uno'), ca: of('Un'), en: of('One') }, subtitles: null }

  it('goes back to where it came from', () => {
    expect(bodyOf(inTexts, draftOf(inTexts, page, 'es'))).toEqual(page)
  })

  it('is left out where it may be and is empty', () => {
    const body = bodyOf(inTexts, { ...draftOf(inTexts, page, 'es'), slug: { es: 'uno', ca: '', en: '' } })
    expect(body['texts']).toEqual({ es: of('Uno'), ca: { title: 'Un' }, en: { title: 'One' } })
  })

  it('is named as the call names it', () => {
    expect([nameIn(inTexts[0]!, 'ca'), nameIn(inTexts[2]!, 'ca')]).toEqual(['texts.ca.title', 'subtitles.ca'])
  })
})
