import { describe, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { lateMs, location, pause, until, withGateway } from '#tests/support/sandbox-bank.ts'

const database = withDatabase()
const rig = withGateway(database)
const { attempt, get, heard, open, post, returned } = rig

describe('a payment', () => {
  it('approved is told to the shop before the browser is back, with the same notice', async () => {
    const given = attempt()
    const response = await (await open(given)).pay()
    expect(response.status).toBe(303)
    expect(location(response)).toContain(`${rig.shopUrl}/ok?order=1&Ds_`)
    expect(heard.map((item) => item.event)).toEqual([returned(response)])
    expect(heard[0]?.event).toMatchObject({
      attemptId: given.attemptId,
      amountCents: 2490,
      currency: 'EUR',
      outcome: 'captured',
      responseCode: '0000',
      card: { brand: 'visa', last4: '0003' },
    })
  })
  it('whose card is kept tells its token to the shop alone, not to the browser', async () => {
    const response = await (await open(attempt({ keepForCustomer: true }))).pay()
    expect(heard[0]?.event).toMatchObject({ token: expect.stringMatching(/^sbt_/), card: { last4: '0003', expires: '2040-12' } })
    expect(returned(response)).not.toHaveProperty('token')
    expect(returned(response).card).toEqual({ brand: 'visa', last4: '0003' })
  })
  it('with a kept card is confirmed on the page without typing one, asks as the card does, and is refused once it is forgotten', async () => {
    await (await open(attempt({ keepForCustomer: true }))).pay({ number: '4000 0025 0000 3155' }).then(async (asked) => {
      const question = new URL(location(asked), rig.here)
      await post(`${question.pathname}/challenge`, { token: question.searchParams.get('key') ?? '', answer: 'approve' })
    })
    const keptToken = heard.at(-1)?.event.token ?? ''
    const begin = async () => {
      const { start } = await rig.gateway().start(attempt({ keptToken }))
      const page = new URL(start.kind === 'page' ? start.address : '', rig.here)
      expect(page.href).not.toContain(keptToken)
      return { page, pay: () => post(page.pathname, { token: page.searchParams.get('key') ?? '', do: 'pay' }) }
    }
    const first = await begin()
    const markup = await (await get(first.page.href)).text()
    expect(markup).toContain('•••• 3155')
    expect(markup).not.toContain(keptToken)
    expect(markup).not.toContain('cc-number')
    const question = new URL(location(await first.pay()), rig.here)
    await post(`${question.pathname}/challenge`, { token: question.searchParams.get('key') ?? '', answer: 'approve' })
    expect(heard.at(-1)?.event).toMatchObject({ outcome: 'captured', card: { brand: 'visa', last4: '3155' } })

    const second = await begin()
    await rig.gateway().forget(keptToken)
    expect(location(await second.pay())).toContain('/ko?')
    expect(heard.at(-1)?.event.outcome).toBe('declined')
    // What was forgotten once is forgotten.
    await rig.gateway().forget(keptToken)
  })
  it('is declined by the card, by the code 999 and by the customer', async () => {
    const ends = [{ number: '4000000000000002' }, { cvc: '999' }, { do: 'cancel', number: '', expiry: '', cvc: '' }]
    for (const change of ends) expect(location(await (await open()).pay(change))).toContain('/ko?')
    expect(heard.map(({ event }) => [event.outcome, event.responseCode])).toEqual([
      ['declined', '0190'],
      ['declined', '0129'],
      ['cancelled', '9915'],
    ])
  })
  it('may ask the customer first (3-D Secure), who approves or refuses', async () => {
    for (const [answer, outcome, end] of [
      ['approve', 'authorised', '/ok?'],
      ['refuse', 'declined', '/ko?'],
    ] as const) {
      const given = attempt({ capture: 'later' })
      const { path, token, pay } = await open(given)
      const question = location(await pay({ number: '4000 0025 0000 3155' }))
      expect(await (await get(question)).text()).toContain('•••• 3155')
      expect(await rig.status(given.attemptId)).toMatchObject({ outcome: 'pending', authorisedCents: 0 })
      expect(location(await post(`${path}/challenge`, { token, answer }))).toContain(end)
      expect(heard.at(-1)?.event.outcome).toBe(outcome)
    }
  })
  it('without an answer leads back to KO later, tells nothing, and ends after half an hour', async () => {
    const given = attempt()
    const waiting = location(await (await open(given)).pay({ number: '4000 0000 0000 0119' }))
    const page = await get(waiting)
    expect(page.headers.get('refresh')).toContain(`1; url=${rig.shopUrl}/ko?`)
    expect(await page.text()).toContain('El banco no contesta')
    expect(await rig.status(given.attemptId)).toMatchObject({ outcome: 'pending' })
    await database.sql`update sandbox_payment set created_at = now() - interval '31 minutes' where attempt_id = ${given.attemptId}`
    expect(await rig.status(given.attemptId)).toMatchObject({ outcome: 'declined', responseCode: '9912' })
    expect(heard).toEqual([])
  })
  it('with a late notification brings the browser back first', async () => {
    const start = Date.now()
    expect(location(await (await open()).pay({ number: '4000 0000 0000 0259' }))).toContain('/ok?')
    expect(heard).toEqual([])
    await until(() => heard.length > 0)
    expect(heard[0]?.event.outcome).toBe('captured')
    expect((heard[0]?.at ?? 0) - start).toBeGreaterThanOrEqual(lateMs)
  })
  it('left alone for half an hour can no longer be paid', async () => {
    const given = attempt()
    const { pay } = await open(given)
    await database.sql`update sandbox_payment set created_at = now() - interval '31 minutes' where attempt_id = ${given.attemptId}`
    expect(location(await pay())).toContain('/ko?')
    expect(await rig.status(given.attemptId)).toMatchObject({ outcome: 'cancelled', capturedCents: 0 })
  })
})

describe('a payment sent twice', () => {
  it('by a double click is paid once and both get the same answer', async () => {
    const { pay } = await open()
    const [first, second] = await Promise.all([pay(), pay()])
    expect(location(first)).toBe(location(second))
    await pause(100)
    expect(heard).toHaveLength(1)
  })
  it('from two tabs ends as the first decided', async () => {
    const given = attempt()
    const [one, two] = [await open(given), await open(given)]
    await one.pay({ number: '4000000000000002' })
    expect(location(await two.pay())).toContain('/ko?')
    expect(await rig.status(given.attemptId)).toMatchObject({ outcome: 'declined', capturedCents: 0 })
  })
  it('as the same attempt shows its outcome instead of a card form', async () => {
    const given = attempt()
    await (await open(given)).pay()
    const again = await open(given)
    expect(again.markup).toContain('Este pago ya está hecho')
    expect(again.markup).not.toContain('cc-number')
    expect(heard).toHaveLength(1)
  })
})
