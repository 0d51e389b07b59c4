import { Form, Link, useLoaderData, useSearchParams } from 'react-router'
import { shopPath } from '#screens/shop-path.ts'
import { Progress } from '../cart/progress.tsx'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { LoginForm } from '../sign-in/login-form.tsx'
import { atDoor, enterByDoor } from '../sign-in/session-work.ts'
import { stepTo, useShopPath } from '../site/shop-here.ts'
import { Check, ErrorSummary, Field, type FormOutcome, Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { doorWords } from './door-words.ts'

export const loader = serverHandler(atDoor)
export const clientLoader = Object.assign(browserHandler(atDoor), { hydrate: true as const })
export const action = serverHandler(enterByDoor)
export const clientAction = browserHandler(enterByDoor)

/** The login step has three doors: sign in, register, continue with an e-mail. */
export default function Door() {
  const language = useLanguage()
  const inShop = useShopPath()
  const { account } = useMessages()
  const words = doorWords[language]
  const outcome = useAnswer<FormOutcome & { door?: string }>()
  const [parameters] = useSearchParams()
  const { reminds } = useLoaderData() as { reminds: boolean }
  const at = (door: string) => (outcome?.door === door ? outcome : undefined)
  return (
    <div className="page doors">
      <Title text={words.doorTitle} />
      <Progress step="shipping" />
      <h1>{words.doorTitle}</h1>
      {parameters.has('ended') && (
        <p className="message" role="status">
          {account.sessionEnded}
        </p>
      )}
      <div className="doors-columns">
        <section aria-labelledby="door-guest">
          <h2 id="door-guest">{words.doorGuest}</h2>
          <p className="quiet">{words.doorGuestText}</p>
          <Form method="post" className="form" noValidate>
            <ErrorSummary outcome={at('guest')} scope="guest" />
            <Field
              name="email"
              scope="guest"
              type="email"
              label={account.email}
              autoComplete="email"
              required
              outcome={at('guest')}
            />
            <Check name="privacy" scope="guest" required outcome={at('guest')}>
              <Link to={shopPath(inShop, 'privacy-policy', language)} target="_blank">
                {words.privacy}
              </Link>
            </Check>
            {reminds && (
              <Check name="reminder" scope="guest">
                {words.guestReminder}
              </Check>
            )}
            <p className="form-actions">
              <Submit intent="guest">{words.guestContinue}</Submit>
            </p>
          </Form>
        </section>
        <section aria-labelledby="door-login">
          <h2 id="door-login">{words.doorLogin}</h2>
          <LoginForm outcome={at('login')} />
          <h2 className="door-register">{words.doorRegister}</h2>
          <p className="quiet">{words.doorRegisterText}</p>
          <p>
            <Link className="button button-quiet" to={stepTo('basket-register', { inShop, language })}>
              {account.registerTitle}
            </Link>
          </p>
        </section>
      </div>
    </div>
  )
}
