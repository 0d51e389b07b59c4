import { Form, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import { CardRequestChoices, longestObservations } from '#modules/loyalty/contract.ts'
import { Captcha } from '../checkout/captcha.tsx'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { apiContext } from '../server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Check, ErrorSummary, Field, type FormOutcome, fieldId, Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { inBrowser, onServer } from '../visit/work.ts'
import { type RequestAnswer, requestCard } from './request-work.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).get(CardRequestChoices, '/loyalty/card/choices/')
export const action = onServer(requestCard)
export const clientAction = inBrowser(requestCard)

/** The request for the card with all its fields (M-07 to M-12). */
export default function CardRequestScreen() {
  const language = useLanguage()
  const { loyalty } = useMessages()
  const { request } = loyalty
  const { outcome, question = null } = (useActionData() as RequestAnswer | undefined) ?? {}
  return (
    <div className="page content-page">
      <Title text={request.title} />
      <Description text={request.lead} />
      <Breadcrumbs crumbs={[{ name: loyalty.card, to: pathTo('loyalty-card', language) }, { name: request.title }]} />
      <h1>{request.title}</h1>
      <p className="lead">{request.lead}</p>
      <Form method="post" className="form card-request" noValidate preventScrollReset>
        <ErrorSummary outcome={outcome} toField />
        <Person outcome={outcome} />
        <fieldset>
          <legend>{request.place}</legend>
          <div className="form-columns">
            <Field
              name="address"
              label={request.address}
              autoComplete="street-address"
              maxLength={200}
              required
              outcome={outcome}
            />
            <Field name="city" label={request.city} autoComplete="address-level2" maxLength={80} required outcome={outcome} />
            <Field
              name="postcode"
              label={request.postcode}
              autoComplete="postal-code"
              maxLength={10}
              required
              outcome={outcome}
            />
          </div>
        </fieldset>
        <fieldset>
          <legend>{request.rest}</legend>
          <Choices outcome={outcome} />
          <Observations outcome={outcome} />
        </fieldset>
        <Check name="info_opt_in" outcome={outcome}>
          {request.info}
        </Check>
        <Check name="data_protection" required outcome={outcome}>
          {request.accept}{' '}
          <Link to={pathTo('privacy-policy', language)} target="_blank">
            {request.policy}
          </Link>
        </Check>
        <div className={question ? undefined : 'js-only'}>
          <Captcha key={question?.challenge} question={question} outcome={outcome} />
        </div>
        <p className="form-actions">
          <Submit>{request.send}</Submit>
        </p>
      </Form>
    </div>
  )
}

interface Part {
  outcome: FormOutcome | undefined
}

function Person({ outcome }: Part) {
  const { request } = useMessages().loyalty
  return (
    <fieldset>
      <legend>{request.person}</legend>
      <div className="form-columns">
        <Field name="name" label={request.name} autoComplete="given-name" maxLength={80} required outcome={outcome} />
        <Field name="surnames" label={request.surnames} autoComplete="family-name" maxLength={120} required outcome={outcome} />
        <Field name="tax_id" label={request.taxId} maxLength={24} required outcome={outcome} />
        <Field
          name="birth_date"
          label={request.birthDate}
          hint={request.birthDateHint}
          autoComplete="bday"
          inputMode="numeric"
          maxLength={10}
          required
          outcome={outcome}
        />
        <Field name="phone" type="tel" label={request.phone} autoComplete="tel" maxLength={24} required outcome={outcome} />
        <Field name="email" type="email" label={request.email} autoComplete="email" maxLength={254} required outcome={outcome} />
      </div>
    </fieldset>
  )
}

function Choices({ outcome }: Part) {
  const { sectors, stores } = useLoaderData<typeof loader>()
  const { request } = useMessages().loyalty
  return (
    <div className="form-columns">
      <Field name="sector" label={request.sector} defaultValue="" required outcome={outcome}>
        <option value="">{request.choose}</option>
        {sectors.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Field>
      <Field name="pickup_store" label={request.store} defaultValue="" required outcome={outcome}>
        <option value="">{request.choose}</option>
        {stores.map(({ key, name, city }) => (
          <option key={key} value={key}>
            {`${name} (${city})`}
          </option>
        ))}
      </Field>
    </div>
  )
}

function Observations({ outcome }: Part) {
  const { request } = useMessages().loyalty
  const id = fieldId('observations')
  const wrong = outcome?.errors['observations']
  return (
    <div className="field">
      <label htmlFor={id}>{request.observations}</label>
      <textarea
        id={id}
        name="observations"
        rows={4}
        maxLength={longestObservations}
        defaultValue={outcome?.values['observations']}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-error` : `${id}-hint`}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {request.observationsHint}
      </p>
      {wrong && (
        <p className="field-error" id={`${id}-error`}>
          {wrong}
        </p>
      )}
    </div>
  )
}
