import { Link } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Check, Field, type FormOutcome } from '../ui/form.tsx'

/** The address and the consent, in the footer and on the page of its own. */
export function NewsletterFields({ scope, outcome }: { scope: string; outcome: FormOutcome | undefined }) {
  const language = useLanguage()
  const { newsletter } = useMessages()
  return (
    <>
      <Field
        name="email"
        type="email"
        scope={scope}
        label={newsletter.email}
        autoComplete="email"
        maxLength={254}
        required
        outcome={outcome}
      />
      <Check name="privacy_accepted" scope={scope} required outcome={outcome}>
        {newsletter.accept} <Link to={pathTo('privacy-policy', language)}>{newsletter.policy}</Link>
      </Check>
    </>
  )
}
