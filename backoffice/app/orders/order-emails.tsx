import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { type Order, useOrderAct, useReason } from './order-acts.ts'
import { emailTone } from './states.ts'
import { orderWords } from './words.ts'

/** What was written to the customer, whether it left, and once more. */
export function OrderEmails({ order }: { order: Order }) {
  const { order: words, emailStates } = useWords(orderWords)
  const act = useOrderAct('POST /orders/:number/emails/:email/resend/', words.emailAgain)
  const reason = useReason()
  const may = useMay('email.resend')
  if (order.emails.length === 0) return null
  return (
    <Section title={words.emails}>
      <ul className="rows">
        {order.emails.map((email) => (
          <li key={email.email}>
            <When at={email.sent ?? email.written} />
            <span>
              <span lang={email.language}>{email.subject}</span>{' '}
              <Mark tone={emailTone[email.state]}>{emailStates[email.state]}</Mark>
              <br />
              <span className="quiet">
                {email.to}
                {email.again_of !== null && ` · ${words.sentAgain}`}
                {email.failure && ` · ${email.failure}`}
              </span>
            </span>
            {may && (
              <ActButton
                busy={act.busy}
                whyNot={reason(email.acts.resend)}
                onAct={() => void act.quick({ params: { number: order.number, email: email.email } })}
              >
                {words.resend}
              </ActButton>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
