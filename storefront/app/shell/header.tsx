import { Search, ShoppingBag, Ticket, User } from 'lucide-react'
import { Link, NavLink, useLocation } from 'react-router'
import type { Language } from '#kernel/language.ts'
import { pathTo } from '#kernel/route-table.ts'
import type { MenuCategory, ShopSettings } from '#modules/content/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { targetHref } from './target.ts'

const shortNames: Record<Language, string> = { es: 'ESP', ca: 'CAT', en: 'ENG' }

interface Props {
  menu: MenuCategory[]
  settings: ShopSettings
  alternates: Record<Language, string> | null
}

/** One line on a desktop: mark, menu, search, language, account, basket, tickets (N-01). */
export function Header({ menu, settings, alternates }: Props) {
  const language = useLanguage()
  const { shell } = useMessages()
  const { search } = useLocation()
  return (
    <header className="header">
      <div className="header-line page">
        <Link className="header-mark" to={pathTo('home', language)}>
          {settings.name}
        </Link>
        <nav className="header-menu" aria-label={shell.menu}>
          <ul className="header-items">
            {menu.map((item) => (
              <li key={item.key} className="header-item" style={{ '--glaze': `var(--${item.color})` } as React.CSSProperties}>
                <NavLink to={targetHref(item.fixedurl, language)}>{item.title}</NavLink>
                {item.subcategories.length > 0 && (
                  <div className="header-panel">
                    {item.subcategoriesTitle && <p className="quiet">{item.subcategoriesTitle}</p>}
                    <ul className="header-links">
                      {item.subcategories.map((entry) => (
                        <li key={entry.url + entry.title}>
                          <Link to={targetHref(entry.url, language)}>{entry.title}</Link>
                        </li>
                      ))}
                    </ul>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <form className="header-search" action={pathTo('search', language)} role="search">
          <label className="visually-hidden" htmlFor="q">
            {shell.searchLabel}
          </label>
          <input id="q" name="q" type="search" required placeholder={shell.search} autoComplete="off" />
          <button type="submit" aria-label={shell.search}>
            <Search aria-hidden size={20} strokeWidth={1.5} />
          </button>
        </form>
        <nav className="header-languages" aria-label={shell.languageOfPage}>
          {settings.switcher.map((one) => (
            <a
              key={one}
              href={`${alternates?.[one] ?? `/${one}`}${search}`}
              hrefLang={one}
              lang={one}
              aria-current={one === language ? 'true' : undefined}
            >
              {shortNames[one]}
            </a>
          ))}
        </nav>
        <Link className="header-icon" to={pathTo('login', language)} aria-label={shell.account}>
          <User aria-hidden size={20} strokeWidth={1.5} />
        </Link>
        <Link className="header-icon" to={pathTo('basket', language)} aria-label={shell.cart}>
          <ShoppingBag aria-hidden size={20} strokeWidth={1.5} />
        </Link>
        <a className="header-tickets" href={settings.tickets_url} target="_blank" rel="noopener">
          <Ticket aria-hidden size={18} strokeWidth={1.5} /> {shell.tickets}
          <span className="visually-hidden"> ({shell.opensInNewTab})</span>
        </a>
      </div>
    </header>
  )
}
