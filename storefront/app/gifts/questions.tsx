import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { useEarly } from '../ui/early.ts'
import { ErrorSummary, fieldId } from '../ui/form.tsx'
import type { QuizPage } from './load-quiz.ts'
import { Question } from './question.tsx'
import { useQuizzes } from './quizzes-words.ts'

/** A tapped answer is seen for a moment before the next question comes. */
const seenFor = 260

/**
 * One question at a time where scripts run, all of them as one form where they do not (style sheet: scripting). A tap goes on by
 * itself; with the keyboard arrows and letters choose, Enter goes on.
 */
export function Questions({ page: { questions, alternate, answers, missing, sent } }: { page: QuizPage }) {
  const quizzes = useQuizzes()
  const { pathname } = useLocation()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const firstMissing = questions.findIndex(({ name }) => missing.includes(name))
  const [step, setStep] = useState(firstMissing >= 0 ? firstMissing : sent ? questions.length - 1 : 0)
  const [unanswered, setUnanswered] = useState<string | null>(null)
  const turned = useRef(sent)
  const complete = questions.length === 5
  const outcome =
    missing.length > 0
      ? { detail: null, values: {}, errors: Object.fromEntries(missing.map((text) => [text, quizzes.answerAll])) }
      : undefined

  const shownName = questions[step]?.name
  useEffect(() => {
    if (turned.current && shownName)
      document.getElementById(fieldId(shownName))?.focus({ preventScroll: window.innerWidth >= 992 })
    return () => clearTimeout(waiting.current)
  }, [shownName])

  const show = (index: number) => {
    turned.current = true
    setUnanswered(null)
    setStep(index)
  }
  const isAnswered = () => form.current !== null && new FormData(form.current).has(questions[step]?.name ?? '')
  const forward = (event?: FormEvent) => {
    clearTimeout(waiting.current)
    const current = questions[step]
    if (!form.current || !current) return
    if (!isAnswered()) {
      event?.preventDefault()
      setUnanswered(current.name)
      form.current.querySelector<HTMLElement>(`input[name=${current.name}]`)?.focus()
    } else if (step < questions.length - 1) {
      event?.preventDefault()
      show(step + 1)
    } else if (!event) form.current.requestSubmit()
  }
  const tapped = () => {
    setUnanswered(null)
    clearTimeout(waiting.current)
    // A pointer that was let go beside its answer chose nothing.
    waiting.current = setTimeout(() => isAnswered() && forward(), seenFor)
  }
  const form = useEarly<HTMLFormElement>((element) => {
    const answer = element.querySelector<HTMLInputElement>(`input[name="${questions[step]?.name}"]:checked`)
    // Chosen by a key it waits for Enter.
    if (answer && !answer.defaultChecked && !answer.matches(':focus-visible')) tapped()
  })
  return (
    <Form
      ref={form}
      method="get"
      action={pathname}
      className="quiz-form"
      noValidate
      preventScrollReset
      onSubmit={forward}
      data-each-press
    >
      <div className="no-js-only">
        <ErrorSummary outcome={outcome} />
      </div>
      <ol className="quiz-progress js-only" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((index) => (
          <li key={index} data-done={index <= step + 1 || undefined} />
        ))}
      </ol>
      <input type="hidden" name="fifth" value={alternate} />
      {questions.map((question, index) => (
        <Question
          key={question.name === 'q5' ? `q5-${alternate}` : question.name}
          question={question}
          place={index + 1}
          current={index === step}
          chosen={question.name === 'q5' && missing.includes('q5') ? '' : (answers[question.name] ?? '')}
          missing={unanswered === question.name || (unanswered === null && step === index && missing.includes(question.name))}
          missed={missing.includes(question.name)}
          onTap={tapped}
          onChoose={() => setUnanswered(null)}
        />
      ))}
      {complete && missing.length === 0 && (
        <p className="no-js-only" role="status">
          {quizzes.last}
        </p>
      )}
      <p className="quiz-moves no-js-only">
        <button type="submit" className="button">
          {complete ? quizzes.finish : quizzes.next}
        </button>
      </p>
      <div className="js-only">
        <p className="quiz-moves">
          {step > 0 && (
            <button type="button" className="button button-quiet" onClick={() => show(step - 1)}>
              {quizzes.back}
            </button>
          )}
          <button type="submit" className="button">
            {step === 4 ? quizzes.finish : quizzes.forward}
          </button>
        </p>
        <p className="quiz-keys field-hint">{quizzes.keys}</p>
      </div>
    </Form>
  )
}
