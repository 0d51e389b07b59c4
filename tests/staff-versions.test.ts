import { describe, expect, it } from 'vitest'
import { isVersioned } from '#modules/people/staff/version-contract.ts'
import { withShop } from './support/shop.ts'
import { staffRoutesOf } from './support/staff-routes.ts'

const shop = withShop()

/** What replaces nothing that another could have written meanwhile, each with why. */
const withoutVersion: Record<string, string> = {
  'PUT /me/': 'the language of one’s own screens: one word of one person',
  'PUT /me/password/': 'a secret that nobody reads, asked for together with the one before',
  'PUT /me/pin/': 'a secret that nobody reads, of one person',
  'PUT /imports/rates/': 'a rate is a row of its day; the rows before stay',
  'PUT /imports/runs/:run/rows/:row/': 'a refused row tried once more: done once, then it is no longer refused',
  'PUT /imports/files/:file/': 'how a file is read before its first run; the run keeps what it was read by',
  'PUT /imports/cover-hosts/:host/': 'an address that is allowed or not; there is nothing else in it',
  'PUT /stores/:store/picks/:line/': 'copies off the shelf, ticked by scans that wait for the line and come in their order',
  'PUT /stores/:store/picks/transfers/:transfer/:product/': 'the same, of copies that another store asked for',
  'PUT /stock/:product/shelf/': 'one word on a shelf; the last who stood before it knows best',
  'PUT /demand/:kind/': 'what was done about a wish: one mark with a note, which can be taken back',
  'PUT /titles/:title/files/watermark/': 'a mark that is set or not; there is nothing else in it',
  'PUT /titles/:title/files/lcp/': 'three terms of one contract, written whole by whoever has it before them',
  'PUT /views/:view/': 'a view of a list, of one person',
  'PUT /views/:view/role/': 'for whom a view is: one field of it',
  'PUT /lists/:list/': 'counts its versions itself, since a rule and a hand both write the titles of a list',
  'PUT /lists/:list/titles/': 'the same',
}

describe('a call that replaces a record', () => {
  it('asks from which version it began, or says here why not', async () => {
    const puts = (await staffRoutesOf(shop)).filter(({ method }) => method === 'PUT')
    const open = puts.filter(({ body }) => !isVersioned(body)).map(({ name }) => name)
    expect(open.toSorted()).toEqual(Object.keys(withoutVersion).toSorted())
    expect(puts.length).toBeGreaterThan(40)
  })

  it('answers the record with the version to go on from', async () => {
    const unread = (await staffRoutesOf(shop)).filter(({ body, answer }) => isVersioned(body) && !isVersioned(answer))
    expect(unread.map(({ name }) => name)).toEqual([])
  })
})
