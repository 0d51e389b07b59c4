import './quizzes.css'
import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation } from 'react-router'
import { Quiz as QuizContract, QuizResult } from '#modules/editorial/quizzes/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useMessages } from '../messages/messages.tsx'
import { shownPicture } from '../shelves/shown.ts'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { PictureView } from '../ui/picture.tsx'
import { Title } from '../ui/title.tsx'
import { Profiles } from './profiles.tsx'
import { Questions } from './questions.tsx'
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
  const missing =
    seen === null
      ? []
      : due.filter((question) => question.answers.every(({ letter }) => letter !== answers[question.name])).map((one) => one.name)
  return {
    name,
    title: quiz.title,
    text: quiz.text,
    art: shownPicture(quiz.art),
    profiles: quiz.profiles,
    questions: asked,
    alternate: quiz.alternate ?? 0,
    answers,
    missing,
    sent: seen !== null,
  }
}
export type QuizPage = Awaited<ReturnType<typeof loader>>

export default function Quiz() {
  const page = useLoaderData<typeof loader>()
  const { name, title, text, art, profiles } = page
  const { quizzes } = useMessages()
  const { search } = useLocation()
  return (
    <div className="page list">
      <Title text={title} />
      <Description text={text} />
      {page.sent && <meta name="robots" content="noindex, follow" />}
      <Breadcrumbs crumbs={[{ name: title }]} />
      <div className="quiz-page">
        <div className="quiz-intro">
          <header className="list-head">
            <h1>{title}</h1>
            <p className="lead">{text}</p>
          </header>
          <PictureView picture={{ ...art, alt: '' }} sizes="(min-width: 992px) 40vw, 1px" />
        </div>
        <Questions key={search} page={page} />
      </div>
      <Profiles quiz={name} title={quizzes.allProfiles} lead={quizzes.allProfilesLead} profiles={profiles} />
    </div>
  )
}
