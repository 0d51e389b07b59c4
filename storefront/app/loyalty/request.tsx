import './loyalty.css'
import { Form, Link, type LoaderFunctionArgs } from 'react-router'
import { CardRequestChoices } from '#modules/buying/loyalty/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Check, ErrorSummary, Field, Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { Captcha } from '../visit/captcha.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { CardFace } from './card-face.tsx'
import { useLoyalty } from './loyalty-words.ts'
import { Choices, Observations, Person } from './request-parts.tsx'
import { type RequestAnswer, requestCard } from './request-work.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).get(CardRequestChoices, '/loyalty/card/choices/')
export const action = serverHandler(requestCard)
export const clientAction = browserHandler(requestCard)

/** The request for the card with all its fields (M-07 to M-12). */
export default function CardRequestScreen() {
  const language = useLanguage()
  const loyalty = useLoyalty()
  const { request } = loyalty
  const { outcome, question = null } = useAnswer<RequestAnswer>() ?? {}
  return (
    <div className="page content-page">
      <Title text={request.title} />
      <Description text={request.lead} />
      <Breadcrumbs crumbs={[{ name: loyalty.card, to: pathTo('loyalty-card', language) }, { name: request.title }]} />
      <h1>{request.title}</h1>
      <p className="lead">{request.lead}</p>
      <div className="services-columns card-columns">
        <Form method="post" className="form card-request" noValidate preventScrollReset>
          <ErrorSummary outcome={outcome} />
          <Person outcome={outcome} />
          <fieldset className="form-part">
            <legend>{request.place}</legend>
            <div className="form-columns">
              <Field
                name="address"
                label={request.address}
                autoComplete="address-line1"
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
          <fieldset className="form-part">
            <legend>{request.rest}</legend>
            <Choices outcome={outcome} />
            <Observations outcome={outcome} />
          </fieldset>
          <div className="card-consents">
            <Check name="info_opt_in" outcome={outcome}>
              {request.info}
            </Check>
            <Check name="data_protection" required outcome={outcome}>
              {request.accept}{' '}
              <Link to={pathTo('privacy-policy', language)} target="_blank">
                {request.policy}
              </Link>
            </Check>
          </div>
          <div className={question ? undefined : 'js-only'}>
            <Captcha key={question?.challenge} question={question} outcome={outcome} />
          </div>
          <p className="form-actions">
            <Submit>{request.send}</Submit>
          </p>
        </Form>
        <aside className="card-aside">
          <CardFace />
          <h2>{request.next}</h2>
          <ol>
            {request.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </aside>
      </div>
    </div>
  )
}
