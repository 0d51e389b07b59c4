import { CircleUserRound } from 'lucide-react'
import { Link } from 'react-router'
import { useAct } from '../api/queries.ts'
import { useMe } from '../api/session.tsx'
import { useWords } from '../words/dictionary.ts'
import { LanguageChoice } from './language-choice.tsx'
import { openKeys } from './open-keys.tsx'
import { frameWords } from './words.ts'

/** Who works here, in which language, and the way out. */
export function PersonMenu() {
  const words = useWords(frameWords)
  const me = useMe()
  const keep = useAct('PUT /me/', ['GET /me/'])
  const lock = useAct('POST /session/lock/', ['GET /me/'])
  const signOut = useAct('POST /logout/', ['GET /me/'])
  return (
    <>
      <button type="button" className="person" popoverTarget="person-menu" aria-label={`${words.person}: ${me.name}`}>
        <CircleUserRound aria-hidden size={18} />
        <span>{me.name}</span>
      </button>
      <div id="person-menu" popover="auto" className="menu">
        <p className="menu-head">{me.email}</p>
        <LanguageChoice onChosen={(language) => keep.mutate({ body: { language } })} />
        <Link className="menu-item" to="/account">
          {words.account}
        </Link>
        <button
          type="button"
          className="menu-item"
          popoverTarget="person-menu"
          popoverTargetAction="hide"
          aria-keyshortcuts="?"
          onClick={openKeys}
        >
          {words.kit.keys} <kbd>?</kbd>
        </button>
        <button type="button" className="menu-item" onClick={() => lock.mutate({})}>
          {me.session.till_store ? words.changePerson : words.lock}
        </button>
        <button type="button" className="menu-item" onClick={() => signOut.mutate({})}>
          {words.signOut}
        </button>
      </div>
    </>
  )
}
