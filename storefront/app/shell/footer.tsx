import { Link, useLocation } from 'react-router'
import type { Language } from '#kernel/language.ts'
import { languages } from '#kernel/language.ts'
import { matchPath, pathTo } from '#kernel/route-table.ts'
import type { ShopSettings } from '#modules/content/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { FooterNewsletter } from '../newsletter/footer-newsletter.tsx'
import { isPersonal } from '../personal-screens.ts'
import { askAgain } from '../tracking/consent.ts'
import { keepQuery } from './language-switch.tsx'

const fullNames: Record<Language, string> = { es: 'Español', ca: 'Català', en: 'English' }

/** Shop, collections, help, contact, the three languages and the legal links (N-08, N-09, A-7). */
export function Footer({ settings, alternates }: { settings: ShopSettings; alternates: Record<Language, string> | null }) {
  const language = useLanguage()
  const { afterwards, loyalty, places, shell, newsletter } = useMessages()
  const { pathname, search } = useLocation()
  // Whoever signs in, buys or looks after an account is asked for one thing at a time.
  const screen = matchPath(pathname)?.key
  const asksForNewsletter = !screen || !isPersonal(screen)
  const conditions = pathTo('purchase-conditions', language)
  const columns: [string, [string, string][]][] = [
    [
      shell.footerShop,
      [
        [shell.store, pathTo('store', language)],
        [shell.books, pathTo('books', language)],
        [shell.objects, pathTo('objects', language)],
        [shell.newBooks, pathTo('book-new', language)],
        [shell.bestSellers, pathTo('book-best-sellers', language)],
        [shell.recommended, pathTo('book-recommended', language)],
      ],
    ],
    [
      shell.footerCollections,
      [
        [shell.siteCollection, pathTo('site-collection', language)],
        [shell.exclusive, pathTo('exclusive-products', language)],
        [shell.museumCollection, pathTo('museum-collection', language)],
        [places.title, pathTo('places', language)],
        [loyalty.card, pathTo('loyalty-card', language)],
        [loyalty.promotions, pathTo('promotions', language)],
        [loyalty.partners, pathTo('partners', language)],
      ],
    ],
    [
      shell.footerHelp,
      [
        [shell.customerService, pathTo('customer-service', language)],
        [shell.shipping, `${conditions}#shipping`],
        [shell.returns, `${conditions}#returns`],
        [shell.account, pathTo('login', language)],
        [shell.footerContact, pathTo('contact', language)],
        [shell.forLibraries, pathTo('services-libraries', language)],
        [shell.forCompanies, pathTo('services-companies', language)],
        [shell.workWithUs, pathTo('work-with-us', language)],
      ],
    ],
  ]
  return (
    <footer className="footer">
      {asksForNewsletter && <FooterNewsletter />}
      <div className="footer-columns page">
        <div className="footer-shop">
          <p className="footer-name">{settings.name}</p>
          <p className="quiet">{shell.official}</p>
          {settings.other_shop && (
            <p>
              <a href={`/${language}${settings.other_shop.path}`}>{settings.other_shop.name}</a>
            </p>
          )}
        </div>
        {columns.map(([title, links]) => (
          <nav key={title} aria-label={title}>
            <h2 className="footer-title">{title}</h2>
            <ul className="footer-links">
              {links.map(([name, to]) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className="footer-title">{shell.footerContact}</h2>
          <ul className="footer-links">
            <li className="footer-address">{settings.contact.address.replace(' · ', '\n')}</li>
            <li>
              <a href={`tel:${settings.contact.phone.replaceAll(' ', '')}`}>{settings.contact.phone}</a>
            </li>
            <li>
              <a href={`mailto:${settings.contact.email}`}>{settings.contact.email}</a>
            </li>
            <li className="quiet">{settings.contact.hours_main}</li>
            <li className="quiet">{settings.contact.hours_library}</li>
          </ul>
        </div>
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
        <ul className="footer-row" aria-label={shell.languageOfPage}>
          {languages.map((one) => (
            <li key={one}>
              <a
                href={`${alternates?.[one] ?? `/${one}`}${search}`}
                onClick={keepQuery}
                lang={one}
                hrefLang={one}
                aria-current={one === language ? 'true' : undefined}
              >
                {fullNames[one]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
