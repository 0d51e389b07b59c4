import { useState } from 'react'
import { useAct, useCall } from '../api/queries.ts'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { AppSetUp } from './app-set-up.tsx'
import { Part } from './part.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { accountWords } from './words.ts'

const touched = ['GET /me/access/', 'GET /me/']

/** The second factor: an app, passkeys, and codes on paper for the day both are lost. */
export function Factors() {
  const { factor: words, remove } = useWords(accountWords)
  const notice = useNotice()
  const { data: access, error, refetch } = useCall('GET /me/access/')
  const [settingUp, setSettingUp] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const drop = useAct('DELETE /me/totp/', touched)
  const renew = useAct('POST /me/recovery-codes/', touched)
  const fault = drop.error ?? renew.error
  if (!access) return error ? <Failed error={error} again={() => void refetch()} /> : null
  const has = access.totp || access.passkeys.length > 0
  return (
    <Part title={words.title}>
      <p>
        {words.why} {access.factor_demanded && words.demanded}
      </p>
      {fault && (
        <p className="fault" role="alert">
          {fault.message}
        </p>
      )}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      <ul className="account-rows">
        <li>
          <span>{words.app}</span>
          <Mark tone={access.totp ? 'good' : 'plain'}>{access.totp ? words.appOn : words.appOff}</Mark>
          {access.totp ? (
            <button
              type="button"
              className="button"
              data-kind="quiet"
              onClick={() => drop.mutate({}, { onSuccess: () => notice({ text: words.off }) })}
            >
              {remove}
            </button>
          ) : (
            <button
              type="button"
              className="button"
              data-kind="quiet"
              aria-expanded={settingUp}
              onClick={() => setSettingUp(true)}
            >
              {words.setUp}
            </button>
          )}
        </li>
        {settingUp && !access.totp && (
          <li>
            <AppSetUp
              onDone={(made) => {
                setSettingUp(false)
                setCodes(made)
                notice({ text: words.on })
              }}
              onCancel={() => setSettingUp(false)}
            />
          </li>
        )}
        {has && (
          <li>
            <span>{words.papers}</span>
            <Mark tone={access.recovery_left > 2 ? 'good' : 'wait'}>
              {access.recovery_left > 0 ? words.papersLeft(access.recovery_left) : words.papersNone}
            </Mark>
            <button
              type="button"
              className="button"
              data-kind="quiet"
              onClick={() => renew.mutate({}, { onSuccess: ({ recovery_codes }) => setCodes(recovery_codes) })}
            >
              {words.papersNew}
            </button>
          </li>
        )}
      </ul>
      <Passkeys passkeys={access.passkeys} onCodes={setCodes} />
    </Part>
  )
}
