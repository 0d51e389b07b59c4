import { useEffect, useRef } from 'react'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { DrawnOnce } from '../site/drawn-once.tsx'
import { Link } from '../site/link.tsx'
import { answeredMark } from '../tracking/ask-first.ts'
import { decide, onAskedAgain, useConsent } from '../tracking/consent.ts'

/**
 * Accept and Reject side by side, of one size and one contrast (A-9, D-08), in the flow at the head of the page: it pushes the page
 * down and lies over nothing. Every page carries it; whether it shows is known before the first paint (ask-first.ts), so that nothing
 * moves for who has answered. There is one purpose, so accepting and rejecting are all its settings.
 */
export function ConsentBanner() {
  const language = useLanguage()
  const { shell } = useMessages()
  const place = useRef<HTMLElement>(null)
  const answered = useConsent()
  useEffect(
    () =>
      onAskedAgain(() => {
        place.current?.focus()
        place.current?.scrollIntoView({ block: 'start' })
      }),
    [],
  )
  // Who answered before the scripts came has answered.
  useEffect(() => {
    const early = document.documentElement.dataset[answeredMark]
    if (early === 'accepted' || early === 'rejected') decide(early)
  }, [])
  if (answered === 'accepted' || answered === 'rejected') return null
  const answer = (choice: 'accepted' | 'rejected') => {
    decide(choice)
    // The pressed button is gone: reading goes on with the page.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <DrawnOnce as="section" name="consent" className="consent" aria-label={shell.consentTitle} ref={place} tabIndex={-1}>
      {() => (
        <>
          <p>
            <strong>{shell.consentTitle}.</strong> {shell.consentText}{' '}
            <Link to={pathTo('cookies-policy', language)}>{shell.cookies}</Link>
          </p>
          <p className="consent-actions">
            <button type="button" className="button button-quiet" data-choice="rejected" onClick={() => answer('rejected')}>
              {shell.reject}
            </button>
            <button type="button" className="button button-quiet" data-choice="accepted" onClick={() => answer('accepted')}>
              {shell.accept}
            </button>
          </p>
        </>
      )}
    </DrawnOnce>
  )
}
