import { Link } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'

export interface Crumb {
  name: string
  /** Absent on the page itself. */
  to?: string
}

/** Where the page stands in the shop (N-45). */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const language = useLanguage()
  const { shell } = useMessages()
  return (
    <nav className="breadcrumbs" aria-label={shell.breadcrumbs}>
      <ol className="crumbs">
        {[{ name: shell.home, to: pathTo('home', language) }, ...crumbs].map(({ name, to }) => (
          <li key={to ?? name}>{to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
