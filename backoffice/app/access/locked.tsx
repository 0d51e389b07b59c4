import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct, useCall } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { Door } from './door.tsx'
import { PinField, TillPeople } from './till-people.tsx'
import { accessWords } from './words.ts'

/** A locked screen: whose it is opens it, or another of the till takes over. */
export function Locked() {
  const { lock: words } = useWords(accessWords)
  const me = useMe()
  const client = useQueryClient()
  const till = useCall('GET /till/')
  const access = useCall('GET /me/access/')
  const [byPassword, setByPassword] = useState(false)
  const [said, setSaid] = useState('')
  const unlock = useAct('POST /session/unlock/')
  const confirm = useAct('POST /session/confirm/')
  const leave = useAct('POST /logout/', ['GET /me/'])
  const ownPin = access.data?.pin === true && !access.data.pin_closed
  const people = (till.data?.people ?? []).filter((person) => person.pin && (person.id !== me.id || ownPin))
  const atTill = !byPassword && people.length > 0
  const pin = !byPassword && ownPin
  const opened = () => void client.invalidateQueries()
  /** Nothing of one person stays on the screen for the next. */
  const next = () => location.reload()
  const act = pin ? unlock : confirm
  const fresh = () => {
    setSaid('')
    setByPassword(!byPassword)
    unlock.reset()
    confirm.reset()
  }
  return (
    <div className="lock">
      <Door title={words.title} above={me.session.till_store && words.atTill(me.session.till_store)}>
        {atTill ? (
          <TillPeople people={people} {...(ownPin && { first: me.id })} onTaken={(id) => (id === me.id ? opened() : next())} />
        ) : (
          <Fields
            key={String(pin)}
            refusal={act.error}
            onSubmit={() => {
              const done = { onSuccess: opened, onError: () => setSaid('') }
              if (pin) unlock.mutate({ body: { pin: said } }, done)
              else confirm.mutate({ body: { password: said } }, done)
            }}
          >
            {pin ? (
              <PinField name="pin" label={words.pin(me.name)} value={said} onValue={setSaid} />
            ) : (
              <TextField
                name="password"
                type="password"
                label={words.password(me.name)}
                autoComplete="current-password"
                autoFocus
                value={said}
                onValue={setSaid}
              />
            )}
            <Submit busy={act.isPending}>{words.submit}</Submit>
          </Fields>
        )}
        <div className="door-ways">
          {(ownPin || people.length > 0) && (
            <button type="button" className="link-button" onClick={fresh}>
              {byPassword ? words.usePin : words.usePassword}
            </button>
          )}
          <button type="button" className="link-button" onClick={() => leave.mutate({}, { onSuccess: next })}>
            {words.other}
          </button>
        </div>
      </Door>
    </div>
  )
}
