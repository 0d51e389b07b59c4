import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStaff } from '#modules/people/staff/users.ts'
import { listeningShop } from './support/listening-shop.ts'
import { givenProduct, givenStore } from './support/shop.ts'
import { jsonOf, staffAt } from './support/staff-terminal.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const { shop, url } = listeningShop()
const folder = temporaryFolder(afterAll)
const password = 'twelve pomegranates'
const staff = staffAt({ file: path.join(folder, 'marketing.json'), url })
const inThree = (text: string) => ({ es: text, ca: text, en: text })
const published = async (id: number) =>
  (await shop.sql<{ published: boolean }[]>`select published from activity where id = ${id}`)[0]?.published

beforeAll(async () => {
  await givenStore(shop.sql, 'T013')
  const email = 'agenda@staff.example'
  await createStaff(shop.sql, { email, name: 'Agenda', password, roles: ['marketing'], storeCode: null })
  await staff(['login', '--email', email], { env: { STAFF_PASSWORD: password } })
})

async function given(change: object = {}): Promise<number> {
  const name = ['--name.es=Talleres', '--name.ca=Tallers', '--name.en=Workshops']
  const type = jsonOf(await staff(['POST', '/agenda/types/', ...name])).id
  const file = path.join(folder, `activity-${type}.json`)
  const times = { starts_at: '2031-05-03T17:00:00Z', ends_at: '2031-05-03T19:00:00Z' }
  writeFileSync(file, JSON.stringify({ type, ...times, title: inThree('Taller'), place: inThree('Patio'), ...change }))
  return jsonOf(await staff(['POST', '/agenda/', `--json=${file}`, '--limited_places=1'])).id
}
const register = (activity: number, name: string, state: 'confirmed' | 'waiting') => shop.sql`
  insert into activity_registration (activity_id, name, email, phone, places, state, language, registered_at, confirmed_at)
  values (${activity}, ${name}, ${`${state}@example.com`}, '600 555 013', 1, ${state}, 'es', now(),
    ${state === 'confirmed' ? new Date() : null})`

describe('the agenda at a terminal', () => {
  it('is written, published, changed field by field and called off', async () => {
    const product = await givenProduct(shop.sql, { title: 'Rayuela' })
    const id = await given({ products: [product] })
    expect(await published(id)).toBe(false)
    await staff(['POST', `/agenda/${id}/publish/`, '--published'])
    expect(await published(id)).toBe(true)
    const change = path.join(folder, 'change.json')
    writeFileSync(change, JSON.stringify({ subtitle: inThree('Con barro') }))
    const changed = await staff(['PUT', `/agenda/${id}/`, '--change', `--json=${change}`, '--starts_at=2031-05-03T16:00:00Z'])
    expect(jsonOf(changed)).toMatchObject({
      title: inThree('Taller'),
      subtitle: inThree('Con barro'),
      starts_at: '2031-05-03T16:00:00.000Z',
      limited_places: 1,
      products: [product],
      published: true,
    })
    const listed = jsonOf(await staff(['GET', '/agenda/'])).items
    expect(listed).toMatchObject([{ title: inThree('Taller'), published: true, limited_places: 1 }])
    await staff(['POST', `/agenda/${id}/publish/`, '--published=false'])
    expect(await published(id)).toBe(false)
    expect((await staff(['POST', `/agenda/${id}/cancel/`, '--reason=Lluvia'])).exit).toBe(0)
    const again = await staff(['POST', `/agenda/${id}/cancel/`])
    expect([again.exit, again.err.trim()]).toEqual([1, 'This event has already been cancelled.'])
  })
  it('lists who comes, takes one off so that the next moves up, and writes the list for the door', async () => {
    const id = await given()
    await staff(['POST', `/agenda/${id}/publish/`, '--published'])
    await register(id, '=cmd|calc', 'confirmed')
    await register(id, 'Rosa; Almendro', 'waiting')
    await shop.sql`update activity set taken = 1 where id = ${id}`
    const out = path.join(folder, 'door.csv')
    expect(
      (await staff(['GET', `/agenda/${id}/registrations/export/`, `--out=${out}`], { env: { STAFF_LANG: 'es' } })).exit,
    ).toBe(0)
    const written = readFileSync(out, 'utf8')
    expect(written).toContain('Nombre;Plazas;Estado')
    expect(written).toContain("'=cmd|calc;1;con plaza;confirmed@example.com")
    expect(written).toContain('"Rosa; Almendro";1;en espera')
    expect(statSync(out).mode & 0o777).toBe(0o600)
    const [first] = jsonOf(await staff(['GET', `/agenda/${id}/registrations/`])).items
    expect((await staff(['POST', `/agenda/registrations/${first.id}/cancel/`])).exit).toBe(0)
    const after = jsonOf(await staff(['GET', `/agenda/${id}/registrations/`])).items
    expect(after).toMatchObject([
      { id: first.id, state: 'cancelled' },
      { name: 'Rosa; Almendro', places: 1, state: 'confirmed' },
    ])
  })
  it('says what is wrong: a type, a product, a file that is no JSON', async () => {
    const id = await given()
    const wrong = path.join(folder, 'wrong.json')
    writeFileSync(wrong, JSON.stringify({ products: [987_654] }))
    const refused = await staff(['PUT', `/agenda/${id}/`, '--change', `--json=${wrong}`])
    expect([refused.exit, refused.err]).toEqual([1, expect.stringContaining('One of these products does not exist.')])
    writeFileSync(wrong, 'no')
    expect((await staff(['PUT', `/agenda/${id}/`, '--change', `--json=${wrong}`])).exit).toBe(2)
    expect((await staff(['GET', '/agenda/999999/'])).exit).toBe(1)
    const types = jsonOf(await staff(['GET', '/agenda/types/'])).items
    expect(types).toContainEqual(expect.objectContaining({ name: { es: 'Talleres', ca: 'Tallers', en: 'Workshops' } }))
  })
})
