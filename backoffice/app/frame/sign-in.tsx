import { useState } from 'react'
import { useAct } from '../api/queries.ts'
import type { Refusal } from '../api/refusal.ts'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { LanguageChoice } from './language-choice.tsx'
import { frameWords } from './words.ts'

interface Props {
  onSignedIn: () => void
  /** Why nobody is known: a session that ended, or a shop that does not answer. */
  trouble: Refusal | null
}

export function SignIn({ onSignedIn, trouble }: Props) {
  const { shop, signIn, kit } = useWords(frameWords)
  const act = useAct('POST /login/')
  const [typed, setTyped] = useState({ email: '', password: '' })
  return (
    <main className="sign-in">
      <title>{signIn.title}</title>
      <p className="sign-in-shop">{shop}</p>
      <h1>{signIn.title}</h1>
      {trouble && trouble.status !== 401 && <p className="fault">{trouble.status === 0 ? kit.offline : trouble.message}</p>}
      <Fields refusal={act.error} onSubmit={() => act.mutate({ body: typed }, { onSuccess: onSignedIn })}>
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
        <Submit busy={act.isPending}>{signIn.submit}</Submit>
      </Fields>
      <LanguageChoice />
    </main>
  )
}
