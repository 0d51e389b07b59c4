import { describe, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { mostViews, type View } from './views-contract.ts'

const shop = withShop()
const { hire } = staffing(shop)

const late = { screen: 'orders', name: 'De Navidad', query: 'state=ready&sort=-placed_at' }
const namesOf = async ({ call }: { call: Awaited<ReturnType<typeof hire>>['call'] }) =>
  (await call('GET', '/views/')).body.items.map(({ name }: View) => name)

describe('a view that somebody named', () => {
  it('is found by them alone, is changed by them alone, and goes when they want', async () => {
    const [owner, other] = [await hire(['order_desk']), await hire(['order_desk'])]
    const { body: view } = await owner.call('POST', '/views/', late)
    expect(view).toMatchObject({ ...late, role: null, own: true })
    expect(await namesOf(other)).not.toContain('De Navidad')
    const renamed = { name: 'De Reyes', query: 'state=ready' }
    expect((await other.call('PUT', `/views/${view.id}/`, renamed)).body.code).toBe('staff.view_unknown')
    expect((await owner.call('PUT', `/views/${view.id}/`, renamed)).body).toMatchObject(renamed)
    expect((await other.call('DELETE', `/views/${view.id}/`)).status).toBe(404)
    expect((await owner.call('DELETE', `/views/${view.id}/`)).status).toBe(200)
    expect(await namesOf(owner)).toEqual([])
  })

  it('has a name of its own in its list, and no list has another’s', async () => {
    const { call } = await hire(['order_desk'])
    await call('POST', '/views/', late)
    const twice = await call('POST', '/views/', { ...late, name: 'DE NAVIDAD' })
    expect(twice).toMatchObject({ status: 409, body: { code: 'staff.view_taken' } })
    expect((await call('POST', '/views/', { ...late, screen: 'titles' })).status).toBe(200)
    expect((await call('POST', '/views/', { ...late, screen: '../orders' })).status).toBe(400)
  })

  it('is for everybody of a role when an admin says so, and changed by its owner still', async () => {
    const [owner, colleague, finance, admin] = [
      await hire(['order_desk']),
      await hire(['order_desk']),
      await hire(['finance']),
      await hire(['admin']),
    ]
    const mine = (await admin.call('POST', '/views/', { ...late, name: 'Del día' })).body
    expect((await owner.call('PUT', `/views/${mine.id}/role/`, { role: 'order_desk' })).status).toBe(403)
    const shared = (await admin.call('PUT', `/views/${mine.id}/role/`, { role: 'order_desk' })).body
    expect(shared).toMatchObject({ role: 'order_desk', own: true })
    expect(await namesOf(colleague)).toEqual(['Del día'])
    expect(await namesOf(finance)).toEqual([])
    expect((await colleague.call('DELETE', `/views/${mine.id}/`)).status).toBe(404)
    const own = (await owner.call('POST', '/views/', late)).body
    expect((await admin.call('PUT', `/views/${own.id}/role/`, { role: 'finance' })).body.code).toBe('staff.view_unknown')
  })

  it('is one of a hundred at most, also when two are saved at once', async () => {
    const { id, call } = await hire(['catalogue'])
    await shop.sql`
      insert into staff_view (staff_id, screen, name, query)
      select ${id}, 'titles', 'Vista ' || n, '' from generate_series(1, ${mostViews - 1}::int) n`
    const answers = await Promise.all(['a', 'b'].map((name) => call('POST', '/views/', { ...late, name })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('staff.views_many')
  })
})

describe('how somebody likes their screens', () => {
  it('is kept with their account, each thing by itself', async () => {
    const { call } = await hire(['bookseller'])
    const usual = { dense: false, scheme: null, printer: 'a4' }
    expect((await call('GET', '/me/')).body.preferences).toEqual(usual)
    expect((await call('PUT', '/me/', { printer: '58' })).body.preferences).toEqual({ ...usual, printer: '58' })
    await call('PUT', '/me/', { scheme: 'dark', dense: true, language: 'ca' })
    expect((await call('GET', '/me/')).body).toMatchObject({
      language: 'ca',
      preferences: { dense: true, scheme: 'dark', printer: '58' },
    })
    await call('PUT', '/me/', { scheme: null })
    expect((await call('GET', '/me/')).body.preferences).toEqual({ dense: true, scheme: null, printer: '58' })
    expect((await call('PUT', '/me/', { printer: '112' })).status).toBe(400)
  })
})
