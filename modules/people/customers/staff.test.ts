import { describe, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

describe('accounts', () => {
  it('of businesses open once their tax id is there; private ones have nothing to activate', async () => {
    await shop.sql`insert into customer (id, kind, email, password_hash, company, language)
      values ('biz-0', 'business', 'biz0@example.com', 'x', 'Empresa', 'ca'), ('p-1', 'private', 'p1@example.com', 'x', '', 'es')`
    const { call } = await hire(['trade_desk'])
    expect((await call('POST', '/customers/biz-0/activate/', {})).body.code).toBe('staff.nif_missing')
    await shop.sql`update customer set tax_id = 'B12345674' where id = 'biz-0'`
    expect((await call('POST', '/customers/biz-0/activate/', {})).body).toMatchObject({ activated: true })
    expect((await call('POST', '/customers/p-1/activate/', {})).body.code).toBe('staff.not_to_activate')
    const waiting = (await call('GET', '/customers/?waiting=true')).body.items.map((item: { customer: string }) => item.customer)
    expect(waiting).not.toContain('p-1')
    expect(waiting).not.toContain('biz-0')
  })
  it('of libraries are found waiting, opened once, and every look at one of them is written down', async () => {
    await shop.sql`insert into customer (id, kind, email, password_hash, library, language)
      values ('lib-1', 'library', 'lib@example.com', 'x', 'Biblioteca', 'es')`
    const { call, id } = await hire(['order_desk'])
    expect(
      (await call('GET', '/customers/?waiting=true')).body.items.map((item: { customer: string }) => item.customer),
    ).toContain('lib-1')
    expect((await call('GET', '/customers/')).status).toBe(400)
    expect((await call('POST', '/customers/lib-1/activate/', { note: 'Directorio de bibliotecas' })).body).toMatchObject({
      activated: true,
      activation_note: 'Directorio de bibliotecas',
    })
    await call('POST', '/customers/lib-1/activate/', {})
    expect(await shop.sql`select template, language from mail_outbox where recipient = 'lib@example.com'`).toEqual([
      { template: 'account-activated', language: 'es' },
    ])
    expect((await call('GET', '/customers/lib-1/')).body).toMatchObject({ activated: true, library: 'Biblioteca' })
    expect((await call('POST', '/customers/lib-9/activate/', {})).status).toBe(404)
    const acts =
      await shop.sql`select action, subject from staff_act where staff_id = ${id} and action like 'customer.%' order by id`
    expect(acts.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'customer.find ',
      'customer.activate customer lib-1',
      'customer.activate customer lib-1',
      'customer.read customer lib-1',
      'customer.activate customer lib-9',
    ])
  })
})

describe('the details of an account', () => {
  it('are changed by staff at its holder’s wish, who is told; a second editor is told of the first', async () => {
    await shop.sql`insert into customer (id, kind, email, password_hash, name, surnames, phone, language)
      values ('c-name', 'private', 'name@example.com', 'x', 'Ana', 'Rios', '600 111 222', 'es')`
    const { call } = await hire(['order_desk'])
    const read = (await call('GET', '/customers/c-name/names/')).body
    const change = { ...read, surnames: 'Ríos', language: 'ca', proof: 'DNI visto en tienda' }
    expect((await call('PUT', '/customers/c-name/names/', { ...change, phone: 'x' })).body.phone).toBeDefined()
    expect((await call('PUT', '/customers/c-name/names/', change)).body).toMatchObject({ surnames: 'Ríos', language: 'ca' })
    expect((await call('PUT', '/customers/c-name/names/', { ...change, name: 'Anna' })).body.code).toBe('version.changed')
    const letters = await shop.sql`select template, language from mail_outbox where recipient = 'name@example.com'`
    expect(letters).toEqual([{ template: 'email-data-changed', language: 'ca' }])
  })

  it('move to another e-mail by the link that is sent there, never at once', async () => {
    await shop.sql`insert into customer (id, kind, email, password_hash, name, language, verified_at)
      values ('c-move', 'private', 'before@example.com', 'x', 'Ana', 'es', now())`
    const { call } = await hire(['order_desk'])
    const move = (email: string) => call('POST', '/customers/c-move/email/', { email, proof: 'llamó por teléfono' })
    expect((await move('before@example.com')).body.email).toEqual(['The account already has this e-mail address.'])
    expect((await move('name@example.com')).body.email).toBeDefined()
    expect((await move('after@example.com')).body).toEqual({ done: true })
    expect(await shop.sql`select email from customer where id = 'c-move'`).toEqual([{ email: 'before@example.com' }])
    expect((await call('GET', '/customers/c-move/whole/')).body).toMatchObject({ pending_email: 'after@example.com' })
    const letters = await shop.sql`
      select recipient, template from mail_outbox where recipient in ('before@example.com', 'after@example.com') order by id`
    expect(letters).toEqual([
      { recipient: 'after@example.com', template: 'email-moved' },
      { recipient: 'before@example.com', template: 'email-moving' },
    ])
  })

  it('are found by telephone and by the number of the loyalty card', async () => {
    await shop.sql`insert into customer (id, kind, email, password_hash, name, phone, language)
      values ('c-found', 'private', 'found@example.com', 'x', 'Berta', '+34 655 44 33 22', 'es')`
    const { call } = await hire(['order_desk'])
    const { card } = (await call('POST', '/customers/c-found/card/', {})).body
    for (const q of ['655 443 322', '655443322', card.number])
      expect((await call('GET', `/customers/?q=${encodeURIComponent(q)}`)).body.items, q).toMatchObject([{ customer: 'c-found' }])
    expect((await call('GET', '/customers/?q=2999999999999')).body.items).toEqual([])
  })
})

describe('a business', () => {
  it('has what it proved about its taxes kept by finance', async () => {
    await shop.sql`insert into customer (id, kind, email, password_hash, company, language)
      values ('biz-1', 'business', 'biz@example.com', 'x', 'Librería', 'es'), ('c-1', 'private', 'c1@example.com', 'x', '', 'es')`
    const { call } = await hire(['finance'])
    const vies = { consultation: 'WAPI-1', checked_on: '2026-11-20' }
    expect((await call('PUT', '/customers/biz-1/tax/', { vies, surcharge_since: '2026-01-01' })).body).toMatchObject({ vies })
    expect((await call('PUT', '/customers/c-1/tax/', { vies })).body.code).toBe('staff.not_business')
    const [kept] =
      await shop.sql`select vat_proof, surcharge_since, vat_verified_at is not null as proven from customer where id = 'biz-1'`
    expect(kept).toEqual({
      vat_proof: { consultation: 'WAPI-1', checkedOn: '2026-11-20' },
      surcharge_since: '2026-01-01',
      proven: true,
    })
  })
})
