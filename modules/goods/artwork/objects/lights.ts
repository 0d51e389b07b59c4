import { outline, star } from '../geometry/polygons.ts'
import { box, darker, disc, fill, type Kit, lighter, line } from './kit.ts'

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

export const lights = { candle, lantern, lamp }
