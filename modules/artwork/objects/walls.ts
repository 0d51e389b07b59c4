import { outline, regular, star } from '../geometry/polygons.ts'
import { arch, box, darker, disc, fill, type Kit, lighter, line, materials, mix } from './kit.ts'

const { paper, wood, darkWood, plaster } = materials

/** A small view of the palace: arch, water and cypresses, as a print would show it. */
function view(kit: Kit, x: number, y: number, width: number, height: number): string {
  const { theme } = kit
  const foot = y + height
  const middle = x + width / 2
  const cypress = (at: number, tall: number) =>
    `M${at} ${foot - tall}C${at + width * 0.05} ${foot - tall * 0.6} ${at + width * 0.05} ${foot - tall * 0.2} ${at + width * 0.03} ${foot - height * 0.2}H${at - width * 0.03}C${at - width * 0.05} ${foot - tall * 0.2} ${at - width * 0.05} ${foot - tall * 0.6} ${at} ${foot - tall}Z`
  return kit.within(
    box(x, y, width, height),
    fill(box(x, y, width, height), mix(theme.second, theme.ground, 0.4)) +
      fill(disc(middle, y + height * 0.3, width * 0.13), lighter(theme.glaze, 0.4)) +
      fill(
        cypress(x + width * 0.2, height * 0.66) +
          cypress(x + width * 0.8, height * 0.66) +
          cypress(x + width * 0.08, height * 0.48) +
          cypress(x + width * 0.92, height * 0.48),
        theme.deep,
      ) +
      fill(arch(middle, foot - height * 0.2, width * 0.4, height * 0.44), theme.ground) +
      fill(arch(middle, foot - height * 0.2, width * 0.26, height * 0.34), theme.deep) +
      fill(box(x, foot - height * 0.2, width, height * 0.2), theme.glaze) +
      fill(
        outline([
          [middle - width * 0.06, foot - height * 0.2],
          [middle + width * 0.06, foot - height * 0.2],
          [middle + width * 0.2, foot],
          [middle - width * 0.2, foot],
        ]),
        lighter(theme.second, 0.2),
      ),
  )
}

const framedPrint = (kit: Kit) => {
  const frame = box(98, 62, 204, 272, 1)
  return (
    kit.cast(frame, 1.5) +
    fill(frame, darkWood) +
    kit.flat(frame) +
    fill(box(108, 72, 184, 252), paper) +
    line(box(109, 73, 182, 250), '#3a2a14', 2, 'stroke-opacity="0.25"') +
    view(kit, 136, 102, 128, 186) +
    line(box(136, 102, 128, 186), kit.theme.deep, 0.8) +
    fill('M108 72H220L108 250Z', '#fff', 'fill-opacity="0.12"')
  )
}

const poster = (kit: Kit) => {
  const { theme } = kit
  const sheet = box(110, 84, 180, 240)
  return (
    line('M150 74L200 44L250 74', darkWood, 1.6) +
    kit.cast(sheet, 1.2) +
    fill(sheet, theme.deep) +
    fill(box(124, 98, 152, 152), kit.pattern({ scale: kit.repeats(152, 2), x: 124, y: 98 })) +
    fill(box(124, 268, 96, 7) + box(124, 284, 60, 4), theme.onDeep) +
    fill(outline(star([262, 280], 13, 8, 2, Math.PI / 8)), theme.second) +
    kit.flat(sheet) +
    fill(box(104, 74, 192, 12, 2) + box(104, 320, 192, 12, 2), wood) +
    kit.flat(box(104, 74, 192, 12, 2)) +
    kit.flat(box(104, 320, 192, 12, 2))
  )
}

/** A panel of carved plaster, its pattern only light and shade. */
const relief = (kit: Kit) => {
  const slab = box(92, 68, 216, 260, 2)
  const inside = box(108, 84, 184, 228)
  const pattern = { scale: 0.8, x: 120, y: 90 }
  return (
    kit.cast(slab, 1.6) +
    fill(slab, plaster) +
    kit.flat(slab, 1.2) +
    fill(inside, mix(plaster, '#8d7650', 0.4)) +
    kit.within(
      inside,
      `<g transform="translate(1.8 2.2)">${fill(inside, kit.tonal(mix(plaster, '#8d7650', 0.34), '#8a744e', pattern))}</g><g opacity="0.72">${fill(inside, kit.tonal(mix(plaster, '#b79e74', 0.3), '#fffaf0', pattern))}</g>`,
    ) +
    line(inside, '#8d7650', 2.4, 'stroke-opacity="0.6"') +
    line('M108 312V84H292', '#4a3a1e', 4, 'stroke-opacity="0.28"') +
    kit.flat(inside, 0.9)
  )
}

/** A capital of the courts on its shaft. */
const capital = (kit: Kit) => {
  const block = box(118, 74, 164, 40)
  const basket = 'M122 118H278C276 160 250 186 244 214H156C150 186 124 160 122 118Z'
  const shaft = 'M166 232H234V300H166Z'
  const stone = mix(plaster, '#ffffff', 0.25)
  const leaf = (x: number, y: number, w: number, h: number) =>
    `M${x} ${y + h}C${x - w} ${y + h * 0.6} ${x - w} ${y + h * 0.2} ${x} ${y}C${x + w} ${y + h * 0.2} ${x + w} ${y + h * 0.6} ${x} ${y + h}Z`
  const leaves =
    [148, 174, 200, 226, 252].map((x) => leaf(x, 124, 12, 44)).join('') +
    [164, 188, 212, 236].map((x) => leaf(x, 168, 10, 40)).join('')
  return (
    kit.standing(200, 322, 130) +
    fill(box(132, 300, 136, 22, 2), darkWood) +
    kit.round(box(132, 300, 136, 22, 2), 0.8) +
    fill(shaft, stone) +
    kit.round(shaft) +
    fill(box(154, 214, 92, 18, 8), stone) +
    kit.round(box(154, 214, 92, 18, 8)) +
    fill(basket, mix(plaster, '#8d7650', 0.35)) +
    kit.within(basket, fill(leaves, stone) + line(leaves, '#6d5a3a', 1, 'stroke-opacity="0.6"')) +
    kit.round(basket) +
    fill(block, kit.tonal(stone, '#8d7650', { scale: 0.34, x: 118, y: 74 })) +
    line(block, '#6d5a3a', 1.4, 'stroke-opacity="0.5"') +
    kit.round(block, 0.8)
  )
}

const candle = (kit: Kit) => {
  const { theme } = kit
  const glass = 'M132 152H268V296C268 310 258 318 246 318H154C142 318 132 310 132 296Z'
  return (
    fill(
      disc(200, 124, 120),
      kit.glow([
        [0, '#ffd98a', 0.7],
        [0.4, '#ffd98a', 0.22],
        [1, '#ffd98a', 0],
      ]),
    ) +
    kit.standing(200, 318, 130) +
    fill(glass, theme.deep) +
    kit.within(
      glass,
      fill(box(132, 196, 136, 78), kit.pattern({ scale: kit.repeats(136, 2), x: 132, y: 196 })) +
        fill(box(132, 190, 136, 3) + box(132, 277, 136, 3), theme.second),
    ) +
    kit.round(glass, 1.1) +
    fill(disc(200, 152, 68, 13), '#fbf1da') +
    line(disc(200, 152, 67, 12.5), theme.deep, 2.4) +
    line('M200 152V134', '#3a2a14', 3) +
    fill('M200 86C212 106 216 118 210 130C206 138 194 138 190 130C184 118 190 106 200 86Z', '#f3a73a') +
    fill('M200 106C206 118 207 124 204 130C202 134 198 134 196 130C193 124 195 118 200 106Z', '#fff3cf')
  )
}

/** A lamp of pierced metal: the star lets the light out. */
const lantern = (kit: Kit) => {
  const { theme } = kit
  const body = 'M148 150L126 186V270L148 306H252L274 270V186L252 150Z'
  const cap = 'M148 150C152 116 186 112 194 92H206C214 112 248 116 252 150Z'
  const glass = ['M133 190H173V266H133Z', 'M178 190H222V266H178Z', 'M227 190H267V266H227Z'].join('')
  return (
    fill(
      disc(200, 226, 150),
      kit.glow([
        [0, '#ffcf73', 0.75],
        [0.5, '#ffcf73', 0.2],
        [1, '#ffcf73', 0],
      ]),
    ) +
    kit.standing(200, 326, 120) +
    line(disc(200, 76, 14), kit.metal(), 5) +
    fill(body, darker('#8a6423', 0.25)) +
    fill(glass, '#ffe2a0') +
    kit.within(
      glass,
      fill(
        box(130, 186, 140, 84),
        kit.pattern({
          scale: 0.42,
          x: 179,
          y: 207,
          colours: { ground: '#ffe2a0', line: darker('#8a6423', 0.3), glaze: theme.glaze, second: '#ffcd6b' },
        }),
      ),
    ) +
    fill(cap, kit.metal('#9a7028')) +
    fill(outline(star([200, 130], 9, 8, 3), star([174, 138], 6, 8, 3), star([226, 138], 6, 8, 3)), '#ffe2a0') +
    line('M126 186H274M126 270H274', '#c8973a', 4) +
    fill(box(142, 304, 116, 20, 4), kit.metal('#9a7028')) +
    kit.round(body, 0.5)
  )
}

const lamp = (kit: Kit) => {
  const { theme } = kit
  const shade = 'M142 84H258L300 204H100Z'
  const foot = 'M186 204H214C214 222 236 236 240 262C244 290 232 308 220 316H180C168 308 156 290 160 262C164 236 186 222 186 204Z'
  return (
    fill(
      disc(200, 160, 170),
      kit.glow([
        [0, '#ffdc94', 0.6],
        [0.5, '#ffdc94', 0.18],
        [1, '#ffdc94', 0],
      ]),
    ) +
    kit.standing(200, 324, 100) +
    fill(foot, theme.deep) +
    fill(box(174, 314, 52, 10, 3), kit.metal()) +
    kit.round(foot) +
    fill(shade, kit.pattern({ scale: 0.6, x: 170, y: 96, colours: { ground: lighter('#ffe6b0', 0.25) } })) +
    fill(
      shade,
      kit.glow(
        [
          [0, '#fff0c4', 0.65],
          [1, '#7a5210', 0.22],
        ],
        'cx="0.5" cy="0.55" r="0.62"',
      ),
    ) +
    line('M142 84H258M100 204H300', theme.deep, 4)
  )
}

/** Small tiles with a magnet behind, as they come in a set. */
const magnets = (kit: Kit) =>
  [
    [104, 100],
    [212, 100],
    [104, 208],
    [212, 208],
  ]
    .map(([x = 0, y = 0], k) => {
      const path = box(x, y, 84, 84, 6)
      const motif = [
        fill(path, kit.pattern({ scale: kit.repeats(84, 1), x, y })),
        fill(path, kit.theme.deep) +
          fill(outline(star([x + 42, y + 42], 32, 8, 2, Math.PI / 8)), kit.theme.second) +
          fill(outline(star([x + 42, y + 42], 15, 8, 3)), kit.theme.deep),
        fill(path, kit.theme.second) + fill(arch(x + 42, y + 84, 52, 66), kit.theme.deep),
        fill(path, kit.theme.glaze) +
          fill(outline(regular([x + 42, y + 42], 30, 8, Math.PI / 8)), kit.theme.ground) +
          fill(outline(star([x + 42, y + 42], 22, 8, 3)), kit.theme.deep),
      ][k]
      return (
        kit.cast(path, 0.7) +
        motif +
        line(box(x + 1, y + 1, 82, 82, 5), '#fff', 1.2, 'stroke-opacity="0.5"') +
        kit.flat(path, 1.1)
      )
    })
    .join('')

export const walls = { framedPrint, poster, relief, capital, candle, lantern, lamp, magnets }
export { view }
