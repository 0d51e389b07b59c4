import { Form, Link } from 'react-router'
import { shownEuros } from '#kernel/figures.ts'
import { shopPath } from '#screens/shop-path.ts'
import { useLanguage } from '../messages/messages.tsx'
import { useShopPath } from '../site/shop-here.ts'
import { Check, ErrorSummary, Field, fieldId, Submit } from '../ui/form.tsx'
import { WrittenField } from '../ui/written-field.tsx'
import { Captcha } from '../visit/captcha.tsx'
import type { GiftCardAnswer } from './gift-card-work.ts'
import { useGiftCardWords } from './words.ts'

/** A card for somebody: how much, for whom, with which words, on which day. */
export function BuyForm({ amounts, answer }: { amounts: readonly number[]; answer: GiftCardAnswer | undefined }) {
  const language = useLanguage()
  const words = useGiftCardWords()
  const refused = answer?.of === 'buy' ? answer : undefined
  const outcome = refused?.outcome
  const error = outcome?.errors['amount']
  const chosen = outcome?.values['amount'] ?? String(amounts[Math.floor((amounts.length - 1) / 2)])
  const optional = (label: string) => `${label} (${words.optional})`
  return (
    <Form method="post" action="#give" className="form" noValidate preventScrollReset>
      <ErrorSummary outcome={outcome} />
      <fieldset className="gift-amounts" id={fieldId('amount')} aria-describedby={error ? 'gift-amount-error' : undefined}>
        <legend className="field-label">{words.amount}</legend>
        {amounts.map((amount) => (
          <label key={amount}>
            <input type="radio" name="amount" value={amount} defaultChecked={String(amount) === chosen} />
            <span>{shownEuros(amount, language)}</span>
          </label>
        ))}
        {error && (
          <p className="field-error" id="gift-amount-error">
            {error}
          </p>
        )}
      </fieldset>
      <div className="form-columns">
        <Field name="recipient_name" label={optional(words.recipientName)} maxLength={80} autoComplete="off" outcome={outcome} />
        <Field
          name="recipient_email"
          type="email"
          label={words.recipientEmail}
          maxLength={254}
          required
          autoComplete="off"
          outcome={outcome}
        />
        <Field name="giver_name" label={optional(words.giverName)} maxLength={80} autoComplete="name" outcome={outcome} />
        <Field name="send_on" type="date" label={optional(words.sendOn)} hint={words.sendOnHint} outcome={outcome} />
      </div>
      <WrittenField
        name="gift_message"
        label={optional(words.message)}
        hint={words.messageHint}
        rows={4}
        maxLength={300}
        outcome={outcome}
      />
      <Field
        name="email"
        type="email"
        label={words.email}
        hint={words.emailHint}
        maxLength={254}
        required
        autoComplete="email"
        outcome={outcome}
      />
      <Check name="conditions" required outcome={outcome}>
        {words.conditions}{' '}
        <Link to={shopPath(useShopPath(), 'purchase-conditions', language)} target="_blank">
          {words.conditionsLink}
        </Link>
      </Check>
      <div className={refused?.question ? undefined : 'js-only'}>
        <Captcha key={refused?.question?.challenge} question={refused?.question ?? null} outcome={outcome} />
      </div>
      <p className="quiet">{words.noVat}</p>
      <p className="form-actions">
        <Submit>{words.buy}</Submit>
      </p>
    </Form>
  )
}
