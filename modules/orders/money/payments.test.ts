import { describe, expect, it } from 'vitest'
import { cancelExpired } from '#modules/orders/fulfilment/cancel.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { withRedsysShop } from '#tests/support/redsys-shop.ts'
import { pollUnansweredAttempts } from './silent-attempts.ts'

const { bank, shop, startPaying, deps, run, notify, stateOf, moneyOf, eventsOf, orderOf, flagsOf, placed, formOf } =
  withRedsysShop()

describe('an order paid at the bank', () => {
  it('has its money written down with the parcel it paid, once, however often the bank tells it', async () => {
    const { ana, number } = await placed()
    const notice = bank.pay(await formOf(ana, number))
    expect(await Promise.all([notify(notice), notify(notice), notify(notice)])).toEqual([200, 200, 200])
    expect(await stateOf(ana, number)).toBe('paid')
    expect(await moneyOf(number)).toEqual([{ kind: 'capture', amount_cents: 1490, parcel: true }])
    expect(await orderOf(number)).toMatchObject({ captured_cents: 1490, refunded_cents: 0 })
    expect(await eventsOf(number)).toEqual(['paid'])
  })
  it('is paid by a second card after the first was refused, whichever notice comes first', async () => {
    const { ana, number } = await placed()
    const refused = bank.pay(await formOf(ana, number), { response: '0190' })
    const accepted = bank.pay(await formOf(ana, number))
    await notify(accepted)
    await notify(refused)
    expect(await stateOf(ana, number)).toBe('paid')
    expect(await moneyOf(number)).toHaveLength(1)
  })
  it('stays unpaid and is shown to staff when the bank names another amount', async () => {
    const { ana, number } = await placed()
    expect(await notify(bank.pay(await formOf(ana, number), { amount: '1' }))).toBe(200)
    expect(await stateOf(ana, number)).toBe('pending')
    expect(await flagsOf(number)).toMatchObject([{ kind: 'amount_mismatch', detail: 'captured: 1 EUR, asked for 1490 EUR' }])
    expect(await moneyOf(number)).toEqual([])
  })
  it('says in the customer’s language why the bank refused', async () => {
    const { ana, number } = await placed()
    await notify(bank.pay(await formOf(ana, number), { response: '0101' }))
    const said = async (language: string) =>
      (await shop.call('POST', `/order/${number}/detail/`, ana, language)).body.payment_refusal
    expect(await said('ca')).toBe('La targeta ha caducat o la data no és correcta. Reviseu-la o proveu-ne una altra.')
    expect(await said('en')).toContain('expired')
    await formOf(ana, number)
    expect(await said('en')).toBeNull()
  })
  it('is not paid by a forged notice', async () => {
    const { ana, number } = await placed()
    const notice = bank.pay(await formOf(ana, number))
    expect(await notify({ ...notice, Ds_Signature: 'AAAA' })).toBe(403)
    expect(await stateOf(ana, number)).toBe('pending')
  })
  it('may be paid by Bizum, and only by what the shop offers', async () => {
    const { ana, number } = await placed()
    expect((await shop.call('GET', '/order/payment-methods/')).body.methods).toEqual([
      { method: 'card', needs_scripts: false, charges_later: true, keeps_cards: false },
      { method: 'bizum', needs_scripts: false, charges_later: false, keeps_cards: false },
    ])
    const fields = await formOf(ana, number, { method: 'bizum' })
    expect(Buffer.from(fields['Ds_MerchantParameters'] ?? '', 'base64').toString()).toContain('"DS_MERCHANT_PAYMETHODS":"z"')
    await notify(bank.pay(fields))
    expect(await stateOf(ana, number)).toBe('paid')
    expect((await startPaying(ana, number)).body.code).toBe('order.already_paid')
  })
  it('is paid by a notice that the database could not take when it came, told once alone', async () => {
    const { ana, number } = await placed()
    const notice = bank.pay(await formOf(ana, number))
    await shop.sql`alter table payment_notice rename to payment_notice_away`
    expect(await notify(notice)).toBe(500)
    expect(await stateOf(ana, number)).toBe('pending')
    await shop.sql`alter table payment_notice_away rename to payment_notice`
    await expect.poll(() => stateOf(ana, number)).toBe('paid')
    expect(await notify(notice)).toBe(200)
    expect(await moneyOf(number)).toHaveLength(1)
  })
  it('is found paid when the notice never came', async () => {
    const { ana, number } = await placed()
    bank.pay(await formOf(ana, number))
    await pollUnansweredAttempts(deps(), new Date(Date.now() + 1_000), 0)
    expect(await stateOf(ana, number)).toBe('paid')
  })
})

describe('money nobody owes', () => {
  it('is given back when the order was let go', async () => {
    const { ana, number } = await placed()
    const fields = await formOf(ana, number)
    await cancelExpired(shop.sql, new Date(Date.now() + 46 * 60_000))
    await notify(bank.pay(fields))
    await run()
    expect(await moneyOf(number)).toMatchObject([
      { kind: 'capture', amount_cents: 1490 },
      { kind: 'refund', amount_cents: 1490 },
    ])
    expect(await stateOf(ana, number)).toBe('cancelled')
    expect(await eventsOf(number)).toEqual(['paid_too_late', 'refunded'])
  })
  it('is given back when the order was paid twice, and the order stays paid', async () => {
    const { ana, number } = await placed()
    const [one, two] = [await formOf(ana, number), await formOf(ana, number)]
    await Promise.all([notify(bank.pay(one)), notify(bank.pay(two))])
    await run()
    expect(await orderOf(number)).toMatchObject({ captured_cents: 2980, refunded_cents: 1490 })
    expect(await stateOf(ana, number)).toBe('paid')
    expect(await eventsOf(number)).toEqual(['paid', 'paid_twice', 'refunded'])
  })
})

it('leaves books that balance', () => expectBooksBalance(shop.sql))
