import { Link, useLoaderData, useLocation, useSearchParams } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import type { FormOutcome } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler, type VisitHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { RegisterForm } from './register-form.tsx'
import { type RegisterPage, register, registerPage, whenAnonymous } from './session-work.ts'
import { signInWords } from './sign-in-words.ts'

const loadRegister: VisitHandler<RegisterPage | Response> = async (visit, args) => {
  if (visit.user()?.kind !== 'guest') {
    const elsewhere = await whenAnonymous(visit, args)
    if (elsewhere) return elsewhere
  }
  return registerPage(visit)
}

export const loader = serverHandler(loadRegister)
export const clientLoader = browserHandler(loadRegister)
export const action = serverHandler(register)
export const clientAction = browserHandler(register)

export default function Register() {
  const language = useLanguage()
  const { account } = useMessages()
  const page = useLoaderData() as RegisterPage
  const outcome = useAnswer<FormOutcome>()
  const [parameters] = useSearchParams()
  // What a guest wrote on the order just placed comes along with the visit, never with the address.
  const values = (useLocation().state as { prefill?: Record<string, string> } | null)?.prefill
  const written = values && { detail: null, errors: {}, values }
  const query = parameters.has('to') ? `?to=${encodeURIComponent(parameters.get('to') ?? '')}` : ''
  return (
    <div className="page narrow">
      <Title text={account.registerTitle} />
      <h1>{account.registerTitle}</h1>
      <RegisterForm outcome={outcome ?? written} page={page} email={parameters.get('email') ?? undefined} />
      <p className="form-aside">
        {signInWords[language].haveAccount} <Link to={`${pathTo('login', language)}${query}`}>{account.login}</Link>
      </p>
    </div>
  )
}
