import { describe, expect, it } from 'vitest'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { hour, withRedsysShop } from '#tests/support/redsys-shop.ts'
import { insertTask } from './payment-tasks.sql.ts'
import { flagLapsing } from './silent-attempts.ts'

const { bank, shop, deps, run, notify, stateOf, moneyOf, eventsOf, orderOf, flagsOf, formOf, split, dispatch } = withRedsysShop()

describe('an order charged in parts', () => {
  it('is charged at once for what leaves at once, and for the rest from the kept card when it leaves', async () => {
    const one = await split()
    expect(await stateOf(one.ana, one.number)).toBe('authorised')
    await run()
    expect(await stateOf(one.ana, one.number)).toBe('part_paid')
    expect(bank.operations(one.attemptId).map(({ type, amount }) => [type, amount])).toEqual([
      ['1', 3790],
      ['2', 1490],
    ])
    await dispatch(one)
    await run()
    expect(await stateOf(one.ana, one.number)).toBe('paid')
    expect(await moneyOf(one.number)).toEqual([
      { kind: 'capture', amount_cents: 1490, parcel: true },
      { kind: 'capture', amount_cents: 2300, parcel: true },
    ])
  })
  it('tells the bank’s page what is charged at once', async () => {
    const { asked } = await split()
    expect(asked['DS_MERCHANT_AMOUNT']).toBe('3790')
    expect(asked['DS_MERCHANT_PRODUCTDESCRIPTION']).toMatch(/14[.,]90 EUR/)
  })
  it('charges the kept card where the reservation is gone already', async () => {
    const one = await split()
    await run()
    await dispatch(one, 'capture')
    await run()
    await run()
    expect(await stateOf(one.ana, one.number)).toBe('paid')
    const [charge] = await shop.sql`select amount_cents, outcome from payment_attempt where charged_by = ${one.attemptId}`
    expect(charge).toMatchObject({ amount_cents: 2300, outcome: 'captured' })
  })
  it('asks the customer when the kept card is declined, who pays that parcel by themselves', async () => {
    const one = await split({ declinesLater: true })
    await run()
    await dispatch(one)
    await run()
    expect(await stateOf(one.ana, one.number)).toBe('part_paid')
    expect(await flagsOf(one.number)).toMatchObject([{ kind: 'charge_declined', parcel_id: one.parcelId, detail: '0190' }])
    const letters = await shop.sql<
      { plain: string }[]
    >`select plain from mail_outbox where subject like ${`%${one.number}%could not charge%`}`
    expect(letters).toHaveLength(1)
    expect(letters[0]?.plain).toContain('€23.00')
    const key = /key=([^\s&]+)/.exec(letters[0]?.plain ?? '')?.[1] ?? ''
    // The letter leads to the order of an account; paying it takes the session.
    expect((await shop.call('POST', `/order/${one.number}/detail/`, { key })).body).toMatchObject({ must_sign_in: true })
    await notify(bank.pay(await formOf(one.ana, one.number)))
    expect(await stateOf(one.ana, one.number)).toBe('paid')
    expect(await flagsOf(one.number)).toEqual([])
    expect(await moneyOf(one.number)).toMatchObject([{ amount_cents: 1490 }, { amount_cents: 2300, parcel: true }])
  })
  it('gives the second back when that parcel is paid twice', async () => {
    const one = await split({ declinesLater: true })
    await run()
    await dispatch(one)
    await run()
    const [first, second] = [await formOf(one.ana, one.number), await formOf(one.ana, one.number)]
    await notify(bank.pay(first))
    await notify(bank.pay(second))
    await run()
    expect(await orderOf(one.number)).toMatchObject({ captured_cents: 6090, refunded_cents: 2300 })
    expect(await stateOf(one.ana, one.number)).toBe('paid')
  })
  it('gives the charge back that went through unheard while the customer paid', async () => {
    const one = await split({ declinesLater: true })
    await run()
    await dispatch(one)
    await run()
    bank.forgive()
    await insertTask(shop.sql, { ...one, kind: 'charge', amountCents: 2300, reason: 'once more' })
    bank.server.state.trouble = ['answer_lost']
    await run()
    await notify(bank.pay(await formOf(one.ana, one.number)))
    await run(new Date(Date.now() + hour))
    await run(new Date(Date.now() + hour))
    expect(await orderOf(one.number)).toMatchObject({ captured_cents: 6090, refunded_cents: 2300 })
    expect(await flagsOf(one.number)).toMatchObject([{ kind: 'paid_twice' }])
    expect(await stateOf(one.ana, one.number)).toBe('paid')
  })
  it('has all of it let go when nothing of it is wanted any more', async () => {
    const one = await split()
    await shop.sql`delete from payment_task where attempt_id = ${one.attemptId}`
    await insertTask(shop.sql, { attemptId: one.attemptId, kind: 'release', amountCents: 0, reason: 'all cancelled' })
    await run()
    expect(bank.operations(one.attemptId).at(-1)).toMatchObject({ type: '9', amount: 3790, response: '0400' })
    expect(await eventsOf(one.number)).toEqual(['authorised', 'released'])
  })
  it('tells staff of a reservation that is about to end', async () => {
    const one = await split()
    await shop.sql`delete from payment_task where attempt_id = ${one.attemptId}`
    expect((await flagsOf(one.number)).length).toBe(0)
    await flagLapsing(deps(), new Date(Date.now() + 5.5 * 24 * hour))
    await flagLapsing(deps(), new Date(Date.now() + 6 * 24 * hour))
    expect(await flagsOf(one.number)).toMatchObject([{ kind: 'authorisation_lapsing' }])
  })
})

it('leaves books that balance', () => expectBooksBalance(shop.sql))
