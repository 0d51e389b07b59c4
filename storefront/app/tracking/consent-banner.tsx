import { Link } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { decide, useConsent } from './consent.ts'

/** Accept and Reject side by side, of one size and one contrast (A-9, D-08). */
export function ConsentBanner() {
  const language = useLanguage()
  const { shell } = useMessages()
  if (useConsent() !== 'open') return null
  return (
    <section className="consent" aria-label={shell.consentTitle}>
      <p>
        <strong>{shell.consentTitle}.</strong> {shell.consentText}{' '}
        <Link to={pathTo('cookies-policy', language)}>{shell.cookies}</Link>
      </p>
      <p className="consent-actions">
        <button type="button" className="button button-quiet" onClick={() => decide('rejected')}>
          {shell.reject}
        </button>
        <button type="button" className="button button-quiet" onClick={() => decide('accepted')}>
          {shell.accept}
        </button>
      </p>
    </section>
  )
}
