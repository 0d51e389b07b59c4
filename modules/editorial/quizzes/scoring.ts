/** Points by place of the profile in the list; what is not named gives none. */
export type Points = readonly number[]

export interface Rules {
  /** How many profiles there are. */
  profiles: number
  /** Questions 1 to 4: the points of each answer. */
  questions: readonly (readonly Points[])[]
  /** The alternates of question 5, in their order. */
  alternates: readonly (readonly Points[])[]
}

/** What was chosen by place, 0 for the first answer. */
export type Choices = readonly number[]

const pointsOf = (rules: Rules, choices: Choices): number[] =>
  Array.from({ length: rules.profiles }, (_, profile) =>
    rules.questions.reduce((sum, answers, index) => sum + (answers[choices[index] ?? -1]?.[profile] ?? 0), 0),
  )

/** The two profiles ahead after question 4; ties go to the order of the list (M-28). */
export function leadingPair(rules: Rules, choices: Choices): [number, number] {
  const points = pointsOf(rules, choices)
  const [first = 0, second = 0] = points.map((_, index) => index).toSorted((a, b) => points[b]! - points[a]! || a - b)
  return [first, second]
}

/** The alternate of question 5 to ask: the first whose answers tell the leading pair apart, else the first (M-28). */
export function alternateOf(rules: Rules, choices: Choices): number {
  const [one, other] = leadingPair(rules, choices)
  const leans = (answer: Points) => Math.sign((answer[one] ?? 0) - (answer[other] ?? 0))
  const telling = rules.alternates.findIndex(
    (answers) => new Set(answers.map(leans)).size === 2 && !answers.map(leans).includes(0),
  )
  return Math.max(telling, 0)
}

/**
 * The profile of five answers: of the leading pair the one that the fifth answer favours; when it favours neither, the one with
 * more points, then the first of the list (M-28).
 */
export function profileOf(rules: Rules, choices: Choices): number {
  const [one, other] = leadingPair(rules, choices)
  const answer = rules.alternates[alternateOf(rules, choices)]?.[choices[4] ?? -1] ?? []
  const decided = (answer[one] ?? 0) - (answer[other] ?? 0)
  // The pair stands in the order of its points and of the list already.
  return decided < 0 ? other : one
}

/** Every way through the questions, with the profile it leads to: 1,250 in a quiz of 4 × 5 and 4 × 2. */
export function* everyWay(rules: Rules): Generator<{ choices: number[]; profile: number }> {
  const walk = function* (index: number, chosen: number[]): Generator<number[]> {
    const question = rules.questions[index]
    if (!question) yield chosen
    else for (const answer of question.keys()) yield* walk(index + 1, [...chosen, answer])
  }
  for (const four of walk(0, []))
    for (const last of (rules.alternates[alternateOf(rules, four)] ?? []).keys()) {
      const choices = [...four, last]
      yield { choices, profile: profileOf(rules, choices) }
    }
}

/** Places of the profiles that no way leads to. */
export function unreachable(rules: Rules): number[] {
  const reached = new Set<number>()
  for (const { profile } of everyWay(rules)) reached.add(profile)
  return Array.from({ length: rules.profiles }, (_, index) => index).filter((index) => !reached.has(index))
}
