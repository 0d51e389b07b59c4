import { Link, useLocation } from 'react-router'
import type { Language } from '#kernel/language.ts'
import { matchPath, pathTo } from '#kernel/route-table.ts'
import type { FooterColumn, ShopSettings } from '#modules/content/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { FooterNewsletter } from '../newsletter/footer-newsletter.tsx'
import { isPersonal } from '../personal-screens.ts'
import { askAgain } from '../tracking/consent.ts'
import { FooterLanguages } from './footer-languages.tsx'
import { targetHref } from './target.ts'

interface Props {
  settings: ShopSettings
  columns: readonly FooterColumn[]
  alternates: Record<Language, string> | null
}

/** Shop, collections, visit and help as staff arranged them, contact, the three languages and the legal links (N-08, N-09, A-7, A-11). */
export function Footer({ settings, columns, alternates }: Props) {
  const language = useLanguage()
  const { afterwards, shell, newsletter } = useMessages()
  const { pathname } = useLocation()
  // Whoever signs in, buys or looks after an account is asked for one thing at a time.
  const screen = matchPath(pathname)?.key
  const asksForNewsletter = !screen || !isPersonal(screen)
  return (
    <footer className="footer">
      {asksForNewsletter && <FooterNewsletter />}
      <div className="footer-columns page">
        <div className="footer-shop">
          <p className="footer-name">{settings.name}</p>
          <p className="quiet">{shell.official}</p>
          <address className="footer-contact" aria-label={shell.footerContact}>
            <span>{settings.contact.address}</span>
            <a href={`tel:${settings.contact.phone.replaceAll(' ', '')}`}>{settings.contact.phone}</a>
            <a href={`mailto:${settings.contact.email}`}>{settings.contact.email}</a>
            <span className="quiet">{settings.contact.hours_main}</span>
            <span className="quiet">{settings.contact.hours_library}</span>
          </address>
          {settings.other_shop && (
            <p>
              <a className="more-link" href={`/${language}${settings.other_shop.path}`}>
                {settings.other_shop.name}
              </a>
            </p>
          )}
        </div>
        {columns.map(({ key, title, entries }) => (
          <nav key={key} aria-label={title}>
            <h2 className="footer-title">{title}</h2>
            <ul className="footer-links">
              {entries.map((one) => (
                <li key={one.url}>
                  <Link to={targetHref(one.url, language)}>{one.title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="footer-legal page">
        <ul className="footer-row">
          {(
            [
              ['legal-notice', shell.legalNotice],
              ['privacy-policy', shell.privacy],
              ['cookies-policy', shell.cookies],
              ['purchase-conditions', shell.conditions],
              ['accessibility', shell.accessibility],
              ['withdrawal', afterwards.withdrawLink],
              ['unsubscribe', newsletter.endLink],
            ] as const
          ).map(([key, name]) => (
            <li key={key}>
              <Link to={pathTo(key, language)}>{name}</Link>
            </li>
          ))}
          <li className="js-only">
            <button type="button" className="text-button" onClick={askAgain}>
              {shell.cookieSettings}
            </button>
          </li>
        </ul>
        <FooterLanguages alternates={alternates} home={(one) => pathTo('home', one)} />
      </div>
    </footer>
  )
}
