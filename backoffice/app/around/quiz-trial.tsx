import '../kit/own-box.css'
import './quiz-trial.css'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import type { BoxProps } from '../kit/record-fields.ts'
import { Mark, Section } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { type Profile, parts, type Question } from './quiz-parts.ts'
import { aroundWords } from './words.ts'

const pointsOf = (questions: readonly Question[]) =>
  questions.map(({ answers }) => ({ answers: answers.map(({ points }) => ({ points })) }))
const isKey = (key: string) => /^[a-z0-9-]{2,60}$/.test(key)

/** Answers by their places, as the form numbers them: `aab` is 1-1-2. */
const placesOf = (letters: string) => Array.from(letters, (letter) => letter.charCodeAt(0) - 96).join('-')

/** The quiz as the form has it, taken as a visitor would before it is saved: where answers lead, and whom nobody finds. */
export function TrialBox({ draft = {} }: BoxProps) {
  const { quiz: key = '' } = useParams()
  const { quizzes: words } = useWords(aroundWords)
  const language = useLanguage()
  const [choices, setChoices] = useState<number[]>([])
  const profiles = parts.read<Profile>(draft['profiles'])
  const questions = parts.read<Question>(draft['questions'])
  const alternates = parts.read<Question>(draft['alternates'])
  const tried = useCall(
    'POST /quizzes/:key/trial/',
    {
      params: { key: key === 'new' ? 'new-quiz' : key },
      body: {
        profiles: profiles.map((profile) => ({ key: profile.key })),
        questions: pointsOf(questions),
        alternates: pointsOf(alternates),
        choices,
      },
    },
    { placeholderData: keepPreviousData, enabled: profiles.length > 1 && profiles.every((profile) => isKey(profile.key)) },
  ).data
  const titleOf = (profile: string) => profiles.find((one) => one.key === profile)?.titles[language] || profile
  const last = tried?.last ?? null
  const asked = [...questions, ...(last === null ? [] : [alternates[last]!])]
  const choose = (index: number, answer: number) =>
    // Another answer before the last question may lead to another one.
    setChoices((before) => [...before.slice(0, index), answer, ...(index < 4 ? before.slice(index + 1, 4) : [])])
  return (
    <div className="own-box" id="field-points">
      <Section title={words.tryIt}>
        <p className="quiet">{words.tryText}</p>
        {asked.map((question, index) => (
          <fieldset key={index} className="quiz-question">
            <legend>{question.texts[language] || words.question(index + 1)}</legend>
            {question.answers.map((answer, at) => (
              <label key={at} className="check">
                <input
                  type="radio"
                  name={`try-${index}`}
                  checked={choices[index] === at}
                  disabled={index > choices.length}
                  onChange={() => choose(index, at)}
                />
                <span>{answer.texts[language] || words.answerAt(at + 1)}</span>
              </label>
            ))}
          </fieldset>
        ))}
        <p role="status">{tried?.profile ? words.leadsTo(titleOf(tried.profile)) : ''}</p>
      </Section>
      <Section title={words.reached}>
        <ul className="quiz-reached">
          {tried?.reached.map(({ key: profile, ways, example }) => (
            <li key={profile}>
              <strong>{titleOf(profile)}</strong>{' '}
              {ways === 0 ? (
                <Mark tone="bad">{words.nobody}</Mark>
              ) : (
                <span className="quiet">{words.ways(ways, placesOf(example ?? ''))}</span>
              )}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
