import { describe, expect, it } from 'vitest'
import { openFlags } from '#tests/support/open-flags.ts'
import { hour, withRedsysShop } from '#tests/support/redsys-shop.ts'
import { compareWithGateways } from './compare-gateways.ts'

const { bank, shop, deps, run, notify, stateOf, flagsOf, placed, formOf, paid, split, dispatch, attemptOf } = withRedsysShop()

describe('the books compared with the bank’s', () => {
  const compare = (at = new Date(Date.now() + hour)) => compareWithGateways(deps(), at, 1_000)
  it('agree where the shop moved the money itself', async () => {
    const one = await split()
    await run()
    await dispatch(one)
    await run()
    const two = await paid()
    const ours = [one.number, two.number]
    await compare()
    expect((await openFlags(shop.sql)).filter(({ number, kind }) => ours.includes(number) && kind === 'gateway_differs')).toEqual(
      [],
    )
  })
  it('differ where the bank gave money back by itself, which staff are told once', async () => {
    const { number } = await paid()
    const id = await attemptOf(number)
    bank.atDesk(id, { type: '3', amount: 400, response: '0900' })
    bank.server.state.trouble = []
    expect(await compare()).toContainEqual({
      attemptId: id,
      problem: 'charged 1490 and gave back 400 at the gateway, 1490 and 0 in the books',
    })
    await compare(new Date(Date.now() + 30 * hour))
    expect(await flagsOf(number)).toMatchObject([{ kind: 'gateway_differs', attempt_id: id }])
  })
  it('find money that came though the bank had said no', async () => {
    const { ana, number } = await placed()
    await notify(bank.pay(await formOf(ana, number), { response: '0190' }))
    bank.atDesk(await attemptOf(number), { type: '0', amount: 1490, response: '0000' })
    await compare()
    expect(await stateOf(ana, number)).toBe('paid')
  })
  it('wait for a bank that does not answer', async () => {
    const { number } = await paid()
    const id = await attemptOf(number)
    bank.server.state.trouble = Array.from({ length: 400 }, () => 'down' as const)
    expect(await compare()).toEqual([])
    bank.server.state.trouble = []
    const [attempt] = await shop.sql`select compared_at from payment_attempt where id = ${id}`
    expect(attempt).toEqual({ compared_at: null })
  })
})
