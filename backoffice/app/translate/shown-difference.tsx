import { difference } from './difference.ts'

/** Of what did not change, as much as tells where one is. */
const around = 60
const shortened = (text: string) => (text.length > around * 3 ? `${text.slice(0, around)} … ${text.slice(-around)}` : text)

/** Two texts as one: what went is struck through, what came is underlined. */
export const Difference = ({ before, after }: { before: string; after: string }) =>
  difference(before, after).map(({ in: where, text }, index) => {
    const key = `${index} ${where}`
    if (where === 'both') return <span key={key}>{shortened(text)}</span>
    return where === 'former' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>
  })
