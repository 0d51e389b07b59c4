import type { ReactNode } from 'react'
import type { ShopSettings } from '#modules/editorial/content/contract.ts'
import { targetHref } from '#screens/targets.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { DrawnOnce } from '../site/drawn-once.tsx'
import { Link } from '../site/link.tsx'
import { useShopPath } from '../site/shop-here.ts'

interface Props {
  settings: ShopSettings
  /** What the shop says of itself, below its name. */
  tagline: string
  columns: readonly { title: string; links: readonly { title: string; url: string }[] }[]
  /** More lines of the contact. */
  children?: ReactNode
}

/** A shop at the foot of its pages: who it is, how it is reached, the other shops of the house, then columns of links. */
export function FooterColumns({ settings, tagline, columns, children }: Props) {
  const language = useLanguage()
  const inShop = useShopPath()
  const { shell } = useMessages()
  const { name, contact, other_shops } = settings
  return (
    <DrawnOnce as="div" name="columns" className="footer-columns page">
      {() => (
        <>
          <div className="footer-shop">
            <p className="footer-name">{name}</p>
            <p className="quiet">{tagline}</p>
            <address className="footer-contact" aria-label={shell.footerContact}>
              <span>{contact.address}</span>
              <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
              <span className="quiet">{contact.hours_main}</span>
              {children}
            </address>
            {other_shops.map((shop) => (
              <p key={shop.path}>
                <a className="more-link" href={`/${language}${shop.path}`}>
                  {shop.name}
                </a>
              </p>
            ))}
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="footer-title">{title}</h2>
              <ul className="footer-links">
                {links.map((link) => (
                  <li key={link.url}>
                    <Link to={targetHref(link.url, language, inShop)}>{link.title}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </>
      )}
    </DrawnOnce>
  )
}
