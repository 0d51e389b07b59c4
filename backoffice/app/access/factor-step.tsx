import { useState } from 'react'
import { onceAtATime } from '../api/once.ts'
import { useAct } from '../api/queries.ts'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { Door } from './door.tsx'
import { signWithPasskey } from './passkey.ts'
import { accessWords } from './words.ts'

interface Props {
  asked: { pending: string; kinds: readonly ('totp' | 'passkey' | 'recovery')[] }
  till: { store_code: string } | null
  onSignedIn: () => void
  onBack: () => void
}

/** What is asked beside the password: a code of the app or of the paper, or a passkey. */
export function FactorStep({ asked: { pending, kinds }, till, onSignedIn, onBack }: Props) {
  const { factor: words, signIn, passkeyFailed } = useWords(accessWords)
  const [paper, setPaper] = useState(!kinds.includes('totp'))
  const [code, setCode] = useState('')
  const [failed, setFailed] = useState(false)
  const [once] = useState(onceAtATime)
  const act = useAct('POST /login/factor/', ['GET /till/'])
  const options = useAct('POST /login/passkey/options/')
  const show = (shown: object) => act.mutate({ body: { pending, till, ...shown } }, { onSuccess: onSignedIn })
  const byPasskey = async () => {
    setFailed(false)
    const passkey = await signWithPasskey(await options.mutateAsync({ body: { pending } }))
    if (passkey) show({ passkey })
    else setFailed(true)
  }
  const typing = paper ? kinds.includes('recovery') : kinds.includes('totp')
  return (
    <Door title={words.title}>
      {kinds.includes('passkey') && (
        <p>
          <button
            type="button"
            className="button"
            data-kind={typing && !paper ? 'quiet' : 'main'}
            onClick={() => void once('passkey', byPasskey)?.catch(() => {})}
          >
            {words.passkey}
          </button>
        </p>
      )}
      {failed && (
        <p className="fault" role="alert">
          {passkeyFailed}
        </p>
      )}
      {typing && (
        <Fields
          key={paper ? 'paper' : 'app'}
          refusal={act.error}
          onSubmit={() => show(paper ? { recovery_code: code } : { factor_code: code })}
        >
          <TextField
            name={paper ? 'recovery_code' : 'factor_code'}
            label={paper ? words.recovery : words.code}
            hint={paper ? words.recoveryHint : words.codeHint}
            autoComplete="one-time-code"
            inputMode={paper ? 'text' : 'numeric'}
            autoFocus
            value={code}
            onValue={setCode}
          />
          <Submit busy={act.isPending}>{words.submit}</Submit>
        </Fields>
      )}
      <div className="door-ways">
        {kinds.includes('totp') && kinds.includes('recovery') && (
          <button
            type="button"
            className="link-button"
            onClick={() => {
              setPaper(!paper)
              setCode('')
              act.reset()
            }}
          >
            {paper ? words.useCode : words.useRecovery}
          </button>
        )}
        <button type="button" className="link-button" onClick={onBack}>
          {signIn.back}
        </button>
        <p className="quiet">{words.lost}</p>
      </div>
    </Door>
  )
}
