import { type ReactNode, useState } from 'react'
import { Form, Link, useLocation } from 'react-router'
import type { Session } from '#modules/people/customers/contract.ts'
import { matchPath, pathTo } from '#screens/addresses.ts'
import { useUser } from '../api/user.ts'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { type Kind, type Role, sectionOf, sections, sectionsFor } from './sections.ts'

/** Who is inside, as far as the menu needs it: loaders hand it over, since without scripts the page cannot know. */
export interface Insider {
  name: string
  kind: Kind
  role: Role
}

export const insiderOf = (user: Session): Insider => ({
  name: user.firstName,
  kind: user.kind,
  // Who signed in before roles existed keeps a session without one.
  role: user.role ?? 'holder',
})

interface Props {
  children: ReactNode
  insider?: Insider | null
}

/** The private area around a page: who is here, its sections, the way out. */
export function AccountFrame({ children, insider = null }: Props) {
  const language = useLanguage()
  const { purchases } = usePrivateMessages()
  const user = useUser()
  const here = (user && insiderOf(user)) ?? insider
  const beganAlone = useBeganAlone(here === null)
  // Who came by the link of a letter is nobody's guest here: there is no menu, and nothing to sign out of.
  if (!here || beganAlone)
    return (
      <div className="page private private-alone">
        <div className="private-content">{children}</div>
      </div>
    )
  const menu = <Menu kind={here.kind} role={here.role} />
  return (
    <div className="page private">
      <nav className="private-nav" aria-label={purchases.sections}>
        {here.name && <p className="private-hello">{purchases.hello({ name: here.name })}</p>}
        <div className="private-menu-wide">{menu}</div>
        <NarrowMenu>{menu}</NarrowMenu>
        <Form method="post" action={pathTo('private', language)}>
          <button type="submit" className="text-button">
            {purchases.logout}
          </button>
        </Form>
      </nav>
      <div className="private-content">{children}</div>
    </div>
  )
}

/**
 * Whether the page was drawn for nobody. It stays that way until the next one, also when the browser's own storage then says who reads:
 * the menu would move the whole page, and a link that is being pressed would not be there any more when it is let go.
 */
function useBeganAlone(alone: boolean): boolean {
  const { pathname } = useLocation()
  const [began, setBegan] = useState({ pathname, alone })
  if (began.pathname !== pathname) setBegan({ pathname, alone })
  return began.alone
}

function Menu({ kind, role }: { kind: Kind; role: Role }) {
  const language = useLanguage()
  const messages = useSectionTitles()
  const current = useCurrentSection()
  return sectionsFor(kind, role).map(({ group, sections }) => (
    <div key={group} className="private-group">
      <p className="private-group-title">{messages.purchases.sectionGroups[group]}</p>
      <ul>
        {sections.map((section) => (
          <li key={section.key}>
            <Link to={pathTo(section.key, language)} aria-current={section.key === current ? 'page' : undefined}>
              {section.title(messages)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** Titles of sections stand with the texts of their own pages. */
const useSectionTitles = () => ({ ...useMessages(), ...usePrivateMessages() })

function useCurrentSection() {
  const key = matchPath(useLocation().pathname)?.key
  return key ? sectionOf(key) : null
}

/** Folded on narrow screens, where it says which section is open; each page comes with it folded again. */
function NarrowMenu({ children }: { children: ReactNode }) {
  const messages = useSectionTitles()
  const { pathname } = useLocation()
  const key = useCurrentSection()
  const current = sections.find((section) => section.key === key)
  return (
    <details className="private-menu-narrow" key={pathname}>
      <summary>{current?.title(messages) ?? messages.purchases.sections}</summary>
      {children}
    </details>
  )
}

/**
 * Where nothing can be known of the visit before scripts arrive: the shape of the page. Whoever has none has no session here either,
 * and is told what the page needs.
 */
export function Waiting({ to, title, needs }: { to: string; title: string; needs?: string }) {
  const { account } = useMessages()
  const { purchases } = usePrivateMessages()
  return (
    <div className="page">
      <h1 className="visually-hidden">{title}</h1>
      <p className="js-only skeleton basket-skeleton" role="status">
        <span className="visually-hidden">{purchases.loading}</span>
      </p>
      <noscript>
        <p>
          {needs ?? purchases.signInFirst} <a href={to}>{account.login}</a>
        </p>
      </noscript>
    </div>
  )
}
