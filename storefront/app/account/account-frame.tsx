import type { ReactNode } from 'react'
import { Form, NavLink } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import { useUser } from '../api/user.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'

/** The private area around a page: who is here, its sections, the way out. */
export function AccountFrame({ children, name }: { children: ReactNode; name: string | null }) {
  const language = useLanguage()
  const { account, favourites } = useMessages()
  const user = useUser()
  const shown = user?.firstName || name
  return (
    <div className="page private">
      <meta name="robots" content="noindex" />
      <nav className="private-nav" aria-label={account.sections}>
        {shown && <p className="private-hello">{account.hello({ name: shown })}</p>}
        <ul>
          <li>
            <NavLink to={pathTo('private-orders', language)}>{account.orders}</NavLink>
          </li>
          {user?.kind !== 'guest' && (
            <li>
              <NavLink to={pathTo('private-favourites', language)}>{favourites.title}</NavLink>
            </li>
          )}
        </ul>
        <Form method="post" action={pathTo('private', language)}>
          <button type="submit" className="text-button">
            {account.logout}
          </button>
        </Form>
      </nav>
      <div className="private-content">{children}</div>
    </div>
  )
}

/** Where nothing can be known of the visit before scripts arrive: the shape of the page, and a word for whoever has none. */
export function Waiting({ to, title }: { to: string; title: string }) {
  const { account } = useMessages()
  return (
    <div className="page">
      <h1 className="visually-hidden">{title}</h1>
      <p className="js-only skeleton basket-skeleton" role="status">
        <span className="visually-hidden">{account.loading}</span>
      </p>
      <noscript>
        <p>
          {account.sessionEnded} <a href={to}>{account.login}</a>
        </p>
      </noscript>
    </div>
  )
}
