import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { noticeFields } from './notification.ts'
import type { PaymentRow } from './payment.sql.ts'

/**
 * Where the browser returns, with the signed outcome. Addresses of the shop itself are given without their host:
 * the visitor may know it by another name than PUBLIC_URL.
 */
export function wayBack(secret: string, publicUrl: string, payment: PaymentRow): string {
  const paid = payment.state === 'authorised' || payment.state === 'captured'
  const url = new URL(paid ? payment.url_ok : payment.url_ko)
  for (const [name, value] of Object.entries(noticeFields(secret, payment, 'browser'))) url.searchParams.set(name, value)
  return url.origin === new URL(publicUrl).origin ? `${url.pathname}${url.search}${url.hash}` : url.href
}

/** Notifications to the shop itself go to the port this process listens on; PUBLIC_URL may only be reachable from outside. */
export const localReach = (app: FastifyInstance, publicUrl: string) => (address: string) => {
  const url = new URL(address)
  const here = app.server.address() as AddressInfo | string | null
  if (url.origin !== new URL(publicUrl).origin || !here || typeof here === 'string') return address
  const host = here.address === '::' || here.address === '0.0.0.0' ? '127.0.0.1' : here.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${here.port}${url.pathname}${url.search}`
}
