/** Lighthouse on a phone: five screens on a visitor's way, each three times, the middle one counts. */
import lighthouse from 'lighthouse'
import type { Measure } from './measure.ts'
import { onPhone, type Phone } from './phone.ts'

const times = 3
const budget = { performance: 98, lcp: 1_500, tbt: 100, cls: 0.02 }
const others = ['accessibility', 'best-practices', 'seo'] as const

interface Judged {
  score: (category: string) => number
  value: (audit: string) => number
  /** What of the other categories is not as it should be. */
  faults: string[]
}

export const run = (): Promise<Measure[]> =>
  onPhone(async ({ url, screens, port }) => {
    const measures: Measure[] = []
    for (const screen of screens) {
      const runs: Judged[] = []
      for (let turn = 0; turn < times; turn++) runs.push(await judge(url + screen.path, port))
      runs.sort((one, other) => one.score('performance') - other.score('performance'))
      measures.push(...toldOf(screen, runs[Math.floor(times / 2)]!))
    }
    return measures
  })

/** @throws Error where the page could not be judged, as where it is never drawn. */
async function judge(url: string, port: number): Promise<Judged> {
  // The picture of the whole page would scroll through it, and fetch what no visitor saw.
  const flags = { port, logLevel: 'silent', output: 'json', disableFullPageScreenshot: true } as const
  const result = await lighthouse(url, { ...flags, onlyCategories: ['performance', ...others] })
  const lhr = result?.lhr
  if (!lhr || lhr.runtimeError) throw new Error(lhr?.runtimeError?.message ?? 'Lighthouse said nothing')
  const category = (name: string) => lhr.categories[name]
  return {
    score: (name) => Math.round((category(name)?.score ?? 0) * 100),
    value: (audit) => lhr.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY,
    faults: others.flatMap((name) =>
      (category(name)?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0).map(({ id }) => id),
    ),
  }
}

function toldOf({ what, indexed }: Phone['screens'][number], { score, value, faults }: Judged): Measure[] {
  const [lcp, tbt, cls] = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(value) as [
    number,
    number,
    number,
  ]
  // What search engines are to pass by is none the worse for saying so.
  const judged = others.filter((name) => indexed || name !== 'seo')
  const left = faults.filter((id) => indexed || id !== 'is-crawlable')
  return [
    {
      what: `Lighthouse on a phone, ${what}`,
      figure: `performance ${score('performance')}, LCP ${(lcp / 1000).toFixed(2)} s, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)}`,
      budget: `≥ ${budget.performance}, ≤ ${budget.lcp / 1000} s, ≤ ${budget.tbt} ms, ≤ ${budget.cls}`,
      met: score('performance') >= budget.performance && lcp <= budget.lcp && tbt <= budget.tbt && cls <= budget.cls,
    },
    {
      what: `the same: ${judged.join(', ')}`,
      figure: `${judged.map(score).join(', ')}${left.length > 0 ? ` (${left.join(', ')})` : ''}`,
      budget: '100 each',
      met: left.length === 0 && judged.every((name) => score(name) === 100),
    },
  ]
}
