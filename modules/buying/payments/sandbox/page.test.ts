import { describe, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { withGateway } from '#tests/support/sandbox-bank.ts'

const database = withDatabase()
const rig = withGateway(database)
const { attempt, open, post } = rig

describe('the hosted page', () => {
  it('shows the amount, the shop and labelled fields, and says that no money moves', async () => {
    const { markup, page } = await open()
    expect(markup).toContain('24,90')
    for (const text of [
      'La Tienda del Palacio',
      'no se mueve dinero',
      'Número de tarjeta',
      'cc-exp',
      'MM/AAAA',
      '4000 0025 0000 3155',
    ])
      expect(markup).toContain(text)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' http://shop.example ${rig.shopUrl}`)
  })
  it('wears the name and the one colour of the shop that is paid, and nothing that is no colour', async () => {
    const { markup } = await open(attempt({ merchant: 'Botiga del Museu', colour: '#0B5F58' }))
    expect(markup).toContain('Botiga del Museu')
    const [style = ''] = /\/gateway\/assets\/colour-[^"]+/.exec(markup) ?? []
    const answer = await rig.get(style)
    expect(answer.headers.get('content-type')).toContain('text/css')
    expect(await answer.text()).toContain('--action: #0b5f58')
    expect((await open()).markup).not.toContain('/assets/colour-')
    expect((await rig.get('/gateway/assets/colour-}body.css')).status).toBe(404)
    await expect(rig.form(attempt({ colour: 'red' }))).rejects.toThrow()
  })
  it('says what is charged now and what is only reserved', async () => {
    const { markup } = await open(attempt({ amountCents: 5595, capture: 'later', chargedNowCents: 4000 }))
    for (const said of ['Ahora se cobran 40,00', 'Los otros 15,95', 'Pagar 40,00', 'reservar 15,95'])
      expect(markup).toContain(said)
    expect(markup).not.toContain('Ahora solo se reserva')
    const { markup: whole } = await open(attempt({ capture: 'later' }))
    expect(whole).toContain('Ahora solo se reserva el importe')
  })
  it('asks again for what is wrong, field by field, and never sends the code back', async () => {
    const response = await (await open()).pay({ number: '4548 8100 0000 0004', expiry: '13/2040', cvc: '777777' })
    expect(response.status).toBe(422)
    const markup = await response.text()
    expect(markup.match(/aria-invalid="true"/g)).toHaveLength(3)
    expect(markup).not.toContain('777777')
    const page = await open()
    expect((await post(page.path, `token=${page.token}&number=1&number=2`)).status).toBe(422)
  })
  it('refuses a form with another amount, and the token of another attempt', async () => {
    const { fields } = await rig.form(attempt())
    const values = JSON.parse(Buffer.from(fields['Ds_MerchantParameters'] ?? '', 'base64url').toString())
    const cheaper = Buffer.from(JSON.stringify({ ...values, DS_MERCHANT_AMOUNT: '1' })).toString('base64url')
    const forged = await post('/gateway/pay', { ...fields, Ds_MerchantParameters: cheaper })
    expect([forged.status, forged.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
    const [first, second] = [await open(), await open()]
    expect((await first.pay({ token: second.token })).status).toBe(403)
    expect((await post('/gateway/pay', {})).status).toBe(403)
  })
  it('refuses a known attempt with other details', async () => {
    const known = attempt()
    await open(known)
    const { fields } = await rig.form({ ...known, amountCents: 100 })
    expect((await post('/gateway/pay', fields)).status).toBe(409)
    expect(await rig.status(known.attemptId)).toMatchObject({ amountCents: 2490 })
  })
})

describe('what is kept', () => {
  it('holds no card number, no expiry and no code anywhere', async () => {
    await (await open()).pay({ cvc: '8642' })
    for (const table of ['sandbox_payment', 'sandbox_notification', 'sandbox_settlement']) {
      const rows = JSON.stringify(await database.sql`select * from ${database.sql(table)}`)
      // Four figures stand by chance in a reference or an instant: a code is looked for as a word of its own.
      for (const trace of [/45488100/, /\b454881/, /12\/2040/, /(?<![\w.])8642(?!\w)/]) expect(rows).not.toMatch(trace)
    }
  })
  it('is nothing for an attempt that never reached the gateway', async () => expect(await rig.status('9999ZZ')).toBeNull())
})
