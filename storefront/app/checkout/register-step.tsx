import { useLoaderData } from 'react-router'
import { Progress } from '../cart/progress.tsx'
import { useMessages } from '../messages/messages.tsx'
import { RegisterForm } from '../sign-in/register-form.tsx'
import { type RegisterPage, register, registerPage, whenAnonymous } from '../sign-in/session-work.ts'
import type { FormOutcome } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler, type VisitHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'

const loadStep: VisitHandler<RegisterPage | Response> = async (visit, args) =>
  (await whenAnonymous(visit, args)) ?? registerPage(visit)

export const loader = serverHandler(loadStep)
// Where scripts keep the session the server sees nobody: the page asks again (P-04).
export const clientLoader = Object.assign(browserHandler(loadStep), { hydrate: true as const })
export const action = serverHandler(register)
export const clientAction = browserHandler(register)

/** Registering inside the basket returns to the buy step (P-03). */
export default function RegisterStep() {
  const { account } = useMessages()
  const page = useLoaderData() as RegisterPage
  const outcome = useAnswer<FormOutcome>()
  return (
    <div className="page narrow">
      <Title text={account.registerTitle} />
      <Progress step="shipping" />
      <h1>{account.registerTitle}</h1>
      <RegisterForm outcome={outcome} page={page} />
    </div>
  )
}
