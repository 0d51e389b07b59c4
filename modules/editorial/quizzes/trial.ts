import { letters, type QuizTrial, type QuizTried } from './contract.ts'
import { alternateOf, everyWay, profileOf } from './scoring.ts'
import { rulesOf } from './whole-quiz.ts'

/**
 * A quiz as it would be, tried without being saved: by how many ways each profile is reached and by which for one, the last question
 * that the choices lead to, and the profile of all five.
 */
export function tryQuiz({ choices, ...draft }: QuizTrial): QuizTried {
  const rules = rulesOf(draft)
  const reached = draft.profiles.map(({ key }) => ({ key, ways: 0, example: null as string | null }))
  for (const way of everyWay(rules)) {
    const profile = reached[way.profile]
    if (!profile) continue
    profile.ways += 1
    profile.example ??= way.choices.map((choice) => letters[choice]).join('')
  }
  return {
    reached,
    last: choices.length < 4 ? null : alternateOf(rules, choices.slice(0, 4)),
    profile: choices.length < 5 ? null : (draft.profiles[profileOf(rules, choices)]?.key ?? null),
  }
}
