import { useState } from 'react'
import { useAct } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { useWords } from '../words/dictionary.ts'
import { Part } from './part.tsx'
import { accountWords } from './words.ts'

const none = { password: '', new_password: '' }

export function Password() {
  const { password: words, cancel } = useWords(accountWords)
  const { email } = useMe()
  const notice = useNotice()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState(none)
  const act = useAct('PUT /me/password/', ['GET /me/sessions/'])
  const close = () => {
    setOpen(false)
    setTyped(none)
    act.reset()
  }
  const done = () => {
    close()
    notice({ text: words.done })
  }
  return (
    <Part title={words.title}>
      {open ? (
        <Fields refusal={act.error} onSubmit={() => act.mutate({ body: typed }, { onSuccess: done })}>
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <TextField
            name="password"
            type="password"
            label={words.old}
            autoComplete="current-password"
            autoFocus
            value={typed.password}
            onValue={(password) => setTyped((before) => ({ ...before, password }))}
          />
          <TextField
            name="new_password"
            type="password"
            label={words.chosen}
            hint={words.hint}
            autoComplete="new-password"
            value={typed.new_password}
            onValue={(new_password) => setTyped((before) => ({ ...before, new_password }))}
          />
          <div className="row-of-buttons">
            <Submit busy={act.isPending}>{words.submit}</Submit>
            <button type="button" className="button" data-kind="quiet" onClick={close}>
              {cancel}
            </button>
          </div>
        </Fields>
      ) : (
        <button type="button" className="button" data-kind="quiet" onClick={() => setOpen(true)}>
          {words.change}
        </button>
      )}
    </Part>
  )
}
