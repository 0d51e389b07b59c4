import { Form, Link } from 'react-router'
import type { Activity } from '#modules/editorial/agenda/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Check, ErrorSummary, Field, Submit } from '../ui/form.tsx'
import { Captcha } from '../visit/captcha.tsx'
import { Prices } from './activity-facts.tsx'
import { useAgenda } from './agenda-words.ts'
import type { FormAnswer } from './agenda-work.ts'
import { PayingFields, PlacesFields } from './places-fields.tsx'

interface Props {
  activity: Activity
  answer: FormAnswer | undefined
}

/** Name, e-mail, telephone, places, and whether to wait where there are none (T-06). */
export function RegistrationForm({ activity, answer }: Props) {
  const language = useLanguage()
  const words = useAgenda()
  const { contact } = useMessages()
  const { outcome, question = null } = answer ?? {}
  const left = activity.places_left
  return (
    <Form method="post" className="form" noValidate>
      <ErrorSummary outcome={outcome} />
      <input type="hidden" name="activity" value={activity.id} />
      <p className="agenda-left">
        {left === null ? words.formLead : `${left > 0 ? words.left(left) : words.noneLeft}. ${words.formLead}`}
      </p>
      {(activity.free || activity.prices.length > 0) && (
        <p className="agenda-price">
          <strong>{words.price}:</strong> <Prices activity={activity} />
          {activity.paid === 'door' && ` ${words.payInShop}`}
        </p>
      )}
      <Field name="name" label={contact.name} autoComplete="name" maxLength={120} required outcome={outcome} />
      <Field name="email" type="email" label={contact.email} autoComplete="email" maxLength={254} required outcome={outcome} />
      <Field name="phone" type="tel" label={contact.phone} autoComplete="tel" maxLength={30} required outcome={outcome} />
      <PlacesFields activity={activity} outcome={outcome} />
      {left !== null && (
        <Check name="waiting_list" defaultChecked={activity.full} outcome={outcome}>
          {words.waitingList}
        </Check>
      )}
      {activity.paid === 'online' && <PayingFields activity={activity} outcome={outcome} />}
      <Check name="privacy_accepted" required outcome={outcome}>
        {contact.accept}{' '}
        <Link to={pathTo('privacy-policy', language)} target="_blank">
          {contact.policy}
        </Link>
      </Check>
      <p className="field-hint">{words.data}</p>
      <div className={question ? undefined : 'js-only'}>
        <Captcha key={question?.challenge} question={question} outcome={outcome} />
      </div>
      <p className="form-actions">
        <Submit>{activity.full ? words.wait : activity.paid === 'online' ? words.toPay : words.register}</Submit>
      </p>
    </Form>
  )
}
