import { describe, expect, it } from 'vitest'
import { isRow } from '#importers/items.ts'
import { checkDigit13, parseEan } from '#kernel/isbn.ts'
import { parseBook, splitSeries } from './books.ts'
import { inStoreEan, parseObject } from './objects.ts'

const book = (cells: Record<string, string>) =>
  parseBook({ line: 7, cells: { isbn13: '9788437604947', title: 'Jardines', ...cells } })
const record = (item: ReturnType<typeof parseBook>) => {
  if (!isRow(item)) throw new Error(item.reason)
  return item.record
}

describe('a row of books', () => {
  it('turns names round, quiets capitals and drops what is no name', () => {
    const { contributors } = record(book({ authors: 'WOOLF, VIRGINIA|Lorca, Federico García|-|- , -|J.K. Rowling' }))
    expect(contributors?.map((contributor) => contributor.name)).toEqual([
      'Virginia Woolf',
      'Federico García Lorca',
      'J.K. Rowling',
    ])
  })
  it('takes a stated price in euros as it is and marks a converted one', () => {
    expect(record(book({ price: '12.50 EUR' }))).toMatchObject({ priceCents: 1250, priceBasis: 'stated' })
    expect(record(book({ price: '10.00 USD' }))).toMatchObject({ priceCents: 920, priceBasis: 'converted' })
  })
  it('gives a row without a price one of the demonstration, the same every time', () => {
    const first = record(book({ price: '' }))
    expect(first).toMatchObject({ priceBasis: 'demo' })
    expect(first.priceCents).toBeGreaterThan(0)
    expect(record(book({ price: '' }))).toEqual(first)
  })
  it('keeps a title with broken characters and says that it is doubtful', () => {
    const item = book({ title: 'ErzÃ?Â¤hlung' })
    expect(record(item).title).toBe('ErzÃ?Â¤hlung')
    expect(isRow(item) && item.remarks?.[0]).toMatchObject({ line: 7, reason: 'doubtful characters in the title "ErzÃ?Â¤hlung"' })
  })
  it('refuses a wrong check digit and a missing title, with the line', () => {
    expect(parseBook({ line: 3, cells: { isbn13: '9788437604948', title: 'x' } })).toMatchObject({
      line: 3,
      reason: 'no valid ISBN: "9788437604948"',
    })
    expect(book({ title: '' })).toMatchObject({ line: 7, reason: '9788437604947: no title' })
  })
  it('reads the series out of a title in brackets', () => {
    expect(splitSeries('Dune Messiah (Dune, #2)')).toEqual({ title: 'Dune Messiah', series: { name: 'Dune', number: '2' } })
    expect(splitSeries('Essays (revised edition)')).toEqual({ title: 'Essays (revised edition)' })
  })
  it('gives editions of a work one key', () => {
    const key = (title: string, authors: string) => record(book({ title, authors })).workKey
    expect(key('The Waves: a novel', 'Virginia Woolf')).toBe(key('Waves (Annotated)', 'WOOLF, VIRGINIA'))
    expect(key('The Waves', 'Virginia Woolf')).not.toBe(key('The Waves', 'Leonard Wolff'))
    expect(key('The Waves', '')).toBeUndefined()
  })
  it.each([
    ['Graphic-Novels-Anime-Manga', 1800],
    ['Childrens-Books', 1400],
    ['Juvenile Fiction', 1400],
    ['Science-Fiction-Fantasy-Horror', 1300],
    ['historicalfiction', 1300],
    ['Food-Drink', 1900],
    ['History-Archaeology', 1200],
    ['Art-Photography', 1000],
    ['FA - Narrativa', 1300],
    ['FIC014000', 1300],
    ['AMX', 1100],
    ['3804|WTH', 1600],
    ['', 1300],
  ])('puts the subject %s under %i', (subjects, category) =>
    expect(record(book({ subjects, title: 'Xyz' })).categoryIds).toEqual([category]),
  )
})

describe('a row of museum objects', () => {
  const cells = {
    source: 'cmoa',
    object_number: '81.26.30',
    title: 'Teapot',
    materials: 'earthenware, glazed',
    classification: 'Ceramics',
    licence: 'CC0-1.0',
  }
  it('gets a number of our own that never changes', () => {
    const ean = inStoreEan('cmoa', '81.26.30')
    expect(ean).toBe(inStoreEan('cmoa', '81.26.30'))
    expect(ean).toMatch(/^2[1-9]/)
    expect(parseEan(ean)).toBe(ean)
    expect(checkDigit13(ean.slice(0, 12))).toBe(ean[12])
    expect(inStoreEan('cmoa', '81.26.30', 1)).not.toBe(ean)
  })
  it('stands by its classification, names its museum and its licence', () => {
    const item = parseObject({ line: 2, cells }, inStoreEan('cmoa', '81.26.30'), new Set(['material:ceramic']))
    expect(record(item)).toMatchObject({
      kind: 'object',
      title: 'Teapot',
      categoryIds: [51],
      vatClass: 'general',
      attributes: { material: ['ceramic'] },
      priceBasis: 'demo',
    })
    expect(record(item).details?.en).toContain('Carnegie Museum of Art, 81.26.30 (CC0 1.0)')
  })
  it('is called by its kind when it has no title', () =>
    expect(record(parseObject({ line: 2, cells: { ...cells, title: '[no title]' } }, '2', new Set())).title).toBe(
      '[no title] (Ceramics)',
    ))
})
