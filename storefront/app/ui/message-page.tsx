import type { ReactNode } from 'react'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'

/** A page that has one thing to say and a way back. */
export function MessagePage({ title, children }: { title: string; children?: ReactNode }) {
  const { shell } = useMessages()
  const language = useLanguage()
  return (
    <section className="notice page">
      <img className="notice-star" src="/media/art/not-found.svg" width="220" height="220" alt="" />
      <h1>{title}</h1>
      {children}
      <p>
        <Link className="button" to={pathTo('home', language)}>
          {shell.backHome}
        </Link>
      </p>
    </section>
  )
}
