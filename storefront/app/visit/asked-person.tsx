import { useMessages } from '../messages/messages.tsx'
import type { FormOutcome } from '../ui/form.tsx'
import { Captcha } from './captcha.tsx'

/** The question in words that a refused form comes back with; nothing where the browser works for its visitor unseen. */
export function AskedPerson({ outcome, scope }: { outcome: FormOutcome | undefined; scope?: string }) {
  const { checkout } = useMessages()
  const question = outcome?.question
  if (!question) return null
  return (
    <>
      {!outcome.detail && Object.keys(outcome.errors).length === 0 && (
        <p className="message" role="status">
          {checkout.captchaLeft}
        </p>
      )}
      <Captcha key={question.challenge} question={question} outcome={outcome} scope={scope} />
    </>
  )
}
