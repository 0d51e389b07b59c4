import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useAct, useCall, useList } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { ActButton } from '../kit/act-button.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { ChoiceField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { draftOf, type RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { Facts, Mark, Section } from '../kit/shown.tsx'
import { themeOptions } from '../kit/themes.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { ProfilesBox, QuestionsBox } from './quiz-boxes.tsx'
import { blankQuiz, parts, type Quiz, withKnownPoints } from './quiz-parts.ts'
import { TrialBox } from './quiz-trial.tsx'
import { monthDay } from './season.ts'
import type { Words } from './words/es.ts'
import { aroundWords } from './words.ts'
import { YearlyDay, yearly } from './yearly-day.tsx'

const fieldsOf = (words: Words, fresh: boolean): RecordField[] => {
  const { campaigns, quizzes } = words
  const day = { as: 'own', hint: campaigns.dayHint, box: YearlyDay, ...yearly, required: true } as const
  // What is said of the points, that nobody reaches a profile, stands where that is seen.
  const trial: RecordField = { as: 'own', name: 'points', label: quizzes.tryIt, box: TrialBox, read: () => undefined }
  return [
    ...(fresh ? [] : [trial]),
    ...(fresh ? [{ as: 'text', name: 'key', label: campaigns.key, hint: quizzes.keyHint, required: true } as const] : []),
    { as: 'texts', name: 'titles', label: campaigns.name, fits: 48 },
    { as: 'texts', name: 'texts', label: campaigns.text, rows: 3, fits: 300 },
    { as: 'texts', name: 'addresses', label: quizzes.address },
    { name: 'from_day', label: campaigns.from, ...day },
    { name: 'to_day', label: campaigns.to, ...day },
    { name: 'needed_on', label: quizzes.neededOn, ...day },
    { as: 'choice', name: 'theme', label: campaigns.theme, options: themeOptions(words) },
    { as: 'own', name: 'profiles', label: quizzes.profiles, box: ProfilesBox, ...parts },
    { as: 'own', name: 'questions', label: quizzes.questions, hint: quizzes.pointsText, box: QuestionsBox, ...parts },
    { as: 'own', name: 'alternates', label: quizzes.lastOnes, hint: quizzes.lastText, box: QuestionsBox, ...parts },
    ...(fresh ? [trial] : []),
  ]
}

/** A quiz: what it asks, whom it finds, when it opens; tried as it is written. */
export function Screen() {
  const { quiz: key = '' } = useParams()
  const { campaigns, quizzes: words } = useWords(aroundWords)
  const may = useMay('quiz.change')
  const language = useLanguage()
  const fresh = key === 'new'
  const { data, error, refetch } = useCall('GET /quizzes/:key/', { params: { key } }, { enabled: !fresh })
  return (
    <DetailPane
      title={fresh ? words.new : (data?.titles[language] ?? key)}
      list="/quizzes"
      row={key}
      head={data && <Mark tone={data.opens === 'never' ? 'plain' : 'good'}>{words.opens[data.opens]}</Mark>}
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {fresh && may && <NewQuiz />}
      {data && (
        <>
          <Facts of={[[words.columns.season, campaigns.season(monthDay(data.from_day), monthDay(data.to_day))]]} />
          {may && <Opens of={data} />}
          {may ? <Whole key={key} quiz={data} /> : <Read quiz={data} />}
        </>
      )}
    </DetailPane>
  )
}

/** One more, which nobody sees until it is opened: written from nothing, or begun as a copy. */
function NewQuiz() {
  const { quizzes: words } = useWords(aroundWords)
  const [copied, setCopied] = useState('')
  const others = useList('GET /quizzes/', {}).rows
  const { data } = useCall('GET /quizzes/:key/', { params: { key: copied } }, { enabled: copied !== '' })
  const { addresses: _taken, ...rest } = data ?? { addresses: null }
  const quiz = copied === '' ? blankQuiz() : data && { ...rest, key: '', opens: 'never', version: 'new' }
  return (
    <>
      <ChoiceField
        name="copy"
        label={words.copyOf}
        value={copied}
        onValue={setCopied}
        options={others.map((one) => ({ value: one.key, text: one.title }))}
        empty={words.noCopy}
      />
      {quiz && <Whole key={copied} quiz={quiz} name={`/quizzes new ${copied}`} />}
    </>
  )
}

/** Everything of a quiz in one form: it is saved as a whole, so that no half of it is ever shown. */
function Whole({ quiz, name }: { quiz: Partial<Omit<Quiz, 'opens'>> & { opens: string }; name?: string }) {
  const words = useWords(aroundWords)
  const { kit } = useWords(frameWords)
  const navigate = useNavigate()
  const tell = useNotice()
  const put = useAct('PUT /quizzes/:key/', ['GET /quizzes/', 'GET /texts/'])
  const fresh = name !== undefined
  const save = async ({ key = quiz.key, ...body }: Record<string, unknown>) => {
    const { profiles, questions, alternates } = body as unknown as Quiz
    const whole = {
      ...body,
      opens: quiz.opens,
      questions: withKnownPoints(questions, profiles),
      alternates: withKnownPoints(alternates, profiles),
    }
    const saved = await put.submit({ params: { key: String(key).trim() }, body: whole })
    tell({ text: kit.saved })
    if (fresh) void navigate(`/quizzes/${saved.key}`)
  }
  return (
    <RecordForm
      name={name ?? `/quizzes ${quiz.key}`}
      fields={fieldsOf(words, fresh)}
      record={quiz}
      save={save}
      refusal={put.error}
      busy={put.isPending}
    />
  )
}

function Opens({ of: { key, opens: now } }: { of: Quiz }) {
  const { quizzes: words } = useWords(aroundWords)
  const notice = useNotice()
  const open = useAct('POST /quizzes/:key/open/', ['GET /quizzes/'])
  return (
    <div className="detail-acts">
      {(['always', 'in_season', 'never'] as const).map((opens) => (
        <ActButton
          key={opens}
          busy={open.isPending}
          whyNot={now === opens ? words.already : null}
          onAct={() =>
            open.mutate(
              { params: { key }, body: { opens } },
              {
                onSuccess: () => notice({ text: words.changed }),
                onError: (refusal) => notice({ text: refusal.message, kind: 'fault' }),
              },
            )
          }
        >
          {words.open[opens]}
        </ActButton>
      ))}
    </div>
  )
}

/** The quiz for whoever may change nothing of it. */
function Read({ quiz }: { quiz: Quiz }) {
  const words = useWords(aroundWords)
  const language = useLanguage()
  return (
    <>
      <TrialBox
        name="points"
        label=""
        required={false}
        value=""
        onValue={() => undefined}
        draft={draftOf(fieldsOf(words, false), quiz, language)}
      />
      <Section title={words.quizzes.questions}>
        <ol>
          {quiz.questions.map(({ texts }) => (
            <li key={texts.es}>{texts[language]}</li>
          ))}
        </ol>
      </Section>
      <Section title={words.quizzes.profiles}>
        <ul>
          {quiz.profiles.map((profile) => (
            <li key={profile.key}>
              <strong>{profile.titles[language]}</strong> {profile.reasons[language]}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
