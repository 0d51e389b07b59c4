import type { KeyboardEvent, PointerEvent } from 'react'
import type { QuizQuestion } from '#modules/editorial/quizzes/contract.ts'
import { fieldId } from '../ui/form.tsx'
import { useQuizzes } from './quizzes-words.ts'

interface Props {
  question: QuizQuestion
  place: number
  /** The one that is shown where scripts run. */
  current: boolean
  chosen: string
  missing: boolean
  /** Found missing by the server: marked where all questions stand. */
  missed: boolean
  /** A finger or a mouse chose, not a key. */
  onTap: () => void
  onChoose: () => void
}

/** A question with its answers as large as a finger; letters choose while the focus is in it. */
export function Question({ question: { name, text, answers }, place, current, chosen, missing, missed, onTap, onChoose }: Props) {
  const quizzes = useQuizzes()
  const id = fieldId(name)
  const wrong = missing || missed
  const byLetter = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const input = event.currentTarget.querySelector<HTMLInputElement>(`input[value="${CSS.escape(event.key.toLowerCase())}"]`)
    if (!input) return
    input.checked = true
    input.focus()
    onChoose()
  }
  const byPointer = (event: PointerEvent<HTMLFieldSetElement>) => {
    if (event.button === 0 && (event.target as Element).closest('label')) onTap()
  }
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      data-current={current || undefined}
      data-missing={wrong || undefined}
      aria-describedby={wrong ? `${id}-error` : undefined}
      onKeyDown={byLetter}
      onPointerUp={byPointer}
    >
      <legend>
        <span className="quiz-number">{quizzes.number({ place })}</span>
        {text}
      </legend>
      <div className="quiz-answers">
        {answers.map(({ letter, text: answer }) => (
          <label className="quiz-answer" key={letter}>
            <input type="radio" name={name} value={letter} defaultChecked={letter === chosen} onChange={onChoose} />
            <span>{answer}</span>
            <span className="quiz-letter js-only" aria-hidden="true">
              {letter}
            </span>
          </label>
        ))}
      </div>
      {wrong && (
        <p className="field-error" id={`${id}-error`}>
          {quizzes.answerAll}
        </p>
      )}
    </fieldset>
  )
}
