import { useEffect, useRef } from 'react'
import type { PaymentStart } from '#modules/orders/order/contract.ts'
import { useMessages } from '../messages/messages.tsx'
import { GatewayFields } from './gateway-fields.tsx'

/** What takes the customer to pay: the gateway's own page, or its own fields in this one. */
export function ToGateway({ payment }: { payment: PaymentStart }) {
  if (payment.kind === 'page') return <BankPage address={payment.address} />
  return payment.kind === 'form' ? <HostedPage payment={payment} /> : <GatewayFields payment={payment} />
}

/** A payment with a kept card goes on at the bank, which may ask who pays: by itself with scripts, by a link without. */
function BankPage({ address }: { address: string }) {
  const { checkout } = useMessages()
  useEffect(() => window.location.assign(address), [address])
  return (
    <div className="to-gateway">
      <p className="lead" role="status">
        {checkout.toBank}
      </p>
      <a className="button" href={address}>
        {checkout.toBankButton}
      </a>
    </div>
  )
}

/** Takes the browser to the gateway's own page: by itself with scripts, with a button without. */
function HostedPage({ payment }: { payment: Extract<PaymentStart, { kind: 'form' }> }) {
  const { checkout } = useMessages()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <form ref={form} className="to-gateway" method="post" action={payment.action}>
      <p className="lead" role="status">
        {checkout.toBank}
      </p>
      {Object.entries(payment.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button">
        {checkout.toBankButton}
      </button>
    </form>
  )
}
