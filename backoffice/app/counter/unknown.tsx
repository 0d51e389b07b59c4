import { useState } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useWords } from '../words/dictionary.ts'
import { Remark } from './remark.tsx'
import { useTitleKeys } from './title-keys.ts'
import { counterWords } from './words.ts'

/** What was scanned is nothing here: what it looks like, and where to go on. */
export function Unknown({ code, looksLike }: { code: string; looksLike: Answer<'POST /scan/'>['looks_like'] }) {
  const { unknown, remark } = useWords(counterWords)
  const [asks, setAsks] = useState(false)
  const mayAsk = useMay('remark.make') && looksLike === 'title'
  useTitleKeys({ q: mayAsk ? () => setAsks(true) : null })
  return (
    <section className="counter-card">
      <h2>{unknown.title}</h2>
      <p>{looksLike === null ? unknown.rubbish(code) : `${unknown.text(code)} ${unknown.kinds[looksLike]}`}</p>
      <p>
        <Link to={`/titles?${new URLSearchParams({ q: code })}`}>{unknown.search}</Link>
      </p>
      {mayAsk && !asks && (
        <div className="counter-acts">
          <ActButton onAct={() => setAsks(true)} keys="Q">
            {remark.ask}
          </ActButton>
        </div>
      )}
      {asks && <Remark code={code} onDone={() => setAsks(false)} />}
    </section>
  )
}
