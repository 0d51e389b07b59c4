import type { MenuCategory } from '#modules/editorial/content/contract.ts'
import { targetHref } from '#screens/targets.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { useShopPath } from '../site/shop-here.ts'
import { glazeOf } from './glaze.ts'

/** Categories of the menu with what lies in each, as columns. */
export function Directory({ items, className = 'directory' }: { items: readonly MenuCategory[]; className?: string }) {
  const language = useLanguage()
  const inShop = useShopPath()
  return (
    <div className={className}>
      {items.map((item) => (
        <section key={item.key} style={glazeOf(item)}>
          <h2>
            <Link to={targetHref(item.fixedurl, language, inShop)}>{item.title}</Link>
          </h2>
          <ul className="footer-links">
            {item.subcategories.map((subcategory) => (
              <li key={subcategory.url + subcategory.title}>
                <Link to={targetHref(subcategory.url, language, inShop)}>{subcategory.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
