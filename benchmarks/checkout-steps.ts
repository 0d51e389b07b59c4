/** What a guest does from the first line to the paid order. */
import { sign } from '#modules/platform/captcha/signed.ts'
import { granada } from '#tests/support/buying.ts'
import type { Buyer } from './buyers.ts'

const card = { number: '4548810000000003', expiry: '12/2040', cvc: '123', do: 'pay' }
const home = { ...granada, recipient: 'Lectora de Prueba' }

export interface Ready {
  signed: { id: string; token: string }
  cart: string
}

/** A guest with a cart that only waits to be ordered. */
export async function prepare(by: Buyer, product: number, serial: number): Promise<Ready> {
  const { id, token } = await by.call<Ready['signed']>('POST', '/customer/guest/', {
    email: `lectora-${serial}@example.com`,
    privacy: true,
  })
  const signed = { id, token }
  const { pk } = await by.call<{ pk: string }>('POST', '/cart/', signed)
  await by.call('POST', '/cart/line/', { cart: pk, product, quantity: 1, ...signed })
  await by.call('PUT', `/cart/${pk}/`, { shipping_method: 'home', delivery_address: home, ...signed })
  return { signed, cart: pk }
}

export const place = (secret: string, { signed, cart }: Ready) => ({
  ...signed,
  cart,
  conditions: true,
  captcha: sign(secret, 'pass', new Date(Date.now() + 600_000)),
  idempotency_key: `bench-${cart}`,
})

/**
 * The order, its payment on the gateway's page and the gateway's notification, which comes before the browser is sent back.
 * The browser comes back as well where the shop refused that notification: whether the order is paid is the shop's word (`paidOf`).
 * @returns the order's number
 */
export async function orderAndPay(by: Buyer, { secret, ready }: { secret: string; ready: Ready }): Promise<string> {
  const { number } = await by.call<{ number: string }>('POST', '/order/', place(secret, ready))
  const { payment } = await by.call<{ payment: { action: string; fields: Record<string, string> } }>(
    'POST',
    `/order/${number}/pay/`,
    ready.signed,
  )
  const page = new URL(await by.form(payment.action, payment.fields), 'http://gateway.example')
  const back = await by.form(page.pathname, { ...card, token: page.searchParams.get('key') ?? '' })
  if (!back.includes('success')) throw new Error(`Order ${number} was not paid: ${back}`)
  return number
}
