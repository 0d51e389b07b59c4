import { useAct } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { LanguageChoice } from '../frame/language-choice.tsx'
import { useWords } from '../words/dictionary.ts'
import { Factors } from './factors.tsx'
import { Part } from './part.tsx'
import { Password } from './password.tsx'
import { Pins } from './pins.tsx'
import { Sessions } from './sessions.tsx'
import { accountWords } from './words.ts'
import './account.css'

/** What somebody of the staff looks after themselves. */
export function Screen() {
  const words = useWords(accountWords)
  const { name, email, session } = useMe()
  const keep = useAct('PUT /me/', ['GET /me/'])
  return (
    <article className="account">
      <title>{words.title}</title>
      <header>
        <h1>{words.title}</h1>
        <p className="quiet">
          {name} · {email}
        </p>
      </header>
      {session.factor_missing && (
        <div className="account-notice">
          <h2>{words.factor.missingTitle}</h2>
          <p>{words.factor.missing}</p>
        </div>
      )}
      {session.factor_missing && <Factors />}
      <Password />
      {!session.factor_missing && <Factors />}
      <Pins />
      <Sessions />
      <Part title={words.language}>
        <LanguageChoice onChosen={(language) => keep.mutate({ body: { language } })} />
      </Part>
    </article>
  )
}
