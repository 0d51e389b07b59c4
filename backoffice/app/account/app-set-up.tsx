import '../kit/sheet.css'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useAct } from '../api/queries.ts'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useWords } from '../words/dictionary.ts'
import { accountWords } from './words.ts'

const Qr = lazy(() => import('../kit/qr.tsx'))

/** Gives an app its secret, and looks at the first code that it shows. */
export function AppSetUp({ onDone, onCancel }: { onDone: (codes: readonly string[]) => void; onCancel: () => void }) {
  const { factor: words, cancel } = useWords(accountWords)
  const { mutate: offer, data: offered, error } = useAct('POST /me/totp/')
  const confirm = useAct('POST /me/totp/confirm/', ['GET /me/access/', 'GET /me/'])
  const [code, setCode] = useState('')
  const cancelled = useRef(onCancel)
  cancelled.current = onCancel
  // Once: another secret would make what was scanned meanwhile worth nothing.
  const ask = useCallback(
    () => offer({}, { onError: ({ code: why }) => why === 'staff.login_again' && cancelled.current() }),
    [offer],
  )
  useEffect(ask, [ask])
  if (error) return <Failed error={error} again={ask} />
  if (!offered) return null
  return (
    <div className="sheet">
      <p>{words.scan}</p>
      <Suspense>
        <Qr text={offered.uri} label={words.app} />
      </Suspense>
      <p>
        {words.byHand} <span className="account-key">{offered.secret}</span>
      </p>
      <Fields
        refusal={confirm.error}
        onSubmit={() =>
          confirm.mutate({ body: { factor_code: code } }, { onSuccess: ({ recovery_codes }) => onDone(recovery_codes) })
        }
      >
        <TextField
          name="factor_code"
          label={words.first}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={code}
          onValue={setCode}
        />
        <div className="row-of-buttons">
          <Submit busy={confirm.isPending}>{words.confirm}</Submit>
          <button type="button" className="button" data-kind="quiet" onClick={onCancel}>
            {cancel}
          </button>
        </div>
      </Fields>
    </div>
  )
}
