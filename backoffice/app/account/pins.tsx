import { useState } from 'react'
import { PinField } from '../access/till-people.tsx'
import { useAct, useCall } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { Badge } from '../kit/badge.tsx'
import { Fields, Submit } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { Part } from './part.tsx'
import { accountWords } from './words.ts'

const touched = ['GET /me/access/', 'GET /till/']

/** What brings somebody back to a shared till in two seconds. */
export function Pins() {
  const { pin: words, remove, cancel } = useWords(accountWords)
  const me = useMe()
  const notice = useNotice()
  const { data: access } = useCall('GET /me/access/')
  const [choosing, setChoosing] = useState(false)
  const [pin, setPin] = useState('')
  const put = useAct('PUT /me/pin/', touched)
  const drop = useAct('DELETE /me/pin/', touched)
  const make = useAct('POST /me/badge/', touched)
  const lose = useAct('DELETE /me/badge/', touched)
  if (!access) return null
  const close = () => {
    setChoosing(false)
    setPin('')
    put.reset()
  }
  const state = access.pin_closed ? words.closed : access.pin ? words.on : words.off
  return (
    <Part title={words.title}>
      <p>{words.text}</p>
      <ul className="account-rows">
        <li>
          <span>{words.pin}</span>
          <Mark tone={access.pin_closed ? 'bad' : access.pin ? 'good' : 'plain'}>{state}</Mark>
          <button type="button" className="button" data-kind="quiet" aria-expanded={choosing} onClick={() => setChoosing(true)}>
            {words.choose}
          </button>
          {access.pin && (
            <button
              type="button"
              className="button"
              data-kind="quiet"
              aria-label={`${remove}: ${words.pin}`}
              onClick={() => drop.mutate({}, { onSuccess: () => notice({ text: words.gone }) })}
            >
              {remove}
            </button>
          )}
        </li>
        {choosing && (
          <li>
            <Fields
              refusal={put.error}
              onSubmit={() =>
                put.mutate(
                  { body: { pin } },
                  {
                    onSuccess: () => {
                      close()
                      notice({ text: words.done })
                    },
                  },
                )
              }
            >
              <PinField name="pin" label={words.chosen} hint={words.hint} value={pin} onValue={setPin} />
              <div className="row-of-buttons">
                <Submit busy={put.isPending}>{words.submit}</Submit>
                <button type="button" className="button" data-kind="quiet" onClick={close}>
                  {cancel}
                </button>
              </div>
            </Fields>
          </li>
        )}
        <li>
          <span>{words.badge}</span>
          <Mark tone={access.badge ? 'good' : 'plain'}>{access.badge ? words.on : words.off}</Mark>
          <button type="button" className="button" data-kind="quiet" onClick={() => make.mutate({})}>
            {access.badge ? words.badgeAgain : words.badgeMake}
          </button>
          {access.badge && (
            <button
              type="button"
              className="button"
              data-kind="quiet"
              aria-label={`${remove}: ${words.badge}`}
              onClick={() =>
                lose.mutate(
                  {},
                  {
                    onSuccess: () => {
                      make.reset()
                      notice({ text: words.badgeGone })
                    },
                  },
                )
              }
            >
              {remove}
            </button>
          )}
        </li>
      </ul>
      {make.data && <Badge code={make.data.badge} name={me.name} />}
      {(make.error ?? drop.error ?? lose.error) && (
        <p className="fault" role="alert">
          {(make.error ?? drop.error ?? lose.error)?.message}
        </p>
      )}
    </Part>
  )
}
