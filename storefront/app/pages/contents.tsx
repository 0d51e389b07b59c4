import { Link } from 'react-router'
import { sectionsOf } from '#kernel/headings.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { useShop } from '../site/use-shop.ts'

type Other = readonly [name: string, to: string]

/** Beside a long text: its sections, and the other pages that people look for when they look for this one. */
export function Contents({ body, path, others: given }: { body: string; path: string; others?: readonly Other[] }) {
  const language = useLanguage()
  const { pages, shell } = useMessages()
  const shop = useShop()
  const sections = sectionsOf(body)
  const others = (
    given ??
    ([
      [shell.customerService, pathTo('customer-service', language)],
      ...(shop?.pages ?? []).map(({ title, url }) => [title, url] as const),
      [shell.conditions, pathTo('purchase-conditions', language)],
      [shell.legalNotice, pathTo('legal-notice', language)],
      [shell.privacy, pathTo('privacy-policy', language)],
      [shell.cookies, pathTo('cookies-policy', language)],
      [shell.accessibility, pathTo('accessibility', language)],
    ] as const)
  ).filter(([, to]) => to !== path)
  return (
    <aside className="page-contents">
      {sections.length > 3 && (
        <nav className="page-sections" aria-labelledby="page-sections">
          <h2 id="page-sections">{pages.contents}</h2>
          <ul className="page-links">
            {sections.map(({ name, anchor }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-labelledby="page-others">
        <h2 id="page-others">{pages.others}</h2>
        <ul className="page-links">
          {others.map(([name, to]) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}
