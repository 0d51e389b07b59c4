import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { type Kept, typedKey } from '../site/keep-typed.ts'
import type { FormOutcome } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { LoginForm } from './login-form.tsx'
import { signIn, whenAnonymous } from './session-work.ts'
import { signInWords } from './sign-in-words.ts'

export const loader = serverHandler(whenAnonymous)
export const clientLoader = Object.assign(browserHandler(whenAnonymous), { hydrate: true as const })
export const action = serverHandler(signIn)
export const clientAction = browserHandler(signIn)

/** Whether a session ended in this tab, and nobody has signed in since. */
const endedHere = () => Boolean((JSON.parse(sessionStorage.getItem(typedKey) ?? '{}') as Partial<Kept>).of)

export default function Login() {
  const language = useLanguage()
  const { account } = useMessages()
  const outcome = useAnswer<FormOutcome>()
  const [parameters] = useSearchParams()
  const [ended, setEnded] = useState(parameters.has('ended'))
  useEffect(() => setEnded((told) => told || endedHere()), [])
  const query = parameters.size > 0 ? `?${parameters}` : ''
  return (
    <div className="page narrow">
      <Title text={account.loginTitle} />
      <h1>{account.loginTitle}</h1>
      {ended && (
        <p className="message" role="status">
          {account.sessionEnded}
        </p>
      )}
      <LoginForm outcome={outcome} />
      <p className="form-aside">
        {signInWords[language].noAccount} <Link to={`${pathTo('register', language)}${query}`}>{account.registerTitle}</Link>
      </p>
    </div>
  )
}
