import { describe, expect, it } from 'vitest'
import { creditRefund } from '#modules/invoicing/billing/credit-refund.ts'
import { budgetTitle } from '#modules/invoicing/budgets/for-papers.ts'
import { requestNoteInvoice } from '#modules/libraries/delivery-notes/note-invoice.ts'
import { noteDetail } from '#modules/libraries/delivery-notes/read-notes.ts'
import { receiveArticle } from '#modules/libraries/delivery-notes/scan.ts'
import { billing, billingSettings, noon } from '#tests/support/billing.ts'
import { withDatabase } from '#tests/support/database.ts'
import { lifeDeps } from '#tests/support/life.ts'
import { staffPost } from '#tests/support/staff-post.ts'
import { trading } from '#tests/support/trading.ts'
import { answerClaim, closeClaim, creditInstead, resend } from './answer-claim.ts'
import { claimedOf } from './claimed.ts'
import { claimMissing, makeClaim } from './make-claim.ts'
import { findClaim } from './read-claims.ts'

const database = withDatabase()
const { library, delivered } = trading(database)
const { invoicesOf } = billing(database)
const deps = {
  ...lifeDeps(),
  onRefund: async (tx: Parameters<typeof creditRefund>[0], { refundId }: { refundId: number }, now: Date) => {
    await creditRefund(tx, billingSettings, refundId, now)
  },
}
const staff = { actor: { kind: 'staff' as const, id: '7' }, now: noon }
const ean = '9788400000000'
const link = (order: string, path: string) => `${order}/${path}`

const twoTitles = { lines: [{ quantity: 5, unit_cents: 1000, title: 'Rayuela' }] }
const scan = (customerId: string, code: string, scanned: string, copies = 1, sure = false) =>
  receiveArticle(database.sql, { customerId, code, scanned, copies, sure })
const asked = (customerId: string, note: string) => ({ customerId, memberId: null, note, comments: '', now: noon })
const claim = (customerId: string, note: string, copies: number, kind: 'missing' | 'damaged' = 'damaged') =>
  makeClaim(database.sql, staffPost(), { ...asked(customerId, note), lines: [{ position: 1, kind, copies }] })
const answer = (claimId: number, accept: 'resend' | 'credit' | null, said = '') =>
  database.sql.begin((tx) => answerClaim(tx, deps, { claimId, accept, answer: said }, staff))

describe('receiving a delivery note', () => {
  it('counts each scan, as ISBN with or without hyphens, and tells what is missing and what is too many', async () => {
    const owner = await library()
    const { note } = await delivered(owner, twoTitles)
    for (const typed of [ean, '978-84-00-00000-0', ` ${ean} `]) await scan(owner, note, typed)
    await scan(owner, note, '9788499999999', 2)
    const shown = await noteDetail(database.sql, owner, note, { link, claimedOf, budgetTitle })
    expect(shown.lines[0]).toMatchObject({ quantity: 5, received: 3 })
    expect(shown.extra).toEqual([{ article: '9788499999999', copies: 2 }])
    await scan(owner, note, ean, 4)
    await scan(owner, note, '9788499999999', -2)
    expect(await noteDetail(database.sql, owner, note, { link, claimedOf, budgetTitle })).toMatchObject({
      lines: [{ received: 5 }],
      extra: [{ article: ean, copies: 2 }],
    })
  })

  it('counts a number with digits missing only when somebody says so, and no whole number twice', async () => {
    const owner = await library()
    const { note } = await delivered(owner, twoTitles)
    await expect(scan(owner, note, ean.slice(2))).rejects.toMatchObject({ fields: { article: 'note.article_unsure' } })
    await expect(scan(owner, note, `${ean.slice(0, 12)}1`)).rejects.toMatchObject({ fields: { article: 'note.article_unsure' } })
    expect(await noteDetail(database.sql, owner, note, { link, claimedOf, budgetTitle })).toMatchObject({
      lines: [{ received: 0 }],
      extra: [],
    })
    await scan(owner, note, 'AB-12', 1, true)
    await scan(owner, note, '2000000000017')
    expect((await noteDetail(database.sql, owner, note, { link, claimedOf, budgetTitle })).extra).toEqual([
      { article: '2000000000017', copies: 1 },
      { article: 'AB12', copies: 1 },
    ])
  })
  it('refuses what is no article, and the notes of others', async () => {
    const owner = await library()
    const { note } = await delivered(owner, twoTitles)
    expect(() => scan(owner, note, '¿?')).toThrow()
    await expect(scan(await library(), note, ean)).rejects.toThrow('note.unknown')
  })

  it('claims in one go what was counted to be missing, and not a second time', async () => {
    const owner = await library()
    const { note } = await delivered(owner, twoTitles)
    await expect(claimMissing(database.sql, staffPost(), asked(owner, note))).rejects.toThrow('claim.not_counted')
    await scan(owner, note, ean, 3)
    const made = await claimMissing(database.sql, staffPost(), asked(owner, note))
    expect(made).toMatchObject({ state: 'open', lines: [{ title: 'Rayuela', kind: 'missing', copies: 2 }] })
    await expect(claimMissing(database.sql, staffPost(), asked(owner, note))).rejects.toThrow('claim.nothing')
  })
})

describe('a claim', () => {
  it('is told to the shop in the language of its staff, with who claims, what and why; markup in it stays text (R-07)', async () => {
    const owner = await library()
    await database.sql`update customer set library = 'Biblioteca O’Brien & Sons' where id = ${owner}`
    const { note, order } = await delivered(owner, { lines: [{ quantity: 5, unit_cents: 1000, title: 'Rayuela <b>bis</b>' }] })
    for (const language of ['es', 'ca', 'en'] as const)
      await makeClaim(database.sql, staffPost(language), {
        ...asked(owner, note),
        comments: 'La caja llegó <i>abierta</i>.',
        lines: [{ position: 1, kind: 'damaged', copies: 1 }],
      })
    const letters = await database.sql<{ language: string; subject: string; plain: string; html: string }[]>`
      select language, subject, plain, html from mail_outbox where template = 'claim-notice' and recipient = ${staffPost().senders('es').email}
        and plain like ${`%${note}%`} order by id`
    expect(letters.map(({ language, subject }) => [language, subject.replace(/\d+/, 'N')])).toEqual([
      ['es', 'Reclamación N de Biblioteca O’Brien & Sons'],
      ['ca', 'Reclamació N de Biblioteca O’Brien & Sons'],
      ['en', 'Claim N from Biblioteca O’Brien & Sons'],
    ])
    const said = [`${owner}@example.com`, order.number, '1 × Rayuela <b>bis</b>', 'La caja llegó <i>abierta</i>.']
    for (const { plain } of letters) for (const words of said) expect(plain).toContain(words)
    expect(letters.map(({ plain }) => /: (dañado|malmès|damaged)$/m.exec(plain)?.[1])).toEqual(['dañado', 'malmès', 'damaged'])
    expect(letters[0]?.html).toContain('Rayuela &lt;b&gt;bis&lt;/b&gt;')
    expect(letters[0]?.html).not.toContain('<i>abierta</i>')
  })

  it('that is refused tells the shop nothing', async () => {
    const owner = await library()
    const { note } = await delivered(owner, twoTitles)
    await expect(claim(owner, note, 99)).rejects.toMatchObject({ constraint_name: 'claim_within_note' })
    expect(await database.sql`select 1 from mail_outbox where template = 'claim-notice' and plain like ${`%${note}%`}`).toEqual(
      [],
    )
  })

  it('never takes in more copies than stand on the note, however many claim at once; what was refused may be claimed anew', async () => {
    const owner = await library()
    const { note } = await delivered(owner, twoTitles)
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => claim(owner, note, 2)))
    const made = results.filter((result) => result.status === 'fulfilled')
    expect(made).toHaveLength(2)
    await answer(made[0]!.value.id, null, 'Los ejemplares salieron bien.')
    expect(await claim(owner, note, 3)).toMatchObject({ state: 'open' })
    await expect(claim(owner, note, 1)).rejects.toMatchObject({ constraint_name: 'claim_within_note' })
  })

  it('accepted for credit corrects the invoice, owes less and is closed; the customer is told', async () => {
    const owner = await library()
    const { note, order } = await delivered(owner, twoTitles)
    await requestNoteInvoice(database.sql, billingSettings, { customerId: owner, code: note, by: 'x', now: noon })
    const { id } = await claim(owner, note, 2)
    await answer(id, 'credit', 'Disculpe.')
    const shown = await findClaim(database.sql, id)
    expect(shown).toMatchObject({ state: 'closed', resolution: 'credit', answer: 'Disculpe.' })
    expect(shown.events.map(({ event }) => event)).toEqual(['made', 'accepted', 'credited'])
    expect((await invoicesOf(order)).map((invoice) => [invoice.kind, invoice.total_cents])).toEqual([
      ['F1', 5000],
      ['R1', -2000],
    ])
    const [letter] = await database.sql<{ plain: string }[]>`
      select plain from mail_outbox where template = 'claim-credit' and recipient = ${`${owner}@example.com`}`
    expect(letter?.plain).toContain('20,00')
    await expect(answer(id, 'credit')).rejects.toThrow('claim.not_now')
  })

  it('accepted to be sent again makes an order without a price out of a store’s stock, and nothing is credited meanwhile', async () => {
    const owner = await library()
    const { note, order } = await delivered(owner, twoTitles)
    const [line] = await database.sql<{ product_id: number }[]>`select product_id from order_line where order_id = ${order.id}`
    await database.sql`
      insert into store (code, name, province, city, address, postcode, phone, email)
      values ('T013', 'Tienda', 'Granada', 'Granada', 'Calle', '18009', '900', 's@example.com') on conflict do nothing`
    await database.sql`insert into stock (product_id, store_code, quantity) values (${line!.product_id}, 'T013', 3)`
    const [colleague] = await database.sql<{ id: number }[]>`
      insert into staff_user (email, name, password_hash, roles) values ('resend@example.com', 'Marta', 'x', '{order_desk}') returning id`
    const by = { ...staff, actor: { kind: 'staff' as const, id: String(colleague!.id) } }
    const { id } = await claim(owner, note, 2)
    await answer(id, 'resend')
    const send = (claimId: number) => database.sql.begin((tx) => resend(tx, deps, { claimId, storeCode: 'T013' }, by))
    const number = await send(id)
    expect(await findClaim(database.sql, id)).toMatchObject({ state: 'accepted' })
    await expect(send(id)).rejects.toThrow('claim.being_sent')
    await expect(database.sql.begin((tx) => creditInstead(tx, deps, id, by))).rejects.toThrow('claim.being_sent')
    const [made] = await database.sql`
      select o.total_cents, o.payment_state, l.quantity, l.fulfilment from shop_order o join order_line l on l.order_id = o.id
      where o.number = ${number}`
    expect(made).toEqual({ total_cents: 0, payment_state: 'paid', quantity: 2, fulfilment: 'preparing' })
    expect((await database.sql`select quantity from stock where product_id = ${line!.product_id}`)[0]?.['quantity']).toBe(1)
    const [moved] = await database.sql`select kind, reason, delta from stock_movement where document = ${number}`
    expect(moved).toEqual({ kind: 'sent_again', reason: `claim ${id}`, delta: -2 })
    expect(await invoicesOf(order)).toHaveLength(0)

    const more = await claim(owner, note, 2)
    await answer(more.id, 'resend')
    await expect(send(more.id)).rejects.toThrow('order.stock_short')
    await database.sql.begin((tx) => creditInstead(tx, deps, more.id, by))
    expect(await findClaim(database.sql, more.id)).toMatchObject({ state: 'closed', resolution: 'credit' })
  })

  it('refused keeps its answer and can be laid aside, and nothing else', async () => {
    const owner = await library()
    const { note } = await delivered(owner, twoTitles)
    const { id } = await claim(owner, note, 1)
    await answer(id, null, 'No consta la falta.')
    await expect(answer(id, 'credit')).rejects.toThrow('claim.not_now')
    await database.sql.begin((tx) => closeClaim(tx, id, staff))
    expect(await findClaim(database.sql, id)).toMatchObject({ state: 'closed', resolution: null, answer: 'No consta la falta.' })
  })
})
