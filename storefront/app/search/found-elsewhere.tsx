import type { Everything } from '#modules/editorial/site-search/contract.ts'
import { useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'

/** What the magazine, the agenda, the palace, the stores and the help pages say of the same words, each under its own name. */
export function FoundElsewhere({ found, title: heading }: { found: Everything; title: string }) {
  const { search } = useMessages()
  if (found.total === 0) return null
  return (
    <section className="everything" aria-labelledby="elsewhere">
      <h2 id="elsewhere">{heading}</h2>
      <p className="quiet">{search.elsewhereCount({ count: found.total })}</p>
      <div className="everything-groups">
        {found.groups.map(({ kind, items }) => (
          <section key={kind} className="everything-group" aria-labelledby={`elsewhere-${kind}`}>
            <h3 id={`elsewhere-${kind}`}>
              {search.elsewhereIn[kind]} <span className="quiet">({items.length})</span>
            </h3>
            <ul className="everything-found">
              {items.map(({ title, text, href }) => (
                <li key={href}>
                  <Link to={href}>{title}</Link>
                  {text && <p className="quiet">{text}</p>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
