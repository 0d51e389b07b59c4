import sharp from 'sharp'
import { expect, it } from 'vitest'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { writtenConditions } from '#tests/support/written-conditions.ts'
import { contrastWithWhite } from './contrast.ts'

const shop = withShop()
const { hire } = staffing(shop)
const three = (text: string) => ({ es: text, ca: text, en: text })
const settings = {
  name: three('Mill'),
  tagline: three('Flour'),
  email: 'mill@example.com',
  phone: '900',
  address: 'Mill Lane, 9',
}
const path = '/storefronts/M001/'
/** Whether visitors' calls know of the shop; who they are is asked after that. */
const isKnown = async (store: string) =>
  (await shop.app.inject({ method: 'GET', url: `/api/settings/?store=${store}&lang=en` })).statusCode !== 400

it('a shop is made ready unseen, says what it lacks, opens once it has that, and closes again', async () => {
  const { call } = await hire(['admin'])
  const begun = await call('PUT', path, { path: '/mill', settings, version: 'new' })
  expect(begun.body).toMatchObject({ opened_at: null, acts: { open: 'storefront.not_ready', close: 'storefront.not_open' } })
  expect(begun.body.checks).toContainEqual({ check: 'titles', done: false, needed: true })
  expect((await call('POST', `${path}open/`, {})).body.code).toBe('storefront.not_ready')
  expect(await isKnown('M001')).toBe(false)
  const wheel = await givenProduct(shop.sql, { kind: 'object', price_cents: 1000 })
  await shop.sql`update product set storefront_code = 'M001' where id = ${wheel}`
  expect((await call('POST', `${path}open/`, {})).body.code).toBe('storefront.not_ready')
  await writtenConditions(shop.sql, 'M001')
  expect((await call('POST', `${path}open/`, {})).body).toMatchObject({ acts: { open: 'storefront.open_already', close: null } })
  await expect.poll(() => isKnown('M001')).toBe(true)
  expect((await call('POST', `${path}close/`, {})).body).toMatchObject({ opened_at: null, acts: { open: null } })
  await expect.poll(() => isKnown('M001')).toBe(false)
})

it('the colour of its letters is dark enough to be read', async () => {
  const { call } = await hire(['admin'])
  const pale = await call('PUT', '/storefronts/M002/', {
    path: '/pale',
    settings: { ...settings, colour: '#FFD700' },
    version: 'new',
  })
  expect(pale.status).toBe(400)
  expect(contrastWithWhite('#000000')).toBeCloseTo(21, 5)
  expect(contrastWithWhite('#FFFFFF')).toBeCloseTo(1, 5)
})

it('a shop that says its languages stands in those alone, Spanish always among them', async () => {
  const { call } = await hire(['admin'])
  const begin = (languages: string[]) =>
    call('PUT', '/storefronts/M003/', { path: '/spoken', settings: { ...settings, languages }, version: 'new' })
  expect((await begin(['en'])).status).toBe(400)
  expect((await begin(['en', 'es'])).body.settings.languages).toEqual(['en', 'es'])
})

it('a logo is a picture that was sent, shown in place of the drawing in the measures that it has', async () => {
  const { call, token } = await hire(['admin'])
  const sent = await shop.app.inject({
    method: 'POST',
    url: '/api/staff/text-pictures/?lang=en&alt_es=Molino&alt_ca=&alt_en=Mill',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    payload: await sharp({ create: { width: 480, height: 240, channels: 4, background: '#0B5F58' } })
      .png()
      .toBuffer(),
  })
  expect(sent.statusCode).toBe(200)
  const { key, alt } = sent.json()
  const put = (logo: object) =>
    call('PUT', '/storefronts/M004/', { path: '/drawn', settings: { ...settings, logo }, version: 'new' })
  expect((await put({ key: 'f'.repeat(32), width: 1, height: 1, alt })).status).toBe(400)
  const kept = await put({ key, width: 9, height: 9, alt: { ...alt, ca: '' } })
  expect(kept.body.settings.logo).toMatchObject({ key, width: 480, height: 240 })
  await shop.sql`update storefront set opened_at = now() where code = 'M004'`
  const read = async () =>
    (
      await shop.app.inject({
        url: '/api/settings/?store=M004&lang=ca',
        headers: { authorization: `Bearer ${await anonymousToken(shop.config.SECRET)}` },
      })
    ).json()
  await expect.poll(async () => (await read()).logo).toMatchObject({ width: 480, height: 240, alt: 'Molino' })
  const { logo } = await read()
  expect((await shop.app.inject({ url: logo.src })).headers['content-type']).toBe('image/webp')
})
