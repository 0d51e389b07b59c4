import { box, darker, disc, fill, type Kit, line, materials, mix, rosette } from './kit.ts'
import { view } from './walls.ts'

const { paper } = materials

const diary = (kit: Kit) => {
  const { theme } = kit
  const cover = box(104, 74, 188, 252, 8)
  return (
    fill('M172 316h12v40l-6 -8l-6 8Z', theme.glaze) +
    kit.cast(cover, 1.4) +
    fill(box(108, 80, 188, 250, 8), darker(paper, 0.12)) +
    fill(cover, theme.deep) +
    fill(cover, kit.tonal(theme.deep, mix(theme.deep, theme.second, 0.55), { scale: 0.5, x: 104, y: 74 })) +
    fill(
      box(104, 74, 188, 252, 8),
      kit.gradient([
        [0, '#120c04', 0.34],
        [0.1, '#120c04', 0.06],
        [0.14, '#fff', 0.14],
        [0.2, '#fff', 0],
        [1, '#120c04', 0.16],
      ]),
    ) +
    fill(disc(200, 196, 54), theme.deep) +
    rosette(200, 196, 48, { deep: '#d9b361', ground: theme.deep, glaze: '#d9b361' }) +
    line(disc(200, 196, 54), '#d9b361', 1.2)
  )
}

/** A month of a wall calendar: picture above, days below. */
const calendar = (kit: Kit) => {
  const { theme } = kit
  const sheet = box(102, 76, 196, 258)
  const days = Array.from({ length: 30 }, (_, k) => ({
    x: 120 + ((k + 2) % 7) * 25,
    y: 236 + Math.floor((k + 2) / 7) * 19,
    feast: (k + 2) % 7 === 6,
  }))
  return (
    kit.cast(sheet, 1.3) +
    fill(sheet, paper) +
    view(kit, 102, 84, 196, 124) +
    fill(box(102, 76, 196, 8), theme.deep) +
    Array.from({ length: 17 }, (_, k) => line(`M${110 + k * 11.2} 70v12`, '#4b443b', 2.4, 'stroke-linecap="round"')).join('') +
    fill(
      days
        .filter((day) => !day.feast)
        .map(({ x, y }) => box(x, y, 9, 7, 1))
        .join(''),
      '#5c544a',
    ) +
    fill(
      days
        .filter((day) => day.feast)
        .map(({ x, y }) => box(x, y, 9, 7, 1))
        .join(''),
      theme.glaze,
    ) +
    fill(box(120, 218, 62, 6), theme.deep) +
    kit.flat(sheet, 0.8)
  )
}

const planner = (kit: Kit) => {
  const { theme } = kit
  const pad = box(62, 106, 276, 190, 2)
  return (
    kit.cast(pad, 1.1) +
    fill(box(64, 110, 276, 192, 2), darker(paper, 0.16)) +
    fill(pad, paper) +
    fill(box(62, 106, 276, 34), kit.pattern({ scale: kit.repeats(276, 8), x: 62, y: 106 })) +
    line('M62 140H338', theme.deep, 2) +
    line([1, 2, 3, 4, 5, 6].map((k) => `M${62 + k * 39.4} 152V286`).join(''), darker(paper, 0.22), 1) +
    fill([0, 1, 2, 3, 4, 5, 6].map((k) => box(72 + k * 39.4, 154, 18, 4)).join(''), theme.deep) +
    line(
      [0, 1, 2, 3, 4, 5, 6].map((k) => [0, 1, 2, 3, 4].map((n) => `M${70 + k * 39.4} ${180 + n * 22}h24`).join('')).join(''),
      darker(paper, 0.18),
      1,
    ) +
    kit.flat(pad, 0.8)
  )
}

/** The shop's own box, for whatever has no shape of its own. */
const giftBox = (kit: Kit) => {
  const { theme } = kit
  const body = box(104, 168, 192, 150, 2)
  const lid = box(94, 126, 212, 52, 2)
  return (
    kit.standing(200, 318, 190) +
    fill(body, kit.pattern({ scale: kit.repeats(192, 3), x: 104, y: 178 })) +
    kit.round(body, 0.6) +
    fill(box(104, 178, 192, 9), '#2a1c0a', 'fill-opacity="0.26"') +
    fill(lid, theme.deep) +
    kit.round(lid, 0.5) +
    fill(box(188, 126, 24, 192), theme.second) +
    fill(
      box(188, 126, 24, 192),
      kit.gradient([
        [0, '#3a2a14', 0.16],
        [0.4, '#fff', 0.2],
        [1, '#3a2a14', 0.2],
      ]),
    ) +
    fill(
      'M200 126C176 84 136 84 142 106C146 120 176 124 200 126C224 124 254 120 258 106C264 84 224 84 200 126Z',
      mix(theme.second, theme.deep, 0.12),
    ) +
    line('M200 126C180 100 156 94 152 106M200 126C220 100 244 94 248 106', darker(theme.second, 0.4), 2, 'stroke-opacity="0.6"') +
    fill(box(190, 118, 20, 16, 5), darker(theme.second, 0.12))
  )
}

export const calendars = { diary, calendar, planner, giftBox }
