import { Form, useLoaderData } from 'react-router'
import { usePrivateMessages } from '../messages/messages.tsx'
import { ErrorSummary, Field, type FormOutcome, Submit } from '../ui/form.tsx'
import { NewPassword } from '../ui/new-password.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import type { Inside } from './inside.ts'
import { PrivateScreen, Saved } from './private-screen.tsx'
import { changePassword, loadInside } from './security-work.ts'

export const loader = serverHandler(loadInside)
export const clientLoader = Object.assign(browserHandler(loadInside), { hydrate: true as const })
export const action = serverHandler(changePassword)
export const clientAction = browserHandler(changePassword)

export default function ChangePassword() {
  const page = useLoaderData() as Inside<object>
  const answer = useAnswer<FormOutcome | { message: string }>()
  const { area } = usePrivateMessages()
  const said = answer && 'message' in answer ? answer.message : null
  const outcome = answer && !('message' in answer) ? answer : undefined
  return (
    <PrivateScreen page={page} title={area.password.title}>
      {() => (
        <>
          <p className="lead">{area.password.intro}</p>
          <Saved text={said} />
          {/* A new form once it is done: the words typed are gone. */}
          <Form method="post" className="form narrow-form" noValidate key={said}>
            <ErrorSummary outcome={outcome} />
            <Field
              name="current_password"
              type="password"
              label={area.password.current}
              autoComplete="current-password"
              required
              outcome={outcome}
            />
            <NewPassword replaces outcome={outcome} />
            <p className="form-actions">
              <Submit>{area.password.save}</Submit>
            </p>
          </Form>
        </>
      )}
    </PrivateScreen>
  )
}
