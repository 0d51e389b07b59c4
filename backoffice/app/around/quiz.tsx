import { useParams } from 'react-router'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Facts, Mark, Section } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { QuizTrial } from './quiz-trial.tsx'
import { monthDay } from './season.ts'
import { aroundWords } from './words.ts'

/** A quiz: what it asks, whom it finds, and when it opens. */
export function Screen() {
  const { quiz: key = '' } = useParams()
  const { campaigns, quizzes: words } = useWords(aroundWords)
  const may = useMay('quiz.change')
  const language = useLanguage()
  const notice = useNotice()
  const { data, error, refetch } = useCall('GET /quizzes/:key/', { params: { key } })
  const open = useAct('POST /quizzes/:key/open/', ['GET /quizzes/'])
  return (
    <DetailPane
      title={data?.titles[language] ?? key}
      list="/quizzes"
      row={key}
      head={data && <Mark tone={data.opens === 'never' ? 'plain' : 'good'}>{words.opens[data.opens]}</Mark>}
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <Facts of={[[words.columns.season, campaigns.season(monthDay(data.from_day), monthDay(data.to_day))]]} />
          {may && (
            <div className="detail-acts">
              {(['always', 'in_season', 'never'] as const).map((opens) => (
                <ActButton
                  key={opens}
                  busy={open.isPending}
                  whyNot={data.opens === opens ? words.already : null}
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
          )}
          <QuizTrial key={data.version} quiz={data} />
          <Section title={words.questions}>
            <ol>
              {data.questions.map(({ texts }) => (
                <li key={texts.es}>{texts[language]}</li>
              ))}
            </ol>
          </Section>
          <Section title={words.profiles}>
            <ul>
              {data.profiles.map((profile) => (
                <li key={profile.key}>
                  <strong>{profile.titles[language]}</strong> {profile.reasons[language]}
                </li>
              ))}
            </ul>
          </Section>
        </>
      )}
    </DetailPane>
  )
}
