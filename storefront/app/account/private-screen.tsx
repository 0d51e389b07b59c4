import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Title } from '../ui/title.tsx'
import { AccountFrame, Waiting } from './account-frame.tsx'
import type { Inside } from './inside.ts'

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
  if (page.blind)
    return (
      <>
        <Title text={title} />
        <Waiting title={title} to={pathTo('login', language)} />
      </>
    )
  return (
    <AccountFrame insider={page.insider}>
      <Title text={title} />
      <h1>{title}</h1>
      {page.content === null ? (
        <p className="message message-error" role="alert">
          {shell.failed} <a href={pathname + search}>{shell.retry}</a>
        </p>
      ) : (
        children(page.content)
      )}
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
