import { Form, useLoaderData } from 'react-router'
import type { Invitation } from '#modules/people/members/contract.ts'
import { useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { Check, ErrorSummary, Field, type FormOutcome, Submit } from '../ui/form.tsx'
import { NewPassword } from '../ui/new-password.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { acceptInvitation, loadInvitation } from './member-work.ts'

export const loader = serverHandler(loadInvitation)
export const action = serverHandler(acceptInvitation)
export const clientAction = browserHandler(acceptInvitation)

export default function InvitationPage() {
  const page = useLoaderData() as Invitation | { refusal: string | null }
  const outcome = useAnswer<FormOutcome>()
  const { shell } = useMessages()
  const { members } = usePrivateMessages()
  return (
    <div className="page narrow">
      <Title text={members.invitation} />
      <meta name="referrer" content="same-origin" />
      <h1>{members.invitation}</h1>
      {'refusal' in page ? (
        <p className="message message-error" role="alert">
          {page.refusal ?? shell.failed}
        </p>
      ) : (
        <>
          <p className="lead">{members.invitedTo({ account: page.account })}</p>
          <p>{members.may[page.role]}</p>
          <Form method="post" className="form" noValidate>
            <ErrorSummary outcome={outcome} />
            <p>
              {members.loginIs} <strong>{page.email}</strong>
            </p>
            <input type="hidden" name="username" autoComplete="username" value={page.email} />
            <Field name="name" label={members.yourName} autoComplete="name" required outcome={outcome} defaultValue={page.name} />
            <NewPassword outcome={outcome} />
            <Check name="privacy" required outcome={outcome}>
              {members.privacy}
            </Check>
            <p className="form-actions">
              <Submit>{members.join}</Submit>
            </p>
          </Form>
        </>
      )}
    </div>
  )
}
