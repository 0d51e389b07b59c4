import { Link } from 'react-router'
import { useWords } from '../words/dictionary.ts'
import { frameWords } from './words.ts'

export function Trouble() {
  const { trouble } = useWords(frameWords)
  return (
    <section className="message" role="alert">
      <h1>{trouble.title}</h1>
      <p>{trouble.text}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {trouble.again}
      </button>
    </section>
  )
}

export function Lost() {
  const { lost } = useWords(frameWords)
  return (
    <section className="message">
      <h1>{lost.title}</h1>
      <p>{lost.text}</p>
      <Link to="/">{lost.home}</Link>
    </section>
  )
}
