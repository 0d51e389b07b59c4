import '../kit/sheet.css'
import { useEffect, useRef } from 'react'
import { useMe } from '../api/session.tsx'
import { usePaper } from '../kit/paper.tsx'
import { useWords } from '../words/dictionary.ts'
import { accountWords } from './words.ts'

/** Codes that are shown this once: to be printed, and put away. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { factor: words } = useWords(accountWords)
  const { email } = useMe()
  const { print, paper } = usePaper()
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => sheet.current?.focus(), [])
  const list = (
    <ul className="codes">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  )
  return (
    <div className="sheet" ref={sheet} tabIndex={-1}>
      <h3>{words.papers}</h3>
      <p>{words.papersText}</p>
      {list}
      <div className="row-of-buttons">
        <button
          type="button"
          className="button"
          onClick={() =>
            print(
              <>
                <h1>{words.papersOf(email)}</h1>
                {list}
              </>,
            )
          }
        >
          {words.print}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={onKept}>
          {words.kept}
        </button>
      </div>
      {paper}
    </div>
  )
}
