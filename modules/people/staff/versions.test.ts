import { describe, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

const names = (es: string) => ({ es, ca: 'Col·laborador', en: 'Partner' })
const partner = (city: string) => ({
  name: `House of ${city}`,
  kind: names('Museo'),
  text: names('Un museo'),
  province: 'Granada',
  city,
})

async function partnerOf() {
  const { call } = await hire(['marketing'])
  const { id } = (await call('POST', '/partners/', partner(`Loja ${Math.random()}`))).body
  const read = async () => (await call('GET', '/partners/')).body.items.find((one: { id: number }) => one.id === id)
  return { call, read, path: `/partners/${id}/` }
}

describe('a record that two people edit', () => {
  it('is saved from the version that was read, and the answer has the one to go on from', async () => {
    const { call, read, path } = await partnerOf()
    const { version, id: _id, ...words } = await read()
    const first = await call('PUT', path, { ...words, city: 'Baza', version })
    expect(first).toMatchObject({ status: 200, body: { city: 'Baza' } })
    expect(first.body.version).not.toBe(version)
    expect(first.body.version).toBe((await read()).version)
    expect(await call('PUT', path, { ...words, city: 'Guadix', version: first.body.version })).toMatchObject({ status: 200 })
  })

  it('is never overwritten in silence: the second is shown what the first one wrote', async () => {
    const { call, read, path } = await partnerOf()
    const { version, id: _id, ...words } = await read()
    await call('PUT', path, { ...words, city: 'Baza', version })
    const late = await call('PUT', path, { ...words, city: 'Guadix', version })
    expect(late).toMatchObject({ status: 409, body: { code: 'version.changed', current: { city: 'Baza' } } })
    expect((await read()).city).toBe('Baza')
    expect(await call('PUT', path, { ...words, city: 'Guadix', version: late.body.current.version })).toMatchObject({
      status: 200,
    })
  })

  it('takes one of two saves that begin from the same version at once', async () => {
    const { call, read, path } = await partnerOf()
    const { version, id: _id, ...words } = await read()
    const answers = await Promise.all(['Baza', 'Guadix', 'Motril'].map((city) => call('PUT', path, { ...words, city, version })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('asks for the version by the name of its field, and knows what is gone', async () => {
    const { call, read, path } = await partnerOf()
    const { version: _version, id: _id, ...words } = await read()
    expect((await call('PUT', path, { ...words, version: undefined })).body.version).toHaveLength(1)
    expect(await call('PUT', '/partners/999999/', { ...words, version: 'gone' })).toMatchObject({
      status: 409,
      body: { current: null },
    })
  })
})
