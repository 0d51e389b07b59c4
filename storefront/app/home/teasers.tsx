import type { Banner } from '#modules/editorial/content/contract.ts'
import { targetHref } from '#screens/targets.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { useShopPath } from '../site/shop-here.ts'

/** What else the house offers, in words: its shops, its card, its presents. */
export function Teasers({ teasers }: { teasers: readonly Pick<Banner, 'title' | 'text' | 'url' | 'call'>[] }) {
  const language = useLanguage()
  const inShop = useShopPath()
  return (
    <section className="page">
      <ul className="teasers">
        {teasers.map(({ title, text, url, call }) => (
          <li key={url} className="teaser">
            <h2>
              <Link to={targetHref(url, language, inShop)}>{title}</Link>
            </h2>
            <p>{text}</p>
            <span className="more-link">{call}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
