import { expect, it } from 'vitest'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const found = async (q: string) =>
  (await shop.call('GET', `/products/?q=${encodeURIComponent(q)}`)).body.items.map(({ pk }: { pk: number }) => pk)

it('lets staff say what visitors call a thing, and the search follows without a start (A-11)', async () => {
  const brooch = await givenProduct(shop.sql, { title: 'Broche de plata' })
  const ring = await givenProduct(shop.sql, { title: 'Anillo de plata' })
  const { call } = await hire(['catalogue'])
  const added = await call('POST', '/synonyms/', { words: { es: ['  alfiler '], en: ['pin'] }, shown: ['broche'] })
  expect(added).toMatchObject({ status: 200, body: { words: { es: ['alfiler'], ca: [], en: ['pin'] }, shown: ['broche'] } })
  await expect.poll(() => found('alfiler')).toEqual([brooch])
  expect(await found('pin')).toEqual([brooch])

  const path = `/synonyms/${added.body.id}/`
  await call('PUT', path, { words: { ca: ['agulla'] }, shown: ['anillo', 'broche'] })
  await expect.poll(() => found('agulla')).toEqual(expect.arrayContaining([brooch, ring]))
  expect(await found('alfiler')).toEqual([])
  expect((await call('GET', '/synonyms/')).body.items).toMatchObject([{ words: { es: [], ca: ['agulla'], en: [] } }])

  expect((await call('DELETE', path)).status).toBe(200)
  await expect.poll(() => found('agulla')).toEqual([])
  expect((await call('DELETE', path)).status).toBe(404)
})

it('says in three languages which words of a synonym the search cannot look for', async () => {
  const { call } = await hire(['marketing'])
  const wrong = { words: { es: ['¡!'] }, shown: ['—'] }
  const fieldsIn = async (language: string) => (await call('POST', '/synonyms/', wrong, language)).body
  const fields = (sentence: string) => ({ 'words.es': [sentence], shown: [sentence] })
  expect(await fieldsIn('es')).toMatchObject(fields('Cada palabra necesita al menos una letra o una cifra.'))
  expect(await fieldsIn('ca')).toMatchObject(fields('Cada paraula necessita almenys una lletra o una xifra.'))
  expect(await fieldsIn('en')).toMatchObject(fields('Each word needs at least one letter or figure.'))
  const none = await call('POST', '/synonyms/', { words: {}, shown: ['broche'] })
  expect(none).toMatchObject({ status: 400, body: { words: [expect.stringContaining('words')] } })
  expect((await call('GET', '/synonyms/')).body.items).toEqual([])
})
