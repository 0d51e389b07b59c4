import { useState } from 'react'
import { Form, Link } from 'react-router'
import { type CustomerKind, customerKinds } from '#modules/people/customers/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { AddressFields } from '../account/address-fields.tsx'
import { allWhoFields, isAsked, WhoField } from '../account/who-field.tsx'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { chosenIn, useEarly } from '../ui/early.ts'
import { Check, ErrorSummary, Field, type FormOutcome, Submit } from '../ui/form.tsx'
import { NewPassword } from '../ui/new-password.tsx'
import { AskedPerson } from '../visit/asked-person.tsx'
import { Captcha } from '../visit/captcha.tsx'
import type { RegisterPage } from './session-work.ts'
import { signInWords } from './sign-in-words.ts'

/** Three kinds of customer (U-12); before scripts arrive every field shows, and the kind decides which count. */
export function RegisterForm({
  outcome: answered,
  page: { countries, question },
  email,
}: {
  outcome: FormOutcome | undefined
  page: RegisterPage
  email?: string | undefined
}) {
  const language = useLanguage()
  const { account } = useMessages()
  const words = signInWords[language]
  const typed = answered?.values['kind'] as CustomerKind | undefined
  const [kind, setKind] = useState<CustomerKind>(typed ?? 'private')
  const kinds = useEarly<HTMLFieldSetElement>((all) => {
    const early = customerKinds.find((customerKind) => customerKind === chosenIn(all))
    if (early) setKind(early)
  })
  // What was wrong for one kind says nothing of another, whose fields are other ones.
  const outcome = answered && (typed ?? 'private') !== kind ? { ...answered, errors: {}, detail: null } : answered
  return (
    <Form method="post" className="form" data-person noValidate>
      <ErrorSummary outcome={outcome} />
      <fieldset ref={kinds} className="kinds">
        <legend className="field-label">{words.kind}</legend>
        {customerKinds.map((customerKind) => (
          <label key={customerKind} className="kind">
            <input
              type="radio"
              name="kind"
              value={customerKind}
              defaultChecked={kind === customerKind}
              onChange={() => setKind(customerKind)}
            />
            <span>
              <strong>{account.kinds[customerKind]}</strong>
              <small className="quiet">{words.kindText[customerKind]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="form-columns kind-fields" data-kind={kind}>
        {allWhoFields.map((field) => (
          <div
            key={field}
            className={customerKinds
              .flatMap((customerKind) => (isAsked(field, customerKind) ? [`for-${customerKind}`] : []))
              .join(' ')}
          >
            <WhoField field={field} outcome={outcome} />
          </div>
        ))}
        <Field
          name="email"
          type="email"
          label={account.email}
          autoComplete="email"
          required
          outcome={outcome}
          defaultValue={email}
        />
        <Field name="phone" type="tel" label={account.phone} autoComplete="tel" outcome={outcome} />
        <Field name="nif" label={account.nif} outcome={outcome} hint={kind === 'private' ? account.nifHint : undefined} />
        <NewPassword outcome={outcome} />
      </div>
      <details className="register-address" open={showsPlace(outcome)}>
        <summary>
          {account.address} <span className="quiet">{words.addressHint}</span>
        </summary>
        <AddressFields outcome={outcome} countries={countries} />
      </details>
      <div>
        <Check name="privacy" required outcome={outcome}>
          <Link to={pathTo('privacy-policy', language)} target="_blank">
            {account.privacy}
          </Link>
        </Check>
        <Check name="newsletter" outcome={outcome}>
          {account.newsletter}
        </Check>
      </div>
      <AskedPerson outcome={outcome} />
      {!outcome?.question && question && (
        <noscript>
          <Captcha key={question.challenge} question={question} outcome={outcome} />
        </noscript>
      )}
      <p className="form-actions">
        <Submit>{account.register}</Submit>
      </p>
    </Form>
  )
}

/** The place is open once something was typed there, or something is wrong with it: the tax id follows the country chosen in it. */
const showsPlace = (outcome: FormOutcome | undefined): boolean =>
  Boolean(outcome?.values['street']) ||
  ['nif', 'street', 'postcode', 'city', 'region', 'country'].some((field) => field in (outcome?.errors ?? {}))
