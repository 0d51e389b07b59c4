import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messages as ca } from '../messages/ca.ts'
import { privateMessages } from '../messages/ca-private.ts'
import { MessagesProvider } from '../messages/messages.tsx'
import { Waiting } from './account-frame.tsx'

it('asks who comes without scripts to sign in, and does not say that a session ended which they may never have had', () => {
  const page = renderToStaticMarkup(
    <MessagesProvider language="ca" messages={ca} privateMessages={() => privateMessages}>
      <Waiting title="Dades" to="/ca/entrar" />
    </MessagesProvider>,
  )
  expect(page).toContain(`<noscript><p>${privateMessages.purchases.signInFirst} <a href="/ca/entrar">`)
  expect(page).not.toContain(ca.account.sessionEnded)
})
