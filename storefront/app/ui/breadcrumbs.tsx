import { shopPath } from '#screens/shop-path.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { useShopPath } from '../site/shop-here.ts'

export interface Crumb {
  name: string
  /** Absent on the page itself. */
  to?: string
}

/** Where the page stands in its shop (N-45): the first step leads to that shop's own first page. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const language = useLanguage()
  const { shell } = useMessages()
  const first = shopPath(useShopPath(), 'home', language)
  return (
    <nav className="breadcrumbs" aria-label={shell.breadcrumbs}>
      <ol className="crumbs">
        {[{ name: shell.home, to: first }, ...crumbs].map(({ name, to }) => (
          <li key={to ?? name}>{to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
