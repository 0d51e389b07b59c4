import type { Language } from '#kernel/language.ts'
import { useMessages } from '../messages/messages.tsx'
import { DrawnOnce } from '../site/drawn-once.tsx'
import { Link } from '../site/link.tsx'
import { askAgain } from '../tracking/consent.ts'
import { FooterLanguages } from './footer-languages.tsx'

interface Props {
  /** Addresses with their names. */
  links: readonly (readonly [string, string])[]
  alternates: Record<Language, string> | null
  /** The shop's first page, for what has no translation. */
  home: (language: Language) => string
}

/** The last row of every page: legal links, the question about cookies once more, the three languages (N-09, A-7). */
export function FooterLegal({ links, alternates, home }: Props) {
  const { shell } = useMessages()
  return (
    <div className="footer-legal page">
      <DrawnOnce as="ul" name="legal" className="footer-row">
        {() => (
          <>
            {links.map(([to, name]) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
            <li className="js-only">
              <button type="button" className="text-button" onClick={askAgain}>
                {shell.cookieSettings}
              </button>
            </li>
          </>
        )}
      </DrawnOnce>
      <FooterLanguages alternates={alternates} home={home} />
    </div>
  )
}
