import { useEffect, useRef } from 'react'
import type { PaymentStart } from '#modules/orders/contract.ts'
import { useMessages } from '../messages/messages.tsx'

export function ToGateway({ payment }: { payment: PaymentStart }) {
  return payment.kind === 'form' ? <HostedPage payment={payment} /> : null
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
