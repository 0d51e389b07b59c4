import { useMe } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'

/** What waits for this person, the oldest first. */
export function Screen() {
  const { home } = useWords(frameWords)
  const me = useMe()
  return (
    <section className="list-pane">
      <title>{home}</title>
      <header className="list-head">
        <h1>{home}</h1>
        <p className="quiet">{me.name}</p>
      </header>
    </section>
  )
}
