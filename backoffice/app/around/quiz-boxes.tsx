import './quiz-trial.css'
import { type ReactNode, useState } from 'react'
import { useList } from '../api/queries.ts'
import { OwnBox } from '../kit/own-box.tsx'
import { type BoxProps, bodyOf, draftOf, type RecordField } from '../kit/record-fields.ts'
import { OneField } from '../kit/record-form.tsx'
import { Scrolling } from '../kit/scrolling.tsx'
import { themeOptions } from '../kit/themes.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { blankProfile, type Profile, parts, type Question } from './quiz-parts.ts'
import type { Words } from './words/es.ts'
import { aroundWords } from './words.ts'

const [fewest, most] = [2, 12]
const highest = 9

interface PartProps<Part extends object> {
  /** How the call names the part: `profiles.0`. */
  prefix: string
  fields: readonly RecordField[]
  part: Part
  onPart: (part: Part) => void
}

/** The fields of a part of a record, within the form of the whole. */
function PartFields<Part extends object>({ prefix, fields, part, onPart }: PartProps<Part>) {
  const draft = draftOf(fields, part, useLanguage())
  return fields.map((field) => (
    <OneField
      key={field.name}
      field={{ ...field, name: `${prefix}.${field.name}` }}
      value={draft[field.name] ?? ''}
      draft={draft}
      onValue={(value) => onPart({ ...part, ...bodyOf(fields, { ...draft, [field.name]: value }) })}
    />
  ))
}

const profileFields = (words: Words, categories: readonly { value: string; text: string }[]): RecordField[] => {
  const { campaigns, giftCategories, quizzes } = words
  return [
    { as: 'texts', name: 'titles', label: campaigns.name, fits: 40 },
    { as: 'texts', name: 'reasons', label: quizzes.reason, fits: 80 },
    { as: 'texts', name: 'texts', label: quizzes.profileText, rows: 6, fits: 600 },
    { as: 'texts', name: 'slugs', label: giftCategories.slugs },
    { as: 'choice', name: 'theme', label: campaigns.theme, options: themeOptions(words) },
    { as: 'choice', name: 'gift_category', label: quizzes.category, options: categories, empty: quizzes.bySearch },
    { as: 'maybe', name: 'query', label: giftCategories.query, hint: giftCategories.queryHint },
  ]
}

/** A part of the quiz, folded under its name. What begins open stays so while its name is typed. */
function Part({ name, begunOpen = false, children }: { name: string; begunOpen?: boolean; children: ReactNode }) {
  const [open] = useState(begunOpen)
  return (
    <details className="quiz-part" open={open || undefined}>
      <summary>{name}</summary>
      <div className="fields record">{children}</div>
    </details>
  )
}

/** The profiles that a quiz finds: words, address and what each shows; added and taken out. */
export function ProfilesBox({ name, label, hint, value, onValue, draft = {} }: BoxProps) {
  const words = useWords(aroundWords)
  const { quizzes: own, campaigns } = words
  const language = useLanguage()
  const categories = useList('GET /gifts/categories/', {}).rows.map((one) => ({ value: one.key, text: one.titles[language] }))
  const profiles = parts.read<Profile>(value)
  const questions = [...parts.read<Question>(draft['questions']), ...parts.read<Question>(draft['alternates'])]
  // Points are given by key: it stays once there are some.
  const pointed = new Set(questions.flatMap(({ answers }) => answers.flatMap(({ points }) => Object.keys(points))))
  const fields = profileFields(words, categories)
  const keyField: RecordField = { as: 'text', name: 'key', label: campaigns.key, hint: own.keyHint, required: true }
  const put = (next: readonly Profile[]) => onValue(parts.write(next))
  return (
    <OwnBox name={name} label={label} hint={hint}>
      {profiles.map((profile, index) => (
        <Part key={index} name={profile.titles[language] || own.profile(index + 1)} begunOpen={profile.key === ''}>
          <PartFields
            prefix={`${name}.${index}`}
            fields={pointed.has(profile.key) ? fields : [keyField, ...fields]}
            part={profile}
            onPart={(changed) => put(profiles.with(index, changed))}
          />
          {profiles.length > fewest && (
            <p>
              <button type="button" className="button" data-kind="quiet" onClick={() => put(profiles.toSpliced(index, 1))}>
                {own.removeProfile(profile.titles[language] || own.profile(index + 1))}
              </button>
            </p>
          )}
        </Part>
      ))}
      {profiles.length < most && (
        <p>
          <button type="button" className="button" data-kind="quiet" onClick={() => put([...profiles, blankProfile()])}>
            {own.addProfile}
          </button>
        </p>
      )}
    </OwnBox>
  )
}

/** The questions of a quiz, or its last ones: their words, those of their answers, and the points that each gives. */
export function QuestionsBox({ name, label, hint, value, onValue, draft = {} }: BoxProps) {
  const { quizzes: own, giftCategories } = useWords(aroundWords)
  const language = useLanguage()
  const questions = parts.read<Question>(value)
  const profiles = parts
    .read<Profile>(draft['profiles'])
    .filter(({ key }) => key !== '')
    .map(({ key, titles }) => ({ key, title: titles[language] || key }))
  const put = (index: number, question: Question) => onValue(parts.write(questions.with(index, question)))
  return (
    <OwnBox name={name} label={label} hint={hint}>
      {questions.map((question, index) => {
        const said = question.texts[language] || own.question(index + 1)
        return (
          <Part key={index} name={said}>
            <PartFields
              prefix={`${name}.${index}`}
              fields={[{ as: 'texts', name: 'texts', label: own.question(index + 1), fits: 120 }]}
              part={question}
              onPart={(changed) => put(index, changed)}
            />
            {question.answers.map((answer, at) => (
              <PartFields
                key={at}
                prefix={`${name}.${index}.answers.${at}`}
                fields={[
                  { as: 'texts', name: 'texts', label: own.answerAt(at + 1), fits: 60 },
                  { as: 'maybe', name: 'query', label: own.answerQuery(at + 1), hint: giftCategories.queryHint },
                ]}
                part={answer}
                onPart={(changed) => put(index, { ...question, answers: question.answers.with(at, changed) })}
              />
            ))}
            <PointsTable
              caption={own.points}
              question={question}
              profiles={profiles}
              onQuestion={(changed) => put(index, changed)}
            />
          </Part>
        )
      })}
    </OwnBox>
  )
}

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
  const saidOf = (at: number) => question.answers[at]?.texts[language] || words.answerAt(at + 1)
  const put = (at: number, profile: string, text: string) => {
    const figure = Math.min(highest, Math.max(0, Math.round(Number(text)) || 0))
    const answer = question.answers[at]!
    const { [profile]: _before, ...others } = answer.points
    const points = figure === 0 ? others : { ...others, [profile]: figure }
    onQuestion({ ...question, answers: question.answers.with(at, { ...answer, points }) })
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
              <th scope="row">{saidOf(at)}</th>
              {profiles.map(({ key, title }) => (
                <td key={key}>
                  <input
                    inputMode="numeric"
                    aria-label={words.pointsOf(saidOf(at), title)}
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
