import { useMessages } from '../messages/messages.tsx'
import { Field, type FormOutcome } from './form.tsx'

/** A password that somebody chooses, typed twice. `replaces`: they have one already. */
export function NewPassword({ outcome, replaces = false }: { outcome: FormOutcome | undefined; replaces?: boolean }) {
  const { account } = useMessages()
  const typed = { type: 'password', autoComplete: 'new-password', required: true, outcome } as const
  return (
    <>
      <Field
        name="password"
        label={replaces ? account.newPassword : account.password}
        minLength={8}
        hint={account.passwordHint}
        {...typed}
      />
      <Field name="confirm_password" label={account.confirmPassword} {...typed} />
    </>
  )
}
