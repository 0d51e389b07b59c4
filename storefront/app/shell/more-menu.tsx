import { Link } from 'react-router'
import type { MenuCategory } from '#modules/content/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { glazeOf } from './glaze.ts'
import { targetHref } from './target.ts'

/** The categories for which the line had no room, each with its links. */
export function MoreMenu({ items }: { items: MenuCategory[] }) {
  const language = useLanguage()
  const { shell } = useMessages()
  return (
    <>
      <button type="button" className="header-top header-more" popoverTarget="menu-more">
        <span>{shell.more}</span>
      </button>
      <div className="more-menu" id="menu-more" popover="auto">
        <div className="directory page">
          {items.map((item) => (
            <div key={item.key} style={glazeOf(item)}>
              <h2>
                <Link to={targetHref(item.fixedurl, language)}>{item.title}</Link>
              </h2>
              <ul className="footer-links">
                {item.subcategories.map((one) => (
                  <li key={one.url + one.title}>
                    <Link to={targetHref(one.url, language)}>{one.title}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
