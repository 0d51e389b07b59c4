import { useLocation } from 'react-router'
import type { Language } from '#kernel/language.ts'
import type { FooterColumn, ShopSettings } from '#modules/editorial/content/contract.ts'
import { matchPath, pathTo } from '#screens/addresses.ts'
import { isPersonal } from '#screens/audience.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { FooterNewsletter } from '../newsletter/footer-newsletter.tsx'
import { FooterColumns } from './footer-columns.tsx'
import { FooterLegal } from './footer-legal.tsx'

interface Props {
  settings: ShopSettings
  columns: readonly FooterColumn[]
  alternates: Record<Language, string> | null
}

/** Shop, collections, visit and help as staff arranged them, contact, the three languages and the legal links (N-08, N-09, A-7, A-11). */
export function Footer({ settings, columns, alternates }: Props) {
  const language = useLanguage()
  const { shell, newsletter } = useMessages()
  const { pathname } = useLocation()
  // Whoever signs in, buys or looks after an account is asked for one thing at a time.
  const screen = matchPath(pathname)?.key
  const asksForNewsletter = !screen || !isPersonal(screen)
  return (
    <footer className="footer">
      {asksForNewsletter && <FooterNewsletter />}
      <FooterColumns
        settings={settings}
        tagline={shell.official}
        columns={columns.map(({ title, entries }) => ({ title, links: entries }))}
      >
        <span className="quiet">{settings.contact.hours_library}</span>
      </FooterColumns>
      <FooterLegal path={settings.path} alternates={alternates} more={[[pathTo('unsubscribe', language), newsletter.endLink]]} />
    </footer>
  )
}
