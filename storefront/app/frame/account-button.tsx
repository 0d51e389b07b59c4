import { User } from 'lucide-react'
import { pathTo } from '#screens/addresses.ts'
import { useUser } from '../api/user.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'

/** To login for a visitor, to their orders for who is signed in (N-03). */
export function AccountButton() {
  const language = useLanguage()
  const { shell } = useMessages()
  const user = useUser()
  const to = user && user.kind !== 'guest' ? pathTo('private-orders', language) : pathTo('login', language)
  return (
    <Link className="header-icon" to={to} aria-label={shell.account} data-signed-in={user ? '' : undefined}>
      <User aria-hidden size={20} strokeWidth={1.5} />
    </Link>
  )
}
