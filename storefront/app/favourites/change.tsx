import { useEffect, useRef } from 'react'
import { Form, useLoaderData, useLocation, useSubmit } from 'react-router'
import { matchPath, pathTo } from '#screens/addresses.ts'
import { AccountFrame, Waiting } from '../account/account-frame.tsx'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { type ChangeOutcome, type ChangePage, change, loadChange } from './favourite-work.ts'

export const loader = serverHandler(loadChange)
export const clientLoader = Object.assign(browserHandler(loadChange), { hydrate: true as const })
export const action = serverHandler(change)
export const clientAction = browserHandler(change)

/** Adds or removes one favourite: with scripts it sends its form by itself, without them its button does (U-27). */
export default function Change() {
  const { blind, title, insider } = useLoaderData() as ChangePage
  const outcome = useAnswer<ChangeOutcome>()
  const language = useLanguage()
  const { favourites, shell } = useMessages()
  const { pathname } = useLocation()
  const submit = useSubmit()
  const sent = useRef(false)
  const words = matchPath(pathname)?.key === 'favourite-remove' ? favourites.removing : favourites.adding
  useEffect(() => {
    if (blind || sent.current) return
    sent.current = true
    void submit(null, { method: 'post', replace: true })
  }, [blind, submit])
  if (blind)
    return (
      <>
        <Title text={words.title} />
        <Waiting title={words.title} to={`${pathTo('login', language)}?to=${encodeURIComponent(pathname)}`} />
      </>
    )
  return (
    <AccountFrame insider={insider}>
      <Title text={words.title} />
      <h1>{words.title}</h1>
      {outcome && (
        <p className="message message-error" role="alert">
          {outcome.failed ?? shell.failed}
        </p>
      )}
      {title && <p className="lead">{title}</p>}
      <Form method="post" replace className="favourite-change">
        <p>{words.text}</p>
        <p className="form-actions">
          <Submit>{words.button}</Submit>
        </p>
      </Form>
    </AccountFrame>
  )
}
