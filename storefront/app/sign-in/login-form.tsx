import { Form, Link } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { ErrorSummary, Field, type FormOutcome, Submit } from '../ui/form.tsx'
import { AskedPerson } from '../visit/asked-person.tsx'

/** E-mail and password; the same form on the page and in the basket (P-03). */
export function LoginForm({ outcome }: { outcome: FormOutcome | undefined }) {
  const language = useLanguage()
  const { account } = useMessages()
  return (
    <Form method="post" className="form" noValidate>
      <ErrorSummary outcome={outcome} />
      <Field name="email" type="email" label={account.email} autoComplete="username" required outcome={outcome} />
      <Field
        name="password"
        type="password"
        label={account.password}
        autoComplete="current-password"
        required
        outcome={outcome}
        hint={<Link to={pathTo('password-recovery', language)}>{account.forgotten}</Link>}
      />
      <AskedPerson outcome={outcome} />
      <p className="form-actions">
        <Submit intent="login">{account.login}</Submit>
      </p>
    </Form>
  )
}
