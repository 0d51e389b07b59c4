import { Link } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Check, type FormOutcome, Submit } from '../ui/form.tsx'
import { Captcha } from '../visit/captcha.tsx'
import type { ContactAnswer } from './contact-work.ts'
import { Trap } from './trap.tsx'

interface Props {
  answer: ContactAnswer | undefined
  outcome: FormOutcome | undefined
  send: string
}

/** Names a form, so that sent twice it is one message; the page is everybody's and comes without. */
function drawKey(field: HTMLInputElement | null) {
  if (field) field.value ||= crypto.randomUUID()
}

/** How each form to the shop ends: the privacy policy, the check against robots, one button. */
export function AcceptAndSend({ answer, outcome, send }: Props) {
  const language = useLanguage()
  const { contact } = useMessages()
  const question = answer && 'question' in answer ? answer.question : null
  return (
    <>
      <Trap />
      <input type="hidden" name="key" defaultValue={outcome?.values['key']} ref={drawKey} />
      <Check name="privacy_accepted" required outcome={outcome}>
        {contact.accept}{' '}
        <Link to={pathTo('privacy-policy', language)} target="_blank">
          {contact.policy}
        </Link>
      </Check>
      <div className={question ? undefined : 'js-only'}>
        <Captcha key={question?.challenge} question={question} outcome={outcome} />
      </div>
      <p className="form-actions">
        <Submit>{send}</Submit>
      </p>
    </>
  )
}
