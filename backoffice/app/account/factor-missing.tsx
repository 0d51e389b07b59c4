import { ConfirmDialog } from '../access/confirm.tsx'
import { PersonMenu } from '../frame/person-menu.tsx'
import { useWords } from '../words/dictionary.ts'
import { Factors } from './factors.tsx'
import { accountWords } from './words.ts'
import './account.css'

/** Whoever's roles demand a second factor sets it up before anything else. */
export function FactorMissing() {
  const { factor: words } = useWords(accountWords)
  return (
    <>
      <header className="top-bar">
        <p className="top-bar-store" />
        <PersonMenu />
      </header>
      <main className="account">
        <title>{words.missingTitle}</title>
        <header>
          <h1>{words.missingTitle}</h1>
          <p>{words.missing}</p>
        </header>
        <Factors />
      </main>
      <ConfirmDialog />
    </>
  )
}
