import { box, darker, disc, fill, type Kit, line, materials } from './kit.ts'

const { wood, gold } = materials

/** Chains that hang between the ends of a board: where each is fastened and how far it falls. */
const chains = [
  [96, 304, 210],
  [128, 272, 150],
  [160, 240, 96],
  [96, 160, 120],
  [240, 304, 120],
] as const

/** A building thought upside down: chains on a board, with a weight where each of them is lowest. */
const chainModel = (kit: Kit) => {
  const board = box(78, 84, 244, 16, 3)
  const falls = chains.map(([from, to, fall]) => {
    const middle = (from + to) / 2
    const path = `M${from} 100Q${middle} ${100 + fall * 2} ${to} 100`
    return (
      line(path, darker(gold, 0.25), 3, 'stroke-dasharray="0.1 5.4" stroke-linecap="round"') +
      line(path, gold, 1.4) +
      fill(disc(middle, 100 + fall + 5, 6, 8), kit.metal())
    )
  })
  return kit.cast(board, 0.5) + falls.join('') + fill(board, wood) + kit.flat(board)
}

export const models = { chainModel }
