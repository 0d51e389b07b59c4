import { useState } from 'react'
import { useAct } from '../api/queries.ts'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { Door } from './door.tsx'
import { accessWords } from './words.ts'

/** Asks for a link to choose another password. What is answered does not say whether anybody has the address. */
export function Forgotten({ email: first, onBack }: { email: string; onBack: () => void }) {
  const { forgotten: words, signIn } = useWords(accessWords)
  const [email, setEmail] = useState(first)
  const act = useAct('POST /password/forgotten/')
  return (
    <Door title={words.title}>
      {act.isSuccess ? (
        <p role="status">{words.sent(email)}</p>
      ) : (
        <Fields refusal={act.error} onSubmit={() => act.mutate({ body: { email } })}>
          <p>{words.text}</p>
          <TextField name="email" type="email" label={signIn.email} autoComplete="username" value={email} onValue={setEmail} />
          <Submit busy={act.isPending}>{words.submit}</Submit>
        </Fields>
      )}
      <div className="door-ways">
        <button type="button" className="link-button" onClick={onBack}>
          {signIn.back}
        </button>
      </div>
    </Door>
  )
}
