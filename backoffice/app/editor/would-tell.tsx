import { useEffect, useRef } from 'react'
import type { Answer } from '../api/calls.ts'
import { frameWords } from '../frame/words.ts'
import { useWords } from '../words/dictionary.ts'
import { editorWords } from './words.ts'
import './editor.css'

export type Told = Answer<'POST /agenda/:activity/told/'>

interface Props {
  told: Told
  /** What the button says that sends. */
  act: string
  onAnswer: (goes: boolean) => void
  /** Below which heading it stands. */
  heading?: 'h2' | 'h3'
}

/** Whom a change is told to and the letter itself, before it goes. */
export function WouldTell({ told, act, onAnswer, heading: Heading = 'h3' }: Props) {
  const { agenda: words } = useWords(editorWords)
  const { kit, languages: names } = useWords(frameWords)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <section
      className="would-tell"
      role="alertdialog"
      aria-label={words.tellTitle(told.people)}
      tabIndex={-1}
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onAnswer(false)
      }}
    >
      <Heading>{words.tellTitle(told.people)}</Heading>
      {told.letters.map(({ language, people, subject, text }, index) => (
        <details key={language} open={index === 0}>
          <summary>
            {names[language]} · {words.people(people)} · <span lang={language}>{subject}</span>
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
          <pre lang={language} tabIndex={0}>
            {text}
          </pre>
        </details>
      ))}
      <div className="detail-acts">
        <button type="button" className="button" onClick={() => onAnswer(true)}>
          {act}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={() => onAnswer(false)}>
          {kit.cancel}
        </button>
      </div>
    </section>
  )
}
