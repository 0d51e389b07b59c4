import { onCircle, outline, star } from '../geometry/polygons.ts'
import { arch, box, darker, disc, fill, type Kit, lighter, line, materials, mix } from './kit.ts'
import { view } from './walls.ts'

const { wood, paper } = materials

/** A picture in interlocking pieces, one of them still to be laid. */
const puzzle = (kit: Kit) => {
  const { theme } = kit
  const [size, left, top] = [56, 76, 82]
  const bump = (x: number, y: number, dx: number, dy: number, side: number) => {
    const [px, py] = [-dy * side, dx * side]
    const at = (along: number, out: number) =>
      `${(x + dx * along * size + px * out * size).toFixed(1)} ${(y + dy * along * size + py * out * size).toFixed(1)}`
    return `L${at(0.4, 0)}C${at(0.3, 0.12)} ${at(0.34, 0.26)} ${at(0.5, 0.26)}C${at(0.66, 0.26)} ${at(0.7, 0.12)} ${at(0.6, 0)}L${at(1, 0)}`
  }
  const sideOf = (column: number, row: number) => ((column + row) % 2 ? 1 : -1)
  const cuts = [1, 2, 3]
    .flatMap((k) =>
      [0, 1, 2, 3].map(
        (n) =>
          `M${left + k * size} ${top + n * size}${bump(left + k * size, top + n * size, 0, 1, sideOf(k, n))}M${left + n * size} ${top + k * size}${bump(left + n * size, top + k * size, 1, 0, sideOf(n, k + 1))}`,
      ),
    )
    .join('')
  const board = box(left, top, size * 4, size * 4, 4)
  const hole = `M${left + 3 * size} ${top + 3 * size}${bump(left + 3 * size, top + 3 * size, 1, 0, sideOf(3, 4))}V${top + 4 * size}H${left + 3 * size}${bump(left + 3 * size, top + 4 * size, 0, -1, -sideOf(3, 3))}Z`
  const picture = fill(board, kit.pattern({ scale: kit.repeats(size * 4, 2), x: left, y: top }))
  return (
    kit.cast(board, 0.9) +
    picture +
    kit.flat(board) +
    line(cuts, '#1e140a', 1.6, 'stroke-opacity="0.5"') +
    line(cuts, '#fff', 0.8, 'stroke-opacity="0.5" transform="translate(0.9 0.9)"') +
    fill(hole, mix(theme.ground, '#8d7650', 0.35)) +
    `<g transform="translate(44 34) rotate(14 ${left + 3.5 * size} ${top + 3.5 * size})">${kit.cast(hole, 0.8)}${kit.within(hole, picture)}${kit.flat(hole)}</g>`
  )
}

/** Pairs laid face up and face down. */
const memory = (kit: Kit) => {
  const { theme } = kit
  const cells = Array.from({ length: 9 }, (_, k) => [88 + (k % 3) * 78, 84 + Math.floor(k / 3) * 78] as const)
  const faces = [
    (x: number, y: number) => fill(arch(x + 34, y + 60, 40, 50), theme.deep),
    (x: number, y: number) =>
      fill(outline(star([x + 34, y + 34], 26, 8, 2, Math.PI / 8)), theme.glaze) +
      fill(outline(star([x + 34, y + 34], 11, 8, 3)), paper),
    (x: number, y: number) =>
      fill(outline(star([x + 34, y + 34], 27, 16, 6)), theme.deep) + fill(disc(x + 34, y + 34, 7), theme.second),
  ]
  return cells
    .map(([x, y], k) => {
      const card = box(x, y, 68, 68, 6)
      const back = k % 2 === 0
      return (
        kit.cast(card, 0.6) +
        fill(card, back ? kit.pattern({ scale: kit.repeats(68, 1), x, y }) : paper) +
        (back ? line(box(x + 2, y + 2, 64, 64, 5), paper, 4) : (faces[(k >> 1) % 3]?.(x, y) ?? '')) +
        kit.flat(card)
      )
    })
    .join('')
}

/** The lion of the court, its mane a star. */
const lion = (kit: Kit) => {
  const { theme } = kit
  const fur = mix(theme.second, '#f0d9a8', 0.4)
  const dark = materials.ink
  const mane = outline(star([200, 168], 106, 16, 4, Math.PI / 16))
  const body = 'M140 226C122 262 120 300 128 318H272C280 300 278 262 260 226Z'
  const paw = (x: number) => disc(x, 312, 28, 15)
  return (
    kit.standing(200, 322, 160) +
    line('M270 300C318 300 322 262 306 244', fur, 13, 'stroke-linecap="round"') +
    fill(outline(star([305, 240], 22, 8, 3)), theme.deep) +
    fill(body, fur) +
    kit.round(body, 0.7) +
    fill(paw(160) + paw(240), lighter(fur, 0.25)) +
    line('M152 308v10M162 308v10M238 308v10M248 308v10', darker(fur, 0.35), 2, 'stroke-linecap="round"') +
    kit.cast(mane, 0.6) +
    fill(mane, theme.deep) +
    fill(outline(star([200, 168], 88, 16, 4, 0)), theme.glaze) +
    kit.flat(mane, 1.1) +
    fill(disc(148, 110, 17) + disc(252, 110, 17), fur) +
    fill(disc(200, 168, 64, 60), fur) +
    fill(
      disc(200, 168, 64, 60),
      kit.glow([
        [0.5, '#fff', 0.1],
        [1, '#3a2a14', 0.26],
      ]),
    ) +
    fill(disc(176, 158, 6.5, 7.5) + disc(224, 158, 6.5, 7.5), dark) +
    fill(disc(174, 155, 2) + disc(222, 155, 2), '#fff') +
    fill(disc(200, 194, 27, 20), lighter(fur, 0.45)) +
    fill('M188 182H212C210 192 204 196 200 196C196 196 190 192 188 182Z', dark) +
    line('M200 196V204C194 212 184 210 182 204M200 204C206 212 216 210 218 204', dark, 2.4, 'stroke-linecap="round"')
  )
}

/** A building set: arches and columns of painted wood. */
const blocks = (kit: Kit) => {
  const { theme } = kit
  const block = (path: string, paint: string) =>
    fill(path, paint) + kit.flat(path, 1.2) + line(path, '#3a2a14', 0.9, 'stroke-opacity="0.4"')
  const opening = arch(200, 318, 74, 100)
  return (
    kit.standing(200, 318, 210) +
    block(box(96, 194, 44, 124), lighter(wood, 0.25)) +
    block(box(260, 194, 44, 124), lighter(wood, 0.25)) +
    `<g fill-rule="evenodd">${block(`${box(140, 194, 120, 124)}${opening}`, theme.deep)}</g>` +
    block(box(84, 166, 232, 28), theme.second) +
    fill(box(84, 172, 232, 16), kit.pattern({ scale: 0.16, x: 84, y: 172 })) +
    block(box(148, 122, 44, 44), theme.glaze) +
    block(box(208, 122, 44, 44), theme.deep) +
    block('M138 122L200 78L262 122Z', lighter(wood, 0.1)) +
    fill(outline(star([170, 144], 14, 8, 2, Math.PI / 8), star([230, 144], 14, 8, 2, Math.PI / 8)), theme.ground) +
    fill(outline(star([200, 106], 10, 8, 3)), theme.deep) +
    fill(outline(star([118, 256], 12, 8, 3), star([282, 256], 12, 8, 3)), theme.glaze)
  )
}

/** A sheet to colour in, half done, and its crayons. */
const colouring = (kit: Kit) => {
  const { theme } = kit
  const sheet = box(84, 76, 188, 246, 1)
  const plain = { ground: paper, glaze: paper, second: paper, line: '#5c544a' }
  const crayons = [theme.deep, theme.glaze, theme.second]
  return (
    `<g transform="rotate(-3 180 200)">${kit.cast(sheet, 1)}${fill(sheet, paper)}${fill(box(98, 90, 160, 218), kit.pattern({ scale: kit.repeats(160, 2), x: 98, y: 90, colours: plain }))}` +
    `${kit.within('M98 90H258V150C220 180 180 160 150 210C130 240 120 220 98 236Z', fill(box(98, 90, 160, 218), kit.pattern({ scale: kit.repeats(160, 2), x: 98, y: 90 })))}${line(box(98, 90, 160, 218), '#5c544a', 1.4)}</g>` +
    crayons
      .map((colour, k) => {
        const x = 282 + k * 20
        const body = box(x, 170 + k * 12, 15, 120, 2)
        return `<g transform="rotate(${16 + k * 3} ${x} 230)">${kit.cast(body, 0.5)}${fill(`M${x} ${170 + k * 12}L${x + 7.5} ${144 + k * 12}L${x + 15} ${170 + k * 12}Z`, colour)}${fill(body, colour)}${fill(box(x, 196 + k * 12, 15, 70), '#fff', 'fill-opacity="0.35"')}${kit.round(body, 0.9)}</g>`
      })
      .join('')
  )
}

const game = (kit: Kit) => {
  const { theme } = kit
  const lid = box(78, 92, 220, 220, 4)
  const token = (x: number, y: number, colour: string) =>
    kit.cast(disc(x, y, 19), 0.5) +
    fill(disc(x, y, 19), colour) +
    fill(outline(star([x, y], 12, 8, 3)), theme.ground) +
    kit.flat(disc(x, y, 19), 1.4)
  const points = Array.from({ length: 3 }, (_, k) => onCircle([318, 300], 34, (k * Math.PI * 2) / 3 + 0.6))
  return (
    kit.cast(lid, 1.5) +
    fill(box(80, 96, 222, 222, 4), darker(theme.deep, 0.35)) +
    fill(lid, theme.deep) +
    view(kit, 92, 106, 192, 132) +
    fill(box(92, 250, 120, 9) + box(92, 268, 78, 5), theme.onDeep) +
    fill(box(92, 288, 192, 12), kit.pattern({ scale: 0.12, x: 92, y: 288 })) +
    kit.flat(lid) +
    points.map(([x, y], k) => token(x, y, [theme.glaze, theme.deep, darker(theme.second, 0.25)][k] ?? theme.glaze)).join('')
  )
}

export const play = { puzzle, memory, lion, blocks, colouring, game }
