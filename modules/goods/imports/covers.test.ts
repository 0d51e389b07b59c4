import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { coversOfFolder } from '#importers/covers.ts'
import { workUntilDone } from '#importers/work.ts'
import { openCover } from '#modules/goods/imports/open-cover.ts'
import { pictureDoor } from '#modules/goods/pictures/take-picture.ts'
import { DiskFiles } from '#modules/platform/files/disk.ts'
import { isPublic } from '#modules/platform/outside/public-address.ts'
import { importing, message, product } from '#tests/support/importing.ts'
import { eanOf } from '#tests/support/sample-books.ts'

const desk = importing()
const { shop, files, folder, sent, imported } = desk

describe('a cover that a message points to', () => {
  const link = (
    address: string,
  ) => `<CollateralDetail><SupportingResource><ResourceContentType>01</ResourceContentType><ResourceVersion>
    <ResourceLink>${address}</ResourceLink></ResourceVersion></SupportingResource></CollateralDetail><ProductSupply>`
  const withCover = (n: number, address: string) => product({ n }).replace('<ProductSupply>', link(address))

  it('is fetched only from a host that staff have named, and checked like every picture', async () => {
    const asked: string[] = []
    const covers = {
      door: pictureDoor(new DiskFiles(folder)),
      open: async (address: string) => {
        asked.push(address)
        const picture = sharp({ create: { width: 500, height: 700, channels: 3, background: '#335577' } }).jpeg()
        return Readable.from([address.includes('page') ? Buffer.from('<html>no picture</html>') : await picture.toBuffer()])
      },
    }
    const file = await sent(
      'covers.xml',
      message(
        'Cubiertas',
        withCover(90, 'https://covers.example/90.jpg'),
        withCover(91, 'https://covers.example/page-91'),
        withCover(92, 'https://elsewhere.example/92.jpg'),
        withCover(93, 'http://127.0.0.1/93.jpg'),
      ),
    )
    await imported(file.id)
    await workUntilDone(shop.sql, files, covers)
    expect(asked).toEqual([])
    const hosts = await desk.cataloguer.call('PUT', '/imports/cover-hosts/covers.example/', {})
    expect(hosts.body.items).toMatchObject([
      { host: 'covers.example', allowed: true, waiting: 2 },
      { host: 'elsewhere.example', allowed: false, waiting: 1 },
    ])
    await workUntilDone(shop.sql, files, covers)
    expect(asked.toSorted()).toEqual(['https://covers.example/90.jpg', 'https://covers.example/page-91'])
    const pictures = await shop.sql`
      select p.ean from product_image i join product p on p.id = i.product_id where p.ean = any(${[90, 91, 92, 93].map(eanOf)})`
    expect(pictures).toEqual([{ ean: eanOf(90) }])
    expect((await desk.cataloguer.call('GET', '/imports/cover-hosts/')).body.items).toContainEqual({
      host: 'covers.example',
      allowed: true,
      waiting: 0,
      taken: 1,
      unfit: 1,
    })
  })

  it('is never asked for inside, whatever its name stands for', async () => {
    for (const address of [
      'http://covers.example/1.jpg',
      'https://127.0.0.1/1.jpg',
      'https://[::1]/1.jpg',
      'https://covers.example:8443/1.jpg',
      'no address',
    ])
      await expect(openCover(address)).rejects.toThrow('no https address')
    await expect(openCover('https://localhost/1.jpg')).rejects.toThrow('an address inside')
    expect(
      ['10.0.0.1', '192.168.1.1', '169.254.169.254', '::1', 'fe80::1', '::ffff:10.0.0.1', '2001:db8::1'].filter(isPublic),
    ).toEqual([])
    expect(['1.1.1.1', '2606:4700::1111'].every(isPublic)).toBe(true)
  })

  it('comes from a folder whose files are called by their EAN, for titles without a picture', async () => {
    const pictures = path.join(folder, 'given')
    mkdirSync(pictures)
    const picture = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#aa3311' } })
      .png()
      .toBuffer()
    for (const n of [90, 91]) writeFileSync(path.join(pictures, `${eanOf(n)}.png`), picture)
    writeFileSync(path.join(pictures, `${eanOf(92)}.jpg`), 'no picture')
    writeFileSync(path.join(pictures, 'notes.txt'), '')
    expect(await coversOfFolder(shop.sql, pictures, pictureDoor(new DiskFiles(folder)))).toEqual({
      taken: 1,
      left: 2,
      refused: [{ file: `${eanOf(92)}.jpg`, reason: expect.stringContaining('not a picture') }],
    })
  })
})
