import { useMe } from '../api/session.tsx'
import { useWords } from '../words/dictionary.ts'
import { Factors } from './factors.tsx'
import { Password } from './password.tsx'
import { Pins } from './pins.tsx'
import { Screens } from './screens.tsx'
import { Sessions } from './sessions.tsx'
import { accountWords } from './words.ts'
import './account.css'

/** What somebody of the staff looks after themselves. */
export function Screen() {
  const words = useWords(accountWords)
  const { name, email, session } = useMe()
  // Keyed, so that the codes that are shown once stay when the factor is no longer missing and its part moves down.
  const factors = <Factors key="factors" />
  const password = <Password key="password" />
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
      {session.factor_missing ? [factors, password] : [password, factors]}
      <Pins />
      <Sessions />
      <Screens />
    </article>
  )
}
