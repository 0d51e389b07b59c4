import './quizzes.css'
import { useLocation } from 'react-router'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { PictureView } from '../ui/picture.tsx'
import { Title } from '../ui/title.tsx'
import type { QuizPage } from './load-quiz.ts'
import { Profiles } from './profiles.tsx'
import { Questions } from './questions.tsx'
import { useQuizzes } from './quizzes-words.ts'

/** A quiz: one question after another, then its profiles for who would rather look than answer. */
export function QuizScreen({ page }: { page: QuizPage }) {
  const { title, text, art, profiles } = page
  const quizzes = useQuizzes()
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
      <Profiles title={quizzes.allProfiles} lead={quizzes.allProfilesLead} profiles={profiles} />
    </div>
  )
}
