import { Link } from 'react-router'
import { useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'

export function TransferResult({ found }: { found: { kind: 'transfer'; transfer: number } }) {
  const { transfer: words } = useWords(counterWords)
  return (
    <section className="counter-card">
      <h2>{words.title}</h2>
      <Link className="button" to={`/transfers/${found.transfer}`}>
        {words.open}
      </Link>
    </section>
  )
}
