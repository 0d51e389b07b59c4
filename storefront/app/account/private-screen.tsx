import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Title } from '../ui/title.tsx'
import { AccountFrame, Waiting } from './account-frame.tsx'
import type { Inside } from './inside.ts'

/** A page as it was read last at this address: a form whose line was cut keeps its place, and what was typed, while nothing can be read anew. */
export function useLastRead<T>(page: Inside<T>): Inside<T> {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const [last, setLast] = useState({ here, page })
  if (page.content !== null && page !== last.page) setLast({ here, page })
  return page.content === null && last.here === here ? last.page : page
}

/** A page of the private area with its title; what it shows is drawn once it could be had. */
export function PrivateScreen<T>({
  page,
  title,
  children,
}: {
  page: Inside<T>
  title: string
  children: (content: T) => ReactNode
}) {
  const language = useLanguage()
  const { shell } = useMessages()
  const { pathname, search } = useLocation()
  const { content, insider } = useLastRead(page)
  if (page.blind)
    return (
      <>
        <Title text={title} />
        <Waiting title={title} to={pathTo('login', language)} />
      </>
    )
  return (
    <AccountFrame insider={insider}>
      <Title text={title} />
      <h1>{title}</h1>
      {page.content === null && (
        <p className="message message-error" role="alert">
          {shell.failed} <a href={pathname + search}>{shell.retry}</a>
        </p>
      )}
      {content !== null && children(content)}
    </AccountFrame>
  )
}

/** What was done, told to screen readers too. */
export const Saved = ({ text }: { text: string | null | undefined }) =>
  text ? (
    <p className="message message-good" role="status">
      {text}
    </p>
  ) : null
