import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { onceAtATime } from '../api/once.ts'
import { useAct, useCall } from '../api/queries.ts'
import type { Refusal } from '../api/refusal.ts'
import { frameWords } from '../frame/words.ts'
import { CheckField, ChoiceField, Fields, Submit, TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { Door } from './door.tsx'
import { FactorStep } from './factor-step.tsx'
import { Forgotten } from './forgotten.tsx'
import { canPasskey, signWithPasskey } from './passkey.ts'
import { TillPeople } from './till-people.tsx'
import { accessWords } from './words.ts'

interface Props {
  onSignedIn: () => void
  /** Why nobody is known: a session that ended, or a shop that does not answer. */
  trouble: Refusal | null
}

/** This machine stands in the same store tomorrow. */
const tillStore = 'staff-till-store'

type Asked = NonNullable<Answer<'POST /login/'>['factor']>

/** Who is not signed in signs in where they are: by password and factor, by passkey, or at a shared till by PIN. */
export function SignIn({ onSignedIn, trouble }: Props) {
  const { signIn, lock } = useWords(accessWords)
  const { kit } = useWords(frameWords)
  const [step, setStep] = useState<'password' | 'forgotten' | Asked>('password')
  const [typed, setTyped] = useState({ email: '', password: '' })
  const [shared, setShared] = useState(false)
  const [store, setStore] = useState(localStorage.getItem(tillStore) ?? '')
  const till = useCall('GET /till/')
  const act = useAct('POST /login/', ['GET /till/'])
  const stores = till.data?.stores ?? []
  const asTill = shared ? { store_code: store } : null
  const choose = (code: string) => {
    localStorage.setItem(tillStore, code)
    setStore(code)
  }

  if (step === 'forgotten') return <Forgotten email={typed.email} onBack={() => setStep('password')} />
  if (step !== 'password')
    return <FactorStep asked={step} till={asTill} onSignedIn={onSignedIn} onBack={() => setStep('password')} />
  const known = till.data?.store_code ?? null
  return (
    <Door title={signIn.title} above={known && lock.atTill(known)}>
      {trouble && trouble.status !== 401 && <p className="fault">{trouble.status === 0 ? kit.offline : trouble.message}</p>}
      {till.data && till.data.people.length > 0 && <TillPeople people={till.data.people} onTaken={onSignedIn} />}
      <Fields
        refusal={act.error}
        onSubmit={() =>
          act.mutate(
            { body: { ...typed, till: asTill } },
            { onSuccess: ({ factor }) => (factor ? setStep(factor) : onSignedIn()) },
          )
        }
      >
        <TextField
          name="email"
          type="email"
          label={signIn.email}
          autoComplete="username"
          value={typed.email}
          onValue={(email) => setTyped((before) => ({ ...before, email }))}
        />
        <TextField
          name="password"
          type="password"
          label={signIn.password}
          autoComplete="current-password"
          value={typed.password}
          onValue={(password) => setTyped((before) => ({ ...before, password }))}
        />
        {known === null && (
          <>
            <CheckField name="till" label={signIn.till} checked={shared} onChecked={setShared} />
            {shared && (
              <ChoiceField
                name="store_code"
                label={signIn.store}
                hint={signIn.tillHint}
                required
                empty={signIn.storeEmpty}
                options={stores.map(({ code, name }) => ({ value: code, text: `${name} · ${code}` }))}
                value={store}
                onValue={choose}
              />
            )}
          </>
        )}
        <Submit busy={act.isPending}>{signIn.submit}</Submit>
      </Fields>
      <div className="door-ways">
        {canPasskey() && <PasskeyDoor till={asTill} onSignedIn={onSignedIn} />}
        <button type="button" className="link-button" onClick={() => setStep('forgotten')}>
          {signIn.forgotten}
        </button>
      </div>
    </Door>
  )
}

function PasskeyDoor({ till, onSignedIn }: { till: { store_code: string } | null; onSignedIn: () => void }) {
  const words = useWords(accessWords)
  const options = useAct('POST /login/passkey/options/')
  const act = useAct('POST /login/passkey/', ['GET /till/'])
  const [failed, setFailed] = useState(false)
  const [once] = useState(onceAtATime)
  const enter = async () => {
    setFailed(false)
    const passkey = await signWithPasskey(await options.mutateAsync({}))
    if (passkey) act.mutate({ body: { passkey, till } }, { onSuccess: onSignedIn })
    else setFailed(true)
  }
  const said = failed ? words.passkeyFailed : (act.error ?? options.error)?.message
  return (
    <>
      <button
        type="button"
        className="button"
        data-kind="quiet"
        aria-busy={act.isPending}
        onClick={() => void once('passkey', enter)?.catch(() => {})}
      >
        {words.signIn.passkey}
      </button>
      {said && (
        <p className="fault" role="alert">
          {said}
        </p>
      )}
    </>
  )
}
