import './quiz-trial.css'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { Fields, Submit } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { Scrolling } from '../kit/scrolling.tsx'
import { Mark, Section } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { aroundWords } from './words.ts'

type Quiz = Answer<'GET /quizzes/:key/'>
type Question = Quiz['questions'][number]
type Draft = Pick<Quiz, 'questions' | 'alternates'>

const most = 9

/** The points of a quiz as a table for each question, and the quiz itself, tried with them before they are saved. */
export function QuizTrial({ quiz }: { quiz: Quiz }) {
  const { quizzes: words } = useWords(aroundWords)
  const { kit } = useWords(frameWords)
  const language = useLanguage()
  const tell = useNotice()
  const may = useMay('quiz.change')
  const [draft, setDraft] = useState<Draft>({ questions: quiz.questions, alternates: quiz.alternates })
  const [choices, setChoices] = useState<number[]>([])
  const save = useAct('PUT /quizzes/:key/', ['GET /quizzes/', 'GET /quizzes/:key/'])
  const tried = useCall(
    'POST /quizzes/:key/trial/',
    {
      params: { key: quiz.key },
      body: {
        profiles: quiz.profiles.map(({ key }) => ({ key })),
        questions: pointsOf(draft.questions),
        alternates: pointsOf(draft.alternates),
        choices,
      },
    },
    { placeholderData: keepPreviousData },
  ).data
  const titleOf = (key: string) => quiz.profiles.find((profile) => profile.key === key)?.titles[language] ?? key
  const last = tried?.last ?? null
  const asked = [...draft.questions, ...(last === null ? [] : [draft.alternates[last]!])]
  const choose = (index: number, answer: number) =>
    // Another answer before the last question may lead to another one.
    setChoices((before) => [...before.slice(0, index), answer, ...(index < 4 ? before.slice(index + 1, 4) : [])])
  const send = () => {
    const { key: _key, addresses, ...whole } = quiz
    save.mutate(
      { params: { key: quiz.key }, body: { ...whole, ...draft, addresses: addresses as never } },
      { onSuccess: () => tell({ text: kit.saved }) },
    )
  }
  return (
    <>
      <Section title={words.tryIt}>
        <p className="quiet">{words.tryText}</p>
        {asked.map((question, index) => (
          <fieldset key={index} className="quiz-question">
            <legend>{question.texts[language]}</legend>
            {question.answers.map((answer, at) => (
              <label key={at} className="check">
                <input
                  type="radio"
                  name={`try-${index}`}
                  checked={choices[index] === at}
                  disabled={index > choices.length}
                  onChange={() => choose(index, at)}
                />
                <span>{answer.texts[language]}</span>
              </label>
            ))}
          </fieldset>
        ))}
        <p role="status">{tried?.profile ? words.leadsTo(titleOf(tried.profile)) : ''}</p>
      </Section>
      <Section title={words.reached}>
        <ul className="quiz-reached">
          {tried?.reached.map(({ key, ways, example }) => (
            <li key={key}>
              <strong>{titleOf(key)}</strong>{' '}
              {ways === 0 ? (
                <Mark tone="bad">{words.nobody}</Mark>
              ) : (
                <span className="quiet">{words.ways(ways, example ?? '')}</span>
              )}
            </li>
          ))}
        </ul>
      </Section>
      {may && (
        <Section title={words.points}>
          <p className="quiet">{words.pointsText}</p>
          <Fields refusal={save.error} onSubmit={send}>
            {(['questions', 'alternates'] as const).flatMap((part) =>
              draft[part].map((question, index) => (
                <PointsTable
                  key={`${part} ${index}`}
                  caption={`${part === 'alternates' ? `${words.lastOne} · ` : ''}${question.texts[language]}`}
                  question={question}
                  profiles={quiz.profiles.map(({ key }) => ({ key, title: titleOf(key) }))}
                  onQuestion={(changed) =>
                    setDraft((before) => ({ ...before, [part]: before[part].map((one, at) => (at === index ? changed : one)) }))
                  }
                />
              )),
            )}
            <Submit busy={save.isPending}>{kit.save}</Submit>
          </Fields>
        </Section>
      )}
    </>
  )
}

const pointsOf = (questions: readonly Question[]) =>
  questions.map(({ answers }) => ({ answers: answers.map(({ points }) => ({ points })) }))

interface PointsProps {
  caption: string
  question: Question
  profiles: readonly { key: string; title: string }[]
  onQuestion: (question: Question) => void
}

/** What each answer of a question gives to each profile; nothing where its box is empty. */
function PointsTable({ caption, question, profiles, onQuestion }: PointsProps) {
  const { quizzes: words } = useWords(aroundWords)
  const language = useLanguage()
  const put = (answer: number, profile: string, text: string) => {
    const figure = Math.min(most, Math.max(0, Math.round(Number(text)) || 0))
    const answers = question.answers.map((one, at) => {
      if (at !== answer) return one
      const { [profile]: _before, ...others } = one.points
      return { ...one, points: figure === 0 ? others : { ...others, [profile]: figure } }
    })
    onQuestion({ ...question, answers })
  }
  return (
    <Scrolling className="quiz-points" label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.answer}</th>
            {profiles.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {question.answers.map((answer, at) => (
            <tr key={at}>
              <th scope="row">{answer.texts[language]}</th>
              {profiles.map(({ key, title }) => (
                <td key={key}>
                  <input
                    inputMode="numeric"
                    aria-label={words.pointsOf(answer.texts[language], title)}
                    value={answer.points[key] ?? ''}
                    onChange={({ target }) => put(at, key, target.value)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  )
}
