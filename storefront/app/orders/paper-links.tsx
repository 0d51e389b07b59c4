import type { PaperLinks as Links } from '#modules/invoicing/papers/contract.ts'
import { usePrivateMessages } from '../messages/messages.tsx'

/** Downloads of what the page shows, as plain links; nothing for who has none. Links end two hours after the page was opened. */
export function PaperLinks({ links, label }: { links: Links | null; label?: string }) {
  const { papers } = usePrivateMessages()
  if (!links || links.items.length === 0) return null
  return (
    <nav className="paper-links" aria-label={label ?? papers.download}>
      <span className="paper-links-title" aria-hidden="true">
        {label ?? papers.download}
      </span>
      <ul>
        {links.items.map(({ format, href }) => (
          <li key={format}>
            <a href={href} download rel="nofollow">
              {papers.formats[format]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
