import { outline, star } from '../geometry/polygons.ts'
import { box, darker, disc, fill, type Kit, lighter, line, materials, mix } from './kit.ts'

const { cotton } = materials

/** Threads hanging from a straight edge. */
const fringe = (x: number, y: number, width: number, length: number, colour: string, step = 7) =>
  line(
    Array.from({ length: Math.floor(width / step) + 1 }, (_, k) => `M${x + k * step} ${y}v${length - (k % 2) * 3}`).join(''),
    colour,
    2,
    'stroke-linecap="round"',
  )

const cushion = (kit: Kit) => {
  const { theme } = kit
  const path = 'M84 96C140 106 260 106 316 96C308 150 308 250 316 306C260 296 140 296 84 306C92 250 92 150 84 96Z'
  return (
    kit.standing(200, 308, 190) +
    fill(path, kit.pattern({ scale: 0.92, x: 108, y: 108 })) +
    fill(
      path,
      kit.glow(
        [
          [0, '#fff', 0.26],
          [0.55, '#fff', 0],
          [1, '#3a2a14', 0.42],
        ],
        'cx="0.42" cy="0.38" r="0.72"',
      ),
    ) +
    line(path, theme.deep, 4.5, 'stroke-linejoin="round"') +
    line(
      'M96 112C110 124 116 130 120 142M304 112C290 124 284 130 280 142M96 290C110 278 116 272 120 260M304 290C290 278 284 272 280 260',
      '#3a2a14',
      3,
      'stroke-opacity="0.16" stroke-linecap="round"',
    )
  )
}

/** A throw folded in four, its fringe to the front. */
const blanket = (kit: Kit) => {
  const { theme } = kit
  const layers = [0, 1, 2, 3].map((k) => {
    const y = 262 - k * 40
    const path = `M92 ${y}H308A20 20 0 0 1 308 ${y + 40}H92A20 20 0 0 1 92 ${y}Z`
    const paint = kit.pattern({ scale: 0.34, x: 72, y })
    return fill(path, paint) + kit.round(path, 0.4) + fill(`M84 ${y + 33}H316V${y + 40}H84Z`, '#3a2a14', 'fill-opacity="0.16"')
  })
  const over = 'M132 140H268V252H132Z'
  return (
    kit.standing(200, 302, 216) +
    layers.join('') +
    kit.cast(over, 0.5) +
    fill(over, theme.deep) +
    fill(box(132, 172, 136, 46), kit.pattern({ scale: 0.38, x: 132, y: 172 })) +
    line('M132 166H268M132 224H268', theme.second, 2) +
    kit.flat(over) +
    fringe(134, 252, 133, 24, theme.deep, 6)
  )
}

const towel = (kit: Kit) => {
  const { theme } = kit
  const cloth = 'M128 96H272V312C250 306 232 316 200 310C168 304 150 316 128 310Z'
  return (
    line('M84 92H316', materials.darkWood, 9, 'stroke-linecap="round"') +
    line('M84 89H316', lighter(materials.wood, 0.3), 2, 'stroke-linecap="round"') +
    kit.cast(cloth, 1) +
    fill(cloth, cotton) +
    kit.within(
      cloth,
      fill(box(120, 216, 160, 64), kit.pattern({ scale: 0.5, x: 128, y: 216 })) +
        fill(box(120, 204, 160, 5) + box(120, 286, 160, 5), theme.deep) +
        fill(box(120, 112, 160, 3), theme.deep),
    ) +
    kit.within(cloth, fill('M150 90H166L160 320H146ZM222 90H234L240 320H228Z', '#3a2a14', 'fill-opacity="0.1"')) +
    kit.round(cloth, 0.5) +
    fill('M128 88H272V102H128Z', darker(cotton, 0.08))
  )
}

/** A silk square laid flat on the diagonal, one corner turned over. */
const scarf = (kit: Kit) => {
  const { theme } = kit
  const path = box(86, 84, 232, 232, 2)
  return (
    kit.cast('M86 84H318V222L224 316H86Z', 1) +
    kit.within(
      'M86 84H318V222L224 316H86Z',
      fill(path, theme.deep) +
        fill(box(96, 94, 212, 212), kit.pattern({ scale: 0.4, x: 96, y: 94 })) +
        fill(box(124, 122, 156, 156), theme.deep) +
        line(box(129, 127, 146, 146), theme.second, 1.2) +
        fill(outline(star([202, 200], 66, 16, 6, 0)), theme.second) +
        fill(outline(star([202, 200], 42, 16, 6, Math.PI / 16)), theme.deep) +
        fill(outline(star([202, 200], 28, 8, 3, 0)), lighter(theme.glaze, 0.25)),
    ) +
    kit.within(
      'M86 84H318V222L224 316H86Z',
      line('M86 150C160 190 230 140 318 176M86 250C140 280 180 240 240 300', '#fff', 16, 'stroke-opacity="0.08"'),
    ) +
    fill('M318 222C300 228 250 238 232 236C232 262 228 296 224 316Z', mix(theme.deep, theme.second, 0.28)) +
    fill(
      'M318 222C300 228 250 238 232 236C232 262 228 296 224 316Z',
      kit.gradient(
        [
          [0, '#fff', 0.25],
          [1, '#000', 0.18],
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      ),
    ) +
    line('M318 222L224 316', theme.second, 1)
  )
}

/** A long shawl hung in two falls. */
const shawl = (kit: Kit) => {
  const { theme } = kit
  const back = 'M196 92C230 92 268 96 276 108L262 286H206Z'
  const front = 'M124 106C134 94 176 88 206 92L232 132L216 296H136Z'
  return (
    fill('M192 70h16v18h-16Z', materials.darkWood) +
    fill(disc(200, 70, 12), materials.wood) +
    kit.cast(front, 1.1) +
    fill(back, darker(theme.deep, 0.22)) +
    kit.within(back, fill(box(200, 236, 80, 36), kit.pattern({ scale: 0.36, x: 200, y: 236 }))) +
    kit.round(back, 0.6) +
    fringe(209, 286, 52, 24, darker(theme.deep, 0.2), 6.5) +
    fill(front, kit.tonal(theme.deep, theme.second, { scale: 0.46, x: 124, y: 92 })) +
    kit.within(
      front,
      fill(box(120, 240, 110, 40), kit.pattern({ scale: 0.4, x: 136, y: 240 })) +
        fill(box(120, 234, 110, 4) + box(120, 281, 110, 4), theme.second),
    ) +
    kit.within(front, fill('M150 90L168 92L172 300H152ZM196 92L206 94L204 300H194Z', '#120c04', 'fill-opacity="0.16"')) +
    kit.round(front, 0.6) +
    fringe(138, 296, 78, 24, theme.deep, 6.5)
  )
}

export const textiles = { cushion, blanket, towel, scarf, shawl }
