import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'

/** What was scanned is nothing here: what it looks like, and where to go on. */
export function Unknown({ code, looksLike }: { code: string; looksLike: Answer<'POST /scan/'>['looks_like'] }) {
  const { unknown } = useWords(counterWords)
  return (
    <section className="counter-card">
      <h2>{unknown.title}</h2>
      <p>{looksLike === null ? unknown.rubbish(code) : `${unknown.text(code)} ${unknown.kinds[looksLike]}`}</p>
      <p>
        <Link to={`/titles?${new URLSearchParams({ q: code })}`}>{unknown.search}</Link>
      </p>
    </section>
  )
}
