/** The khatam of the palace, filled: two squares turned by an eighth of a turn, five times side by side. */
const one = (at: number) =>
  Array.from({ length: 16 }, (_, corner) => {
    const [reach, angle] = [corner % 2 === 0 ? 9.4 : 7.2, (corner * Math.PI) / 8]
    const [x, y] = [10 + 20 * at + reach * Math.sin(angle), 10 - reach * Math.cos(angle)]
    return `${corner === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
  }).join('')
const five = `${[0, 1, 2, 3, 4].map(one).join('Z')}Z`

/** So many of five, in parts too; `label` is what is read out. */
export const Stars = ({ of, label }: { of: number; label: string }) => (
  <svg viewBox="0 0 100 20" width="100" height="20" fill="var(--honey)" role="img" aria-label={label}>
    <path d={five} fill="var(--hairline)" />
    <svg width={of * 20} height="20" viewBox={`0 0 ${of * 20} 20`} overflow="hidden" aria-hidden="true">
      <path d={five} />
    </svg>
  </svg>
)

/** One of them, for a choice among five. */
export const OneStar = () => (
  <svg className="one-star" viewBox="0 0 20 20" aria-hidden="true">
    <path d={`${one(0)}Z`} />
  </svg>
)
