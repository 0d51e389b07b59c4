import { useState } from 'react'
import { onceAtATime } from '../api/once.ts'
import { useAct, useCall } from '../api/queries.ts'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { signWithPasskey } from './passkey.ts'
import { accessWords } from './words.ts'
import './access.css'

/** The password, the code of an app or a passkey, said once more. */
export function Proof({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const { confirm: words, passkeyFailed } = useWords(accessWords)
  const access = useCall('GET /me/access/')
  const [app, setApp] = useState(false)
  const [said, setSaid] = useState('')
  const [failed, setFailed] = useState(false)
  const [once] = useState(onceAtATime)
  const act = useAct('POST /session/confirm/', ['GET /me/'])
  const options = useAct('POST /session/confirm/options/')
  const say = (body: object) => act.mutate({ body }, { onSuccess: onConfirmed, onError: () => setSaid('') })
  const byPasskey = async () => {
    setFailed(false)
    const passkey = await signWithPasskey(await options.mutateAsync({}))
    if (passkey) say({ passkey })
    else setFailed(true)
  }
  return (
    <Fields key={String(app)} refusal={act.error} onSubmit={() => say(app ? { factor_code: said } : { password: said })}>
      {failed && (
        <p className="fault" role="alert">
          {passkeyFailed}
        </p>
      )}
      <TextField
        name={app ? 'factor_code' : 'password'}
        type={app ? 'text' : 'password'}
        label={app ? words.code : words.password}
        autoComplete={app ? 'one-time-code' : 'current-password'}
        inputMode={app ? 'numeric' : 'text'}
        autoFocus
        value={said}
        onValue={setSaid}
      />
      <div className="row-of-buttons">
        <Submit busy={act.isPending}>{words.submit}</Submit>
        {(access.data?.passkeys.length ?? 0) > 0 && (
          <button
            type="button"
            className="button"
            data-kind="quiet"
            onClick={() => void once('passkey', byPasskey)?.catch(() => {})}
          >
            {words.passkey}
          </button>
        )}
        <button type="button" className="button" data-kind="quiet" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
      {access.data?.totp && (
        <button
          type="button"
          className="link-button"
          onClick={() => {
            setApp(!app)
            setSaid('')
            act.reset()
          }}
        >
          {app ? words.usePassword : words.useCode}
        </button>
      )}
    </Fields>
  )
}
