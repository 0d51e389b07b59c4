import { Link } from 'react-router'
import type { Language } from '#kernel/language.ts'
import { pathTo } from '#kernel/route-table.ts'
import type { ShopSettings } from '#modules/content/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { FooterLanguages } from '../shell/footer-languages.tsx'
import { targetHref } from '../shell/target.ts'
import { useShop } from '../shell/use-shop.ts'
import { askAgain } from '../tracking/consent.ts'

/** The second shop's own: what its menu leads to, help, legal pages, contact, and the way to the palace's shop. */
export function GaudiFooter({ settings, alternates }: { settings: ShopSettings; alternates: Record<Language, string> | null }) {
  const language = useLanguage()
  const { gaudi, shell } = useMessages()
  const menu = useShop()?.menu ?? []
  const sections = menu.filter((item) => item.categories !== null)
  const alone = menu.filter((item) => item.subcategories.length === 0 && item.categories === null)
  const folded = menu.filter((item) => item.subcategories.length > 0 && item.categories === null)
  const columns = [
    { title: gaudi.sections, links: [...sections, ...alone].map(({ title, fixedurl }) => ({ title, url: fixedurl })) },
    ...folded.map(({ title, subcategories }) => ({ title, links: subcategories })),
  ]
  return (
    <footer className="footer">
      <div className="footer-columns page">
        <div className="footer-shop">
          <p className="footer-name">{settings.name}</p>
          <p className="quiet">{settings.tagline}</p>
          <ul className="footer-links gaudi-doors">
            <li>{settings.contact.address}</li>
            <li>
              <a href={`tel:${settings.contact.phone.replaceAll(' ', '')}`}>{settings.contact.phone}</a>
            </li>
            <li>
              <a href={`mailto:${settings.contact.email}`}>{settings.contact.email}</a>
            </li>
          </ul>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="footer-title">{title}</h2>
            <ul className="footer-links">
              {links.map((one) => (
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
          {settings.other_shop && (
            <li>
              {gaudi.alsoVisit} <a href={`/${language}${settings.other_shop.path}`}>{settings.other_shop.name}</a>
            </li>
          )}
          <li className="js-only">
            <button type="button" className="text-button" onClick={askAgain}>
              {shell.cookieSettings}
            </button>
          </li>
        </ul>
        <FooterLanguages alternates={alternates} home={(one) => pathTo('gaudi-home', one)} />
      </div>
    </footer>
  )
}
