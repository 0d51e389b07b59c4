import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { importCommand } from './command.ts'

const database = withDatabase()
const root = path.join(import.meta.dirname, '..')
const folder = temporaryFolder(afterAll)
const [first, second, third] = ['9788437604947', '9788420412146', '9780804429573']

interface Made {
  ean?: string
  notification?: string
  price?: string
  currency?: string
  more?: string
}
const product = ({ ean = first, notification = '03', price = '12.50', currency = 'EUR', more = '' }: Made = {}) => `
  <Product>
    <RecordReference>r.${ean}</RecordReference><NotificationType>${notification}</NotificationType>
    <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${ean}</IDValue></ProductIdentifier>
    <DescriptiveDetail><ProductForm>BC</ProductForm><TitleDetail><TitleType>01</TitleType>
      <TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>El agua ${ean}</TitleText></TitleElement></TitleDetail></DescriptiveDetail>
    ${more}
    <ProductSupply><SupplyDetail><ProductAvailability>20</ProductAvailability>
      <Price><PriceType>04</PriceType><PriceAmount>${price}</PriceAmount><CurrencyCode>${currency}</CurrencyCode></Price></SupplyDetail></ProductSupply>
  </Product>`
const message = (...products: string[]) => `<?xml version="1.0"?><ONIXMessage release="3.0">${products.join('')}</ONIXMessage>`

const environment = () => ({ ...process.env, DATABASE_URL: database.url, DATA_DIR: folder })
interface Ended {
  code: number | null | undefined
  said: string
}

function fileOf(name: string, content: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}

/** The command as it is run by hand, on a file of this content: a process of its own. */
function importedApart(name: string, content: string): Promise<Ended> {
  const command = ['importers/import.ts', 'onix', fileOf(name, content)]
  const child = spawn(path.join(root, 'node_modules/.bin/node'), command, {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  return new Promise((done) => child.once('close', (code) => done({ code, said })))
}

/** The same without the process. */
async function imported(name: string, content: string, ...options: string[]): Promise<Ended> {
  const lines: string[] = []
  const spies = (['log', 'error'] as const).map((way) =>
    vi.spyOn(console, way).mockImplementation((line) => void lines.push(String(line))),
  )
  try {
    const code = await importCommand(['onix', fileOf(name, content), ...options], environment())
    return { code, said: lines.join('\n') }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
const estimateOf = async (ean: string) =>
  database.sql`
    select e.price_cents, e.currency, e.rate::text from price_estimate e join product p on p.id = e.product_id where p.ean = ${ean}`
const priceOf = async (ean = first) =>
  (await database.sql`select price_cents, price_basis, availability_code from product where ean = ${ean}`)[0]

describe('npm run import -- onix', { timeout: 240_000 }, () => {
  it('ends with 0 when all was taken, 2 when a part was, 1 when nothing was or the file breaks off', async () => {
    expect(await imported('whole.xml', message(product()))).toMatchObject({ code: 0 })
    expect(await importedApart('partly.xml', message(product({ ean: second }), product({ ean: '9788437604948' })))).toMatchObject(
      {
        code: 2,
      },
    )
    for (const [name, content, says] of [
      ['refused.xml', message(product({ ean: '9788437604948' })), 'nothing of it could be taken'],
      ['empty.xml', '', 'nothing of it could be taken'],
      ['page.xml', '<!DOCTYPE html><html><body>502 Bad Gateway</body></html>', 'a web page'],
      ['cut.xml', message(product()).replace('</ONIXMessage>', ''), 'the message ends before </ONIXMessage>'],
    ] as const)
      expect({ name, ...(await imported(name, content)) }).toMatchObject({ name, code: 1, said: expect.stringContaining(says) })
    expect(await importedApart('apart.xml', '')).toMatchObject({ code: 1, said: expect.stringContaining('nothing of it') })
  })

  it('takes a withdrawn product off sale and keeps it, until a record that comes later', async () => {
    await imported('there.xml', message(product({ ean: third })))
    const notice = message(product({ ean: third, notification: '05' }))
    expect(await imported('withdrawn.xml', notice)).toMatchObject({
      code: 0,
      said: expect.stringContaining(`${third}: withdrawn by its source, taken off sale`),
    })
    expect(await priceOf(third)).toMatchObject({ availability_code: 'eS', price_cents: 1250 })
    // The message of before, run once more, says nothing new; neither does the notice.
    await imported('there.xml', message(product({ ean: third })))
    expect(await priceOf(third)).toMatchObject({ availability_code: 'eS' })
    await imported('later.xml', message(product({ ean: third, price: '13.00' })))
    expect(await priceOf(third)).toMatchObject({ availability_code: 'e0', price_cents: 1300 })
    expect(await imported('withdrawn.xml', notice)).toMatchObject({ said: expect.stringContaining('withdrawn 0') })
    expect(await priceOf(third)).toMatchObject({ availability_code: 'e0' })
  })

  it('takes nothing of a record of a test, nor an update of a part of what is not there, and says so', async () => {
    await imported('before.xml', message(product()))
    const unknown = await imported('n04.xml', message(product({ ean: '9788478888566', notification: '04' })))
    expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining('an update of a part (notification 04)') })
    for (const [notification, says] of [
      ['88', 'a record of a test'],
      ['89', 'a record of a test'],
    ] as const) {
      const answer = await imported(`n${notification}.xml`, message(product({ notification, price: '20.00' })))
      expect(answer).toMatchObject({ code: 1, said: expect.stringContaining(says) })
    }
    expect(await priceOf()).toMatchObject({ price_cents: 1250, availability_code: 'e0' })
  })

  it('sells nothing for foreign money: with a rate of the shop the price is an estimate until a person confirms it', async () => {
    const foreign = message(product({ ean: second, price: '20.00', currency: 'USD' }))
    expect(await imported('usd.xml', foreign)).toMatchObject({
      code: 0,
      said: expect.stringContaining('no rate for the currency "USD"; not for sale'),
    })
    expect(await priceOf(second)).toMatchObject({ price_cents: null })
    expect(await imported('usd.xml', foreign, '--rates', 'USD=0.5')).toMatchObject({
      said: expect.stringContaining('an estimate, not on sale until a person confirms it'),
    })
    expect(await priceOf(second)).toMatchObject({ price_cents: null })
    expect(await estimateOf(second)).toEqual([{ price_cents: 1000, currency: 'USD', rate: '0.500000' }])
  })

  it('asks before a price falls below a tenth, and counts the covers it does not fetch', async () => {
    await imported('dear.xml', message(product({ price: '12.50' })))
    const fallen = message(product({ price: '0.01' }))
    expect(await imported('cheap.xml', fallen)).toMatchObject({
      code: 1,
      said: expect.stringContaining('the price falls from 12.50 € to 0.01 €'),
    })
    expect(await priceOf()).toMatchObject({ price_cents: 1250 })
    expect(await imported('cheap.xml', fallen, '--accept-prices')).toMatchObject({ code: 0 })
    expect(await priceOf()).toMatchObject({ price_cents: 1 })
    const more = `<CollateralDetail><SupportingResource><ResourceContentType>01</ResourceContentType><ResourceVersion>
      <ResourceLink>https://covers.example/1.jpg</ResourceLink></ResourceVersion></SupportingResource></CollateralDetail>`
    expect(await imported('covers.xml', message(product({ price: '9.00', more })))).toMatchObject({
      code: 0,
      said: expect.stringContaining('1 links to pictures of covers: not taken'),
    })
  })
})
