import { Form, type LoaderFunctionArgs, redirect, useLoaderData, useLocation } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import { Quiz as QuizContract, type QuizQuestion, QuizResult } from '#modules/quizzes/contract.ts'
import { useMessages } from '../messages/messages.tsx'
import { apiContext } from '../server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { ErrorSummary, fieldId } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { quizOf, screensOf } from './quiz-screens.ts'

const names = ['q1', 'q2', 'q3', 'q4', 'q5'] as const

/**
 * The questions as a plain form whose answers stand in the address: without scripts it works the same (M-24 to M-26). The fifth is
 * asked once the other four are answered, anew when they change; five answers lead to the result.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { pathname, searchParams } = url
  const name = quizOf(pathname)
  const answers = Object.fromEntries(names.map((one) => [one, (searchParams.get(one) ?? '').slice(0, 1)]))
  const quiz = await api.get(QuizContract, `/quiz/${name}/`, answers)
  const seen = searchParams.get('fifth')
  const asksLast = quiz.last !== null && seen === String(quiz.alternate)
  if (asksLast && quiz.last?.answers.some(({ letter }) => letter === answers['q5'])) {
    const { status, body } = await api.send('POST', `/quiz/${name}/result/`, answers)
    if (status !== 200) throw new Response(null, { status })
    const result = QuizResult.parse(body)
    const to = pathTo(screensOf(name).result, api.language, { profile: result.slug })
    throw redirect(`${to}?answers=${result.answers}`)
  }
  const asked = [...quiz.questions, ...(quiz.last ? [quiz.last] : [])]
  const due = asksLast ? asked : quiz.questions
  const sent = searchParams.has('fifth')
  const missing = sent
    ? due.filter((question) => question.answers.every(({ letter }) => letter !== answers[question.name])).map((one) => one.name)
    : []
  return { name, title: quiz.title, text: quiz.text, questions: asked, alternate: quiz.alternate ?? 0, answers, missing }
}

export default function Quiz() {
  const { title, text, questions, alternate, answers, missing } = useLoaderData<typeof loader>()
  const { quizzes } = useMessages()
  const { pathname } = useLocation()
  const outcome =
    missing.length > 0
      ? { detail: null, values: {}, errors: Object.fromEntries(missing.map((one) => [one, quizzes.answerAll])) }
      : undefined
  const complete = questions.length === 5
  return (
    <div className="page list quiz">
      <Title text={title} />
      <Description text={text} />
      <Breadcrumbs crumbs={[{ name: title }]} />
      <header className="list-head">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </header>
      <Form method="get" action={pathname} noValidate preventScrollReset>
        <ErrorSummary outcome={outcome} />
        <input type="hidden" name="fifth" value={alternate} />
        {questions.map((question, place) => (
          <Question
            key={question.name === 'q5' ? `q5-${alternate}` : question.name}
            question={question}
            place={place + 1}
            chosen={question.name === 'q5' && missing.includes('q5') ? '' : (answers[question.name] ?? '')}
            missing={missing.includes(question.name)}
          />
        ))}
        {complete && missing.length === 0 && <p role="status">{quizzes.last}</p>}
        <p className="form-actions">
          <button type="submit" className="button">
            {complete ? quizzes.finish : quizzes.next}
          </button>
        </p>
      </Form>
    </div>
  )
}

interface Props {
  question: QuizQuestion
  place: number
  chosen: string
  missing: boolean
}

function Question({ question: { name, text, answers }, place, chosen, missing }: Props) {
  const { quizzes } = useMessages()
  const id = fieldId(name)
  return (
    <fieldset id={id} tabIndex={-1} data-missing={missing || undefined} aria-describedby={missing ? `${id}-error` : undefined}>
      <legend>
        <span className="quiz-number">{quizzes.number({ place })}</span>
        {text}
      </legend>
      {answers.map(({ letter, text: answer }) => (
        <label className="quiz-answer" key={letter}>
          <input type="radio" name={name} value={letter} defaultChecked={letter === chosen} />
          <span>{answer}</span>
        </label>
      ))}
      {missing && (
        <p className="field-error" id={`${id}-error`}>
          {quizzes.answerAll}
        </p>
      )}
    </fieldset>
  )
}
