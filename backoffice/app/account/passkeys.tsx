import { useState } from 'react'
import { canPasskey, makePasskey } from '../access/passkey.ts'
import type { Answer } from '../api/calls.ts'
import { useAct } from '../api/queries.ts'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { accountWords } from './words.ts'

const touched = ['GET /me/access/', 'GET /me/']

interface Props {
  passkeys: Answer<'GET /me/access/'>['passkeys']
  onCodes: (codes: readonly string[] | null) => void
}

export function Passkeys({ passkeys, onCodes }: Props) {
  const { factor: words, remove } = useWords(accountWords)
  const notice = useNotice()
  const [name, setName] = useState('')
  const [failed, setFailed] = useState(false)
  const options = useAct('POST /me/passkeys/options/')
  const keep = useAct('POST /me/passkeys/', touched)
  const drop = useAct('DELETE /me/passkeys/:passkey/', touched)
  const add = async () => {
    setFailed(false)
    const passkey = await makePasskey(await options.mutateAsync({}))
    if (!passkey) return setFailed(true)
    const { recovery_codes } = await keep.mutateAsync({ body: { name, passkey } })
    setName('')
    onCodes(recovery_codes)
    notice({ text: words.passkeyOn })
  }
  return (
    <>
      <h3>{words.passkeys}</h3>
      <p className="quiet">{words.passkeysText}</p>
      <ul className="account-rows">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span>
              {passkey.name}
              <small>
                <When at={passkey.made_at} />
              </small>
            </span>
            <button
              type="button"
              className="button"
              data-kind="quiet"
              aria-label={`${remove}: ${passkey.name}`}
              onClick={() =>
                drop.mutate({ params: { passkey: passkey.id } }, { onSuccess: () => notice({ text: words.passkeyOff }) })
              }
            >
              {remove}
            </button>
          </li>
        ))}
      </ul>
      {(failed || drop.error) && (
        <p className="fault" role="alert">
          {drop.error?.message ?? words.passkeyFailed}
        </p>
      )}
      {canPasskey() && (
        <Fields refusal={keep.error ?? options.error} onSubmit={() => void add().catch(() => {})}>
          <TextField name="name" label={words.passkeyName} maxLength={60} required value={name} onValue={setName} />
          <Submit busy={keep.isPending} disabled={name.trim() === ''}>
            {words.passkeyAdd}
          </Submit>
        </Fields>
      )}
    </>
  )
}
