import type { Language } from '#kernel/language.ts'
import { pathTo } from '#screens/addresses.ts'
import { shopPath } from '#screens/shop-path.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { DrawnOnce } from '../site/drawn-once.tsx'
import { Link } from '../site/link.tsx'
import { askAgain } from '../tracking/consent.ts'
import { FooterLanguages } from './footer-languages.tsx'

interface Props {
  /** Where the shop's pages begin. */
  path: string
  alternates: Record<Language, string> | null
  /** Addresses with their names, after those that the law wants on every page. */
  more?: readonly (readonly [string, string])[]
}

/** The last row of every page: legal links, the question about cookies once more, the three languages (N-09, A-7). */
export function FooterLegal({ path, alternates, more = [] }: Props) {
  const language = useLanguage()
  const { shell } = useMessages()
  const links = [
    [shopPath(path, 'legal-notice', language), shell.legalNotice],
    [shopPath(path, 'privacy-policy', language), shell.privacy],
    [shopPath(path, 'cookies-policy', language), shell.cookies],
    [shopPath(path, 'purchase-conditions', language), shell.conditions],
    [pathTo('accessibility', language), shell.accessibility],
    [pathTo('withdrawal', language), shell.withdrawLink],
    ...more,
  ] as const
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
      <FooterLanguages alternates={alternates} home={(item) => shopPath(path, 'home', item)} />
    </div>
  )
}
