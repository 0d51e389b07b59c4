import { beforeEach, describe, expect, it } from 'vitest'
import { registering } from '#tests/support/registering.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'

const shop = withShop()
const { call, registered } = registering(shop)
// All come from one address here.
beforeEach(() => shop.sql`delete from attempt`)

const password = 'granada de plata'
let serial = 0

/** Somebody without an account, of whom the shop knows this and that by their e-mail alone. */
async function someone() {
  const email = `carmen${++serial}@example.com`
  const product = await givenProduct(shop.sql)
  await shop.sql`insert into stock_notice (product_id, email, language, asked_at) values (${product}, ${email}, 'es', now())`
  await shop.sql`
    insert into contact_message (subject, kind, name, email, phone, message, language, sent_at)
    values ('general', 'other', 'Carmen Sorolla', ${email}, '600123456', 'Estuve de baja en 2024', 'es', now())`
  await shop.sql`
    insert into consent (kind, given, form, text_version, language, given_at, email, address)
    values ('privacy', true, 'contact', '2026-11', 'es', now(), ${email}, '203.0.113.9')`
  await shop.sql`
    insert into mail_outbox (recipient, language, template, subject, html, plain)
    values (${email}, 'es', 'contact-received', 'Hemos recibido su mensaje', 'Sorolla', 'Sorolla')`
  await call('POST', '/newsletter/', { email, privacy_accepted: true })
  await shop.sql`update newsletter_subscription set state = 'confirmed', confirmed_at = now() where email = ${email}`
  const [type] = await shop.sql<{ id: number }[]>`insert into activity_type default values returning id`
  const [activity] = await shop.sql<{ id: number }[]>`
    insert into activity (storefront_code, activity_type_id, starts_at, ends_at, free, takes_registrations, taken, theme)
    values ('T013', ${type!.id}, now(), now() + interval '1 hour', true, true, 2, 'garden') returning id`
  await shop.sql`
    insert into activity_registration (activity_id, name, email, phone, places, state, language, registered_at, confirmed_at)
    values (${activity!.id}, 'Carmen Sorolla', ${email}, '600123456', 2, 'confirmed', 'es', now(), now())`
  return { email, activity: activity!.id }
}

/** All that the shop has of an e-mail, wherever it stands. */
async function rowsOf(email: string) {
  const names = ['stock_notice', 'contact_message', 'activity_registration', 'newsletter_subscription', 'consent']
  const rows = await Promise.all(
    names.map((name) => shop.sql`select t::text as row from ${shop.sql(name)} t where lower(email) = ${email} order by 1`),
  )
  const letters = await shop.sql`
    select plain, due_at from mail_outbox where recipient = ${email} and template = 'contact-received'`
  return JSON.stringify([...rows, letters])
}

describe('an account that only claims an address', () => {
  it('is told nothing of what the shop knows by the e-mail, and so are its consents', async () => {
    const { email } = await someone()
    const { id, token } = await registered({ email, newsletter: true })
    const { body } = await call('POST', '/customer/export/', { id, token })
    expect(JSON.stringify(body.sections)).not.toMatch(/Sorolla|baja|203\.0\.113|600123456/)
    for (const name of ['registrations', 'messages', 'card_requests', 'stock_notices', 'newsletter', 'letters', 'gift_cards'])
      expect(body.sections[name], name).toEqual([])
    expect((await call('POST', '/customer/privacy/', { id, token })).body.consents).toHaveLength(2)
  })
  it('takes nothing of it away when it is erased, and no newsletter that began elsewhere', async () => {
    const { email, activity } = await someone()
    const before = await rowsOf(email)
    const { id, token } = await registered({ email })
    const own = async () => (await rowsOf(email)).length
    await call('PUT', '/customer/newsletter/', { id, token, newsletter: true })
    await call('PUT', '/customer/newsletter/', { id, token, newsletter: false })
    expect(await shop.sql`select state from newsletter_subscription where email = ${email}`).toEqual([{ state: 'confirmed' }])
    expect(await own()).toBeGreaterThan(before.length)
    expect((await call('POST', '/customer/erase/', { id, token, password })).status).toBe(200)
    expect(await rowsOf(email)).toBe(before)
    expect(await shop.sql`select taken from activity where id = ${activity}`).toEqual([{ taken: 2 }])
    // What was written about the account itself is gone.
    expect(await shop.sql`select from mail_outbox where recipient = ${email} and template = 'email-opened'`).toHaveLength(0)
  })
  it('learns no newsletter flag from what the mailbox answers, and has it once the address is proved', async () => {
    const email = `reader${++serial}@example.com`
    const { id } = await registered({ email })
    await call('POST', '/newsletter/', { email, privacy_accepted: true })
    const [letter] = await shop.sql<{ plain: string }[]>`
      select plain from mail_outbox where recipient = ${email} and template = 'newsletter-confirm'`
    await call('POST', '/newsletter/confirm/', { token: /\/newsletter\/(\S+)/.exec(letter!.plain)?.[1] ?? '' })
    const flag = async () => (await shop.sql`select newsletter from customer where id = ${id}`)[0]?.['newsletter']
    expect(await flag()).toBe(false)
    await call('POST', '/customer/password/recover/', { email })
    const [recovery] = await shop.sql<{ plain: string }[]>`
      select plain from mail_outbox where recipient = ${email} and template = 'password-recovery'`
    const token = /\/password-remember\/(\S+)/.exec(recovery!.plain)?.[1] ?? ''
    await call('POST', '/customer/password/reset/', { token, password: 'azahar de noche', confirm_password: 'azahar de noche' })
    expect(await flag()).toBe(true)
  })
})
