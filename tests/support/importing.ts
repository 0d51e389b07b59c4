import { afterAll, beforeAll, expect } from 'vitest'
import { workUntilDone } from '#importers/work.ts'
import { importFilesOf } from '#modules/goods/imports/file-store.ts'
import { DiskFiles } from '#modules/platform/files/disk.ts'
import { eanOf } from './sample-books.ts'
import { withShop } from './shop.ts'
import { type Colleague, staffing } from './staffing.ts'
import { temporaryFolder } from './temporary-folder.ts'

interface Made {
  n: number
  title?: string
  notification?: string
  price?: string
  currency?: string
  availability?: string
  ean?: string
}
/** A product of an ONIX message, by the number of its made-up ISBN. */
export const product = ({
  n,
  title = `El agua ${n}`,
  notification = '03',
  price = '12.50',
  currency = 'EUR',
  availability = '20',
  ean,
}: Made) => `
<Product><RecordReference>r.${n}</RecordReference><NotificationType>${notification}</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${ean ?? eanOf(n)}</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductForm>BC</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail>
<Contributor><ContributorRole>A01</ContributorRole><PersonName>Martina Aljibe</PersonName></Contributor></DescriptiveDetail>
<ProductSupply><SupplyDetail><ProductAvailability>${availability}</ProductAvailability><Price><PriceType>04</PriceType><PriceAmount>${price}</PriceAmount><CurrencyCode>${currency}</CurrencyCode></Price></SupplyDetail></ProductSupply></Product>`
/** A whole message of a sender. */
export const message = (sender: string, ...products: string[]) =>
  `<?xml version="1.0"?><ONIXMessage release="3.0"><Header><Sender><SenderName>${sender}</SenderName></Sender><SentDateTime>20261120</SentDateTime></Header>${products.join('')}</ONIXMessage>`

/** A shop with a cataloguer who sends files as the screen does, and what works on them. Call it once at the top of a file. */
export function importing() {
  const folder = temporaryFolder(afterAll)
  const shop = withShop({ DATA_DIR: folder })
  const { hire } = staffing(shop)
  const files = importFilesOf(new DiskFiles(folder), folder)
  let cataloguer: Colleague
  beforeAll(async () => {
    cataloguer = await hire(['catalogue'])
  })
  /** Sends a file in pieces as a screen does, and waits until it was looked at. */
  async function sent(name: string, content: string | Buffer, piece = 1 << 20) {
    const bytes = Buffer.from(content)
    const { body } = await cataloguer.call('POST', '/imports/files/', { name, bytes: bytes.length })
    for (let offset = 0; offset < bytes.length; offset += piece) {
      const answer = await sendPiece(body.id, offset, bytes.subarray(offset, offset + piece))
      expect(answer).toMatchObject({ status: 200 })
    }
    await workUntilDone(shop.sql, files)
    return (await cataloguer.call('GET', `/imports/files/${body.id}/`)).body
  }

  async function sendPiece(file: number, offset: number, piece: Buffer) {
    const answer = await shop.app.inject({
      method: 'PATCH',
      url: `/api/staff/imports/files/${file}/content/?offset=${offset}&store=T013&lang=en`,
      headers: { authorization: `Bearer ${cataloguer.token}`, 'content-type': 'application/octet-stream' },
      payload: piece,
    })
    return { status: answer.statusCode, body: JSON.parse(answer.payload) }
  }

  const run = async (id: number) => (await cataloguer.call('GET', `/imports/runs/${id}/`)).body
  async function done(act: string, body: object = {}) {
    const begun = await cataloguer.call('POST', act, body)
    expect(begun, JSON.stringify(begun.body)).toMatchObject({ status: 200 })
    await workUntilDone(shop.sql, files)
    return run(begun.body.id)
  }
  const imported = (file: number, body: object = {}) => done(`/imports/files/${file}/run/`, body)
  const tried = (file: number, body: object = {}) => done(`/imports/files/${file}/try/`, body)
  const rowsOf = async (id: number, query = '') => (await cataloguer.call('GET', `/imports/runs/${id}/rows/${query}`)).body.items
  const products = async (...numbers: number[]) =>
    shop.sql`select ean, title, price_cents, availability_code from product where ean = any(${numbers.map(eanOf)}) order by ean`

  return {
    shop,
    files,
    folder,
    get cataloguer() {
      return cataloguer
    },
    sent,
    sendPiece,
    run,
    done,
    imported,
    tried,
    rowsOf,
    products,
  }
}
