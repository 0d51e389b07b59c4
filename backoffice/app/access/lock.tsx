import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useAct, useCall } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { Door } from './door.tsx'
import { PinField, TillPeople } from './till-people.tsx'
import { accessWords } from './words.ts'

/** Whoever leaves a shared till leaves it locked after so long. */
const locksAfter = 3 * 60_000

/** Locks a till that nobody touches. What was open stays as it is, out of sight, for who opens it again. */
export function Lockable({ children }: { children: ReactNode }) {
  const { session } = useMe()
  const { mutate: lock } = useAct('POST /session/lock/', ['GET /me/'])
  const watched = session.till_store !== null && !session.locked
  useEffect(() => {
    if (!watched) return
    let touched = Date.now()
    const touch = () => {
      touched = Date.now()
    }
    const events = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
    for (const event of events) document.addEventListener(event, touch, { capture: true, passive: true })
    const timer = setInterval(() => {
      if (Date.now() - touched >= locksAfter) lock({})
    }, 5_000)
    return () => {
      clearInterval(timer)
      for (const event of events) document.removeEventListener(event, touch, { capture: true })
    }
  }, [watched, lock])
  return (
    <>
      <div hidden={session.locked} inert={session.locked}>
        {children}
      </div>
      {session.locked && <Locked />}
    </>
  )
}

function Locked() {
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
