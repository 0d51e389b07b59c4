import { Form } from 'react-router'
import { usePrivateMessages } from '../messages/messages.tsx'
import { Submit } from '../ui/form.tsx'
import { useAnswer } from '../visit/use-answer.ts'
import type { PayOutcome } from './pay-work.ts'
import { ToGateway } from './to-gateway.tsx'

export function PayAgain({ number, label }: { number: string; label: string }) {
  const { ordering } = usePrivateMessages()
  const outcome = useAnswer<PayOutcome>()
  if (outcome?.payment) return <ToGateway payment={outcome.payment} />
  return (
    <Form method="post" className="form">
      <input type="hidden" name="number" value={number} />
      {outcome?.detail && (
        <p className="message message-error" role="alert">
          {outcome.detail}
        </p>
      )}
      <p className="form-actions">
        <Submit>{label}</Submit>
        <span className="quiet">{ordering.payNote}</span>
      </p>
    </Form>
  )
}
