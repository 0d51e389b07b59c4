import { useEffect, useState } from 'react'
import { useAct } from '../api/queries.ts'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { Door } from './door.tsx'
import { accessWords } from './words.ts'

/** Where the link of a letter leads. What it carries stands behind the #, and leaves the address as soon as it is read. */
export function Screen() {
  const { choose: words, signIn } = useWords(accessWords)
  const [token] = useState(() => location.hash.slice(1))
  const [password, setPassword] = useState('')
  const { mutate: look, ...link } = useAct('POST /password/link/')
  const act = useAct('POST /password/')
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname)
    look({ body: { token } })
  }, [token, look])
  if (link.isPending || link.isIdle) return null
  return (
    <Door title={words.title}>
      {act.isSuccess ? (
        <>
          <p role="status">{words.done}</p>
          <div className="door-ways">
            <a className="button" href="/staff/">
              {words.enter}
            </a>
          </div>
        </>
      ) : link.data ? (
        <Fields refusal={act.error} onSubmit={() => act.mutate({ body: { token, password } })}>
          <p>{words.welcome(link.data.name)}</p>
          <TextField
            name="email"
            type="email"
            label={signIn.email}
            autoComplete="username"
            disabled
            value={link.data.email}
            onValue={() => {}}
          />
          <TextField
            name="password"
            type="password"
            label={words.password}
            hint={words.hint}
            autoComplete="new-password"
            value={password}
            onValue={setPassword}
          />
          <Submit busy={act.isPending}>{words.submit}</Submit>
        </Fields>
      ) : (
        <>
          <p className="fault">{link.error?.message ?? words.ended}</p>
          <div className="door-ways">
            <a className="button" data-kind="quiet" href="/staff/">
              {words.another}
            </a>
          </div>
        </>
      )}
    </Door>
  )
}
