import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { findablePlaces } from './searchable.ts'

const shop = withShop()
const { hire } = staffing(shop)
let curator: Colleague
let ids: Record<'lattice' | 'star' | 'hall' | 'court', number>

const texts = (es: string, ca: string, en: string) => ({ es, ca, en })
const motif = (key: string, changes: object = {}) => ({
  key,
  names: texts('Celosía', 'Gelosia', 'Lattice'),
  leads: texts('Madera calada.', 'Fusta calada.', 'Pierced wood.'),
  bodies: texts('Texto', 'Text', 'Text'),
  theme: 'lattices',
  pattern: 'lattice',
  lot_ids: [105],
  tag_ids: [],
  position: 1,
  published: true,
  ...changes,
})
const place = (key: string, changes: object = {}) => ({
  ...motif(key, { lot_ids: [], pattern: undefined }),
  names: texts('Salón de las Ventanas', 'Sala de les Finestres', 'Hall of Windows'),
  kind: 'room',
  outline: '10,10 110,10 110,90 10,90',
  motif_ids: [] as number[],
  ...changes,
})

beforeAll(async () => {
  await shop.sql`insert into lot (id, key, kind) values (101, 'tiling', 'theme'), (105, 'lattices', 'theme'), (106, 'sebka', 'theme')`
  curator = await hire(['catalogue'])
  const made = async (path: string, body: object) => (await curator.call('POST', path, body)).body.id as number
  const lattice = await made('/motifs/', motif('lattice'))
  const star = await made('/motifs/', motif('star', { lot_ids: [101], position: 0, names: texts('Estrella', 'Estel', 'Star') }))
  const hall = await made('/places/', place('hall', { motif_ids: [lattice, star], lot_ids: [106] }))
  const court = await made('/places/', place('court', { published: false, motif_ids: [lattice] }))
  ids = { lattice, star, hall, court }
})

describe('the plan of palace and gardens', () => {
  it('shows what is published, in the language that is asked for, each place with its motifs in their order', async () => {
    const { status, body } = await shop.call('GET', '/places/', undefined, 'ca')
    expect(status).toBe(200)
    expect(body.places).toEqual([
      {
        id: ids.hall,
        name: 'Sala de les Finestres',
        slug: 'sala-de-les-finestres',
        kind: 'room',
        lead: 'Fusta calada.',
        outline: '10,10 110,10 110,90 10,90',
        motifs: [
          { id: ids.star, name: 'Estel', slug: 'estel' },
          { id: ids.lattice, name: 'Gelosia', slug: 'gelosia' },
        ],
      },
    ])
    expect(body.motifs.map(({ name }: { name: string }) => name)).toEqual(['Estel', 'Gelosia'])
  })

  it('leads from a place to its own lots and those of its motifs, and names it in three languages', async () => {
    const { body } = await shop.call('GET', `/places/${ids.hall}/`)
    expect(body.lots.toSorted()).toEqual([101, 105, 106])
    expect(body.slugs).toEqual(texts('salon-de-las-ventanas', 'sala-de-les-finestres', 'hall-of-windows'))
  })

  it('leads from a motif to the places where it is found, without those that are not shown', async () => {
    const { body } = await shop.call('GET', `/motifs/${ids.lattice}/`)
    expect(body.places.map(({ id }: { id: number }) => id)).toEqual([ids.hall])
  })

  it('has no page for a place that is not shown, nor for one that never was', async () => {
    for (const id of [ids.court, 99_999]) {
      const { status, body } = await shop.call('GET', `/places/${id}/`, undefined, 'en')
      expect(status).toBe(404)
      expect(body.detail).toBe('This place is not on the plan.')
    }
    expect((await shop.call('GET', '/motifs/99999/')).status).toBe(404)
  })

  it('says of a product where its pattern is found, by the lots it lies in', async () => {
    const { body } = await shop.call('GET', '/motifs/found/?lots=105,999', undefined, 'en')
    expect(body.items).toEqual([
      {
        motif: { id: ids.lattice, name: 'Lattice', slug: 'lattice' },
        places: [{ id: ids.hall, name: 'Hall of Windows', slug: 'hall-of-windows' }],
      },
    ])
    expect((await shop.call('GET', '/motifs/found/?lots=')).body.items).toEqual([])
  })
})

describe('staff at the plan (A-11)', () => {
  it('change a place: its motifs, its words, whether it is shown', async () => {
    const { body } = await curator.call('POST', '/places/', place('tower', { motif_ids: [ids.star] }))
    const changed = place('tower', { motif_ids: [ids.lattice], names: texts('Torre', 'Torre', 'Tower'), position: 9 })
    expect((await curator.call('PUT', `/places/${body.id}/`, changed)).status).toBe(200)
    const shown = await shop.call('GET', `/places/${body.id}/`, undefined, 'en')
    expect(shown.body).toMatchObject({ name: 'Tower', motifs: [{ id: ids.lattice }] })
    await curator.call('PUT', `/places/${body.id}/`, { ...changed, published: false })
    expect((await shop.call('GET', `/places/${body.id}/`)).status).toBe(404)
  })

  it('are refused a key that is taken, lots and motifs that are not there, an unknown drawing and an outline that draws nothing', async () => {
    const refused = async (body: object) => (await curator.call('POST', '/places/', body)).body.code
    expect(await refused(place('hall'))).toBe('places.key_taken')
    expect(await refused(place('a', { lot_ids: [4_711] }))).toBe('places.unknown_reference')
    expect(await refused(place('b', { motif_ids: [4_711] }))).toBe('places.unknown_reference')
    expect(await refused(place('c', { theme: 'neon' }))).toBe('places.unknown_theme')
    expect((await curator.call('POST', '/motifs/', motif('f', { pattern: 'plaid' }))).body.code).toBe('places.unknown_theme')
    expect((await curator.call('POST', '/places/', place('d', { outline: '1,1 2,2' }))).status).toBe(400)
    expect((await curator.call('PUT', '/places/99999/', place('e'))).status).toBe(404)
  })
})

it('a picture of the plan lies below the places until it is taken away', async () => {
  const sent = await shop.app.inject({
    method: 'POST',
    url: '/api/staff/text-pictures/?lang=en&alt_es=Plano&alt_ca=&alt_en=Plan',
    headers: { authorization: `Bearer ${curator.token}`, 'content-type': 'image/png' },
    payload: await sharp({ create: { width: 600, height: 380, channels: 3, background: '#0B5F58' } })
      .png()
      .toBuffer(),
  })
  const { key, alt } = sent.json()
  const { body: before } = await curator.call('GET', '/plan/')
  expect(before.picture).toBeNull()
  const put = (picture: object | null, version: string) => curator.call('PUT', '/plan/', { picture, version })
  expect((await put({ key: 'f'.repeat(32), width: 1, height: 1, alt }, before.version)).status).toBe(400)
  const kept = await put({ key, width: 1, height: 1, alt }, before.version)
  expect(kept.body.picture).toMatchObject({ key, width: 600, height: 380 })
  expect((await put(null, before.version)).status).toBe(409)
  const shown = await shop.call('GET', '/places/', undefined, 'ca')
  expect(shown.body.ground).toMatchObject({ width: 600, height: 380, alt: 'Plano' })
  expect((await put(null, kept.body.version)).status).toBe(200)
  expect((await shop.call('GET', '/places/')).body.ground).toBeNull()
})

it('places and motifs tell the search over everything what they are', async () => {
  const found = await findablePlaces(shop.sql, 'T013', 'en')
  expect(found).toContainEqual(
    expect.objectContaining({
      title: 'Lattice',
      href: `/en/plan/motif/lattice/${ids.lattice}`,
      parts: [{ name: '', anchor: '', text: 'Pierced wood.' }],
    }),
  )
})
