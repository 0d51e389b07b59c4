/** What happened within one step of the simulated day. */
export interface Step {
  /** Hours of the simulated day, 9.25 for a quarter past nine. */
  hour: number
  asked: number
  /** Answered with what was asked for. */
  answered: number
  /** Refused by the shop in order: too many, or come back later. */
  refused: number
  /** No answer, or a fault. */
  failed: number
  /** Milliseconds within which half of the answers came, and 95 of a hundred. */
  p50: number
  p95: number
  /** Orders paid. */
  paid: number
}

const [width, panel, gap, left, right, top] = [884, 120, 46, 88, 16, 64] as const
const inner = width - left - right

const style = `
  svg { font: 13px/1.4 system-ui, sans-serif; background: #fbf8f2; color: #2b2a27 }
  text { fill: currentColor } .quiet { fill: #6a665d } .axis { stroke: #d8d2c4 } .title { font-size: 16px; font-weight: 600 }
  .asked { stroke: #9a3324; fill: none; stroke-width: 2 } .answered { fill: #9a3324; opacity: .16 }
  .p50 { stroke: #2f5d62; fill: none; stroke-width: 2 } .p95 { stroke: #2f5d62; fill: none; stroke-width: 2; stroke-dasharray: 5 4 } .paid { fill: #7a6a2a }
  @media (prefers-color-scheme: dark) {
    svg { background: #1d1b18; color: #ece7dc } .quiet { fill: #a9a294 } .axis { stroke: #45413a }
    .asked { stroke: #e58b78 } .answered { fill: #e58b78; opacity: .2 } .p50, .p95 { stroke: #86bcc1 } .paid { fill: #cdb961 }
  }`

/** A round number at or above, for the top of an axis. */
function roundUp(value: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return [1, 2, 5, 10].map((times) => times * step).find((round) => round >= value) ?? 10 * step
}

interface Panel {
  title: string
  most: number
  unit: string
  draw(x: (step: Step) => number, y: (value: number) => number): string
}

/** The day as a picture: what was asked and answered, how long answers took, what was bought. */
export function pictureOf(steps: readonly Step[], stepSeconds: number, about: string): string {
  const hours = steps.map(({ hour }) => hour)
  const [first, last] = [Math.min(...hours), Math.max(...hours)]
  const x = ({ hour }: Step) => left + ((hour - first) / Math.max(last - first, 0.01)) * inner
  const perSecond = (value: number) => value / stepSeconds
  const line = (of: (step: Step) => number, y: (value: number) => number) =>
    steps.map((step) => `${x(step).toFixed(1)},${y(of(step)).toFixed(1)}`).join(' ')
  const bar = inner / steps.length
  const panels: Panel[] = [
    {
      title: 'Asked a second (line), answered (ground)',
      most: roundUp(Math.max(...steps.map(({ asked }) => perSecond(asked)))),
      unit: '',
      draw: (_, y) => {
        const ground = `${left},${y(0)} ${line(({ answered }) => perSecond(answered), y)} ${left + inner},${y(0)}`
        return `<polygon class="answered" points="${ground}"/><polyline class="asked" points="${line(({ asked }) => perSecond(asked), y)}"/>`
      },
    },
    {
      title: 'Time to the answer: half of them (line), 95 of a hundred (dashes)',
      most: roundUp(Math.max(...steps.map(({ p95 }) => p95))),
      unit: ' ms',
      draw: (_, y) =>
        `<polyline class="p50" points="${line(({ p50 }) => p50, y)}"/><polyline class="p95" points="${line(({ p95 }) => p95, y)}"/>`,
    },
    {
      title: 'Orders paid',
      most: roundUp(Math.max(...steps.map(({ paid }) => paid))),
      unit: '',
      draw: (at, y) =>
        steps
          .map((step) => {
            const height = y(0) - y(step.paid)
            return `<rect class="paid" x="${(at(step) - bar * 0.35).toFixed(1)}" y="${y(step.paid).toFixed(1)}" width="${(bar * 0.7).toFixed(1)}" height="${height.toFixed(1)}"/>`
          })
          .join(''),
    },
  ]
  const height = top + panels.length * (panel + gap) + 24
  const drawn = panels.map(({ title, most, unit, draw }, index) => {
    const base = top + index * (panel + gap) + panel
    const y = (value: number) => base - (Math.min(value, most) / most) * (panel - 22)
    const lines = [0, 0.5, 1]
      .map(
        (share) =>
          `<line class="axis" x1="${left}" x2="${left + inner}" y1="${y(most * share)}" y2="${y(most * share)}"/>` +
          `<text class="quiet" x="${left - 8}" y="${y(most * share) + 4}" text-anchor="end">${(most * share).toLocaleString('en')}${share === 1 ? unit : ''}</text>`,
      )
      .join('')
    return `<text x="${left}" y="${base - panel + 6}">${title}</text>${lines}${draw(x, y)}`
  })
  const ends = top + panels.length * (panel + gap) - gap + 20
  const clock: string[] = []
  for (let hour = Math.ceil(first); hour <= last; hour += 2)
    clock.push(
      `<text class="quiet" x="${left + ((hour - first) / (last - first)) * inner}" y="${ends}" text-anchor="middle">${hour}:00</text>`,
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="A simulated 23 April: requests, time to the answer, orders">
<style>${style}</style>
<text class="title" x="${left}" y="26">A simulated 23 April on three nodes</text>
<text class="quiet" x="${left}" y="46">${about}</text>
${drawn.join('\n')}
${clock.join('')}
</svg>
`
}
