import { useState } from 'react'
import { PrefetchPageLinks, useFetcher } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { DrawnOnce } from '../site/drawn-once.tsx'
import { ErrorSummary } from '../ui/form.tsx'
import { LateAskedPerson } from '../visit/late-asked-person.tsx'
import { NewsletterFields } from './newsletter-fields.tsx'
import type { Answer } from './newsletter-work.ts'

/** The sign-up in the footer (N-09, N-38): answered in its place, and without scripts on the page of its own. */
export function FooterNewsletter() {
  const language = useLanguage()
  const { newsletter } = useMessages()
  const fetcher = useFetcher<Answer>()
  const answer = fetcher.data
  const [begun, setBegun] = useState(false)
  const outcome = answer && !('message' in answer) ? answer : undefined
  return (
    <DrawnOnce as="section" name="newsletter" className="footer-newsletter page" aria-labelledby="footer-newsletter">
      {() => (
        <>
          <div className="footer-newsletter-words">
            <h2 className="footer-name" id="footer-newsletter">
              {newsletter.title}
            </h2>
            <p className="quiet">{newsletter.text}</p>
          </div>
          {answer && 'message' in answer ? (
            <p className="message message-good" role="status">
              {answer.message}
            </p>
          ) : (
            <fetcher.Form
              method="post"
              action={pathTo('newsletter', language)}
              className="footer-newsletter-form"
              data-person
              noValidate
              onFocus={() => setBegun(true)}
            >
              {/* What sends it comes before the line may be cut. */}
              {begun && <PrefetchPageLinks page={pathTo('newsletter', language)} />}
              <ErrorSummary outcome={outcome} scope="footer" />
              <NewsletterFields scope="footer" outcome={outcome} />
              <LateAskedPerson outcome={outcome} scope="footer" />
              <button type="submit" className="button button-quiet" disabled={fetcher.state !== 'idle'}>
                {newsletter.subscribe}
              </button>
            </fetcher.Form>
          )}
        </>
      )}
    </DrawnOnce>
  )
}
