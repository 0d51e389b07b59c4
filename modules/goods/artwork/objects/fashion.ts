import { onCircle, outline, star } from '../geometry/polygons.ts'
import { box, darker, disc, fill, type Kit, lighter, line, materials, mix, rosette } from './kit.ts'

const tie = (kit: Kit) => {
  const { theme } = kit
  const knot = 'M172 84H228L216 124H184Z'
  const blade = 'M184 124H216L244 284L200 330L156 284Z'
  const tail = 'M206 124L226 128L256 262L238 286L214 280Z'
  return (
    kit.cast(blade, 1) +
    fill(tail, darker(theme.deep, 0.3)) +
    fill(blade, kit.tonal(theme.deep, lighter(theme.second, 0.1), { scale: 0.3, x: 156, y: 124 })) +
    kit.round(blade, 0.7) +
    fill(knot, kit.tonal(theme.deep, lighter(theme.second, 0.1), { scale: 0.3, turn: 18 })) +
    kit.round(knot, 0.8) +
    fill('M184 124H216L218 134H182Z', '#120c04', 'fill-opacity="0.3"')
  )
}

const bowTie = (kit: Kit) => {
  const { theme } = kit
  const wing = (s: 1 | -1) =>
    `M${200 + s * 16} 182C${200 + s * 60} 140 ${200 + s * 104} 128 ${200 + s * 130} 140C${200 + s * 140} 170 ${200 + s * 140} 226 ${200 + s * 130} 256C${200 + s * 104} 268 ${200 + s * 60} 256 ${200 + s * 16} 214Z`
  const knot = box(176, 172, 48, 52, 12)
  const cloth = () => kit.tonal(theme.deep, lighter(theme.second, 0.1), { scale: 0.36, x: 70, y: 130 })
  return (
    ([1, -1] as const)
      .map(
        (s) =>
          kit.cast(wing(s), 0.9) +
          fill(wing(s), cloth()) +
          kit.flat(wing(s), 1.2) +
          fill(
            `M${200 + s * 20} 190C${200 + s * 54} 182 ${200 + s * 64} 184 ${200 + s * 80} 178L${200 + s * 24} 200ZM${200 + s * 20} 206C${200 + s * 50} 214 ${200 + s * 60} 214 ${200 + s * 72} 220L${200 + s * 24} 200Z`,
            '#120c04',
            'fill-opacity="0.22"',
          ),
      )
      .join('') +
    kit.cast(knot, 0.4) +
    fill(knot, cloth()) +
    kit.round(knot)
  )
}

/** Sticks from a rivet, the pleated leaf over them. */
const fan = (kit: Kit) => {
  const { theme } = kit
  const pivot = [200, 290] as const
  const from = Math.PI * 1.08
  const to = Math.PI * 1.92
  const folds = 22
  const at = (radius: number, k: number) => onCircle(pivot, radius, from + ((to - from) * k) / folds)
  const wedge = (inner: number, outer: number, k: number) =>
    outline([at(inner, k), at(outer, k), at(outer, k + 1), at(inner, k + 1)])
  const leaf = outline([
    ...Array.from({ length: folds + 1 }, (_, k) => at(176, k)),
    ...Array.from({ length: folds + 1 }, (_, k) => at(88, folds - k)),
  ])
  const every = Array.from({ length: folds }, (_, k) => k)
  const sticks = every.map((k) => outline([pivot, at(96, k + 0.25), at(96, k + 0.75)])).join('')
  return (
    kit.cast(leaf, 1.2) +
    fill(sticks, materials.wood) +
    line(sticks, materials.darkWood, 0.6) +
    fill(leaf, kit.pattern({ scale: 0.62, x: 169, y: 96 })) +
    fill(
      every
        .filter((k) => k % 2 === 0)
        .map((k) => wedge(88, 176, k))
        .join(''),
      '#2a1c0a',
      'fill-opacity="0.13"',
    ) +
    fill(every.map((k) => wedge(170, 176, k)).join('') + every.map((k) => wedge(88, 92, k)).join(''), theme.deep) +
    fill(
      outline([pivot, at(176, -0.35), at(176, 0.35)]) + outline([pivot, at(176, folds - 0.35), at(176, folds + 0.35)]),
      materials.darkWood,
    ) +
    fill(disc(200, 290, 7), kit.metal())
  )
}

const tote = (kit: Kit) => {
  const { theme } = kit
  const body = 'M106 146H294L304 326H96Z'
  return (
    kit.standing(200, 326, 190) +
    line('M154 150C154 50 246 50 246 150', darker(materials.linen, 0.28), 10) +
    line('M154 150C154 66 246 66 246 150', darker(materials.linen, 0.08), 10) +
    fill(body, materials.linen) +
    kit.within(body, fill(box(128, 176, 144, 122), kit.pattern({ scale: kit.repeats(144, 1.5), x: 128, y: 176 }))) +
    line(box(128, 176, 144, 122), theme.deep, 2.4) +
    kit.round(body, 0.5) +
    line('M107 156H293', darker(materials.linen, 0.2), 1, 'stroke-dasharray="4 3"') +
    fill('M142 148h24v20h-24ZM234 148h24v20h-24Z', darker(materials.linen, 0.08))
  )
}

const pouch = (kit: Kit) => {
  const { theme } = kit
  const body = 'M84 146C84 138 90 134 98 134H302C310 134 316 138 316 146L326 270C326 282 318 288 308 288H92C82 288 74 282 74 270Z'
  return (
    kit.standing(200, 288, 210) +
    fill(body, kit.pattern({ scale: 0.72, x: 84, y: 150 })) +
    kit.round(body, 0.55) +
    fill('M82 134H318V152H82Z', theme.deep) +
    line('M88 143H312', '#d9b361', 4, 'stroke-dasharray="2.5 2"') +
    fill(box(296, 140, 9, 34, 4), kit.metal()) +
    fill(box(290, 168, 22, 40, 5), mix(materials.darkWood, theme.deep, 0.3))
  )
}

const shirt = (kit: Kit) => {
  const { theme } = kit
  const body = 'M152 84C168 104 232 104 248 84L292 98L344 156L304 190L282 166V322H118V166L96 190L56 156L108 98Z'
  return (
    kit.cast(body, 1.1) +
    fill(body, materials.cotton) +
    rosette(200, 198, 56, { deep: theme.deep, ground: materials.cotton, glaze: theme.glaze }) +
    line(outline(star([200, 198], 64, 16, 5, 0)), theme.deep, 1) +
    line('M152 84C168 112 232 112 248 84', darker(materials.cotton, 0.18), 5) +
    line(
      'M118 166C122 146 124 138 126 126M282 166C278 146 276 138 274 126M60 158L96 186M340 158L304 186M120 314H280',
      darker(materials.cotton, 0.16),
      1.4,
    ) +
    kit.within(
      body,
      line('M138 330C150 280 140 240 160 170M262 330C256 290 266 250 250 200', '#3a2a14', 9, 'stroke-opacity="0.06"'),
    ) +
    kit.flat(body, 0.9)
  )
}

const umbrella = (kit: Kit) => {
  const { theme } = kit
  const top =
    'M60 200C60 128 122 84 200 84C278 84 340 128 340 200C326 186 306 186 293 200C280 186 260 186 246 200C232 186 214 186 200 200C186 186 168 186 154 200C140 186 120 186 107 200C94 186 74 186 60 200Z'
  const ribs =
    'M200 84C160 110 110 150 107 200M200 84C180 120 156 160 154 200M200 84V200M200 84C220 120 244 160 246 200M200 84C240 110 290 150 293 200'
  return (
    kit.standing(190, 338, 90) +
    line('M200 190V312C200 338 166 338 166 314', materials.darkWood, 8, 'stroke-linecap="round"') +
    line('M198 190V300', lighter(materials.wood, 0.2), 2) +
    fill(box(197, 66, 6, 20, 2), kit.metal()) +
    fill(
      top,
      kit.pattern({
        scale: 0.78,
        x: 161,
        y: 100,
        colours: { ground: mix(theme.deep, theme.ground, 0.06), line: theme.second, second: mix(theme.deep, theme.second, 0.22) },
      }),
    ) +
    kit.round(top, 0.8) +
    line(ribs, '#120c04', 1.3, 'stroke-opacity="0.4"')
  )
}

const keyring = (kit: Kit) => {
  const { theme } = kit
  const path = box(140, 196, 120, 120, 10)
  return (
    line(disc(200, 116, 42), kit.metal(), 8) +
    line(disc(200, 116, 45), '#3a2a14', 1, 'stroke-opacity="0.3"') +
    kit.cast(path, 0.9) +
    fill(box(195, 150, 10, 30, 5), kit.metal()) +
    fill(box(186, 172, 28, 28, 6), kit.metal()) +
    fill(path, theme.deep) +
    rosette(200, 256, 50, { deep: theme.second, ground: theme.deep, glaze: lighter(theme.glaze, 0.3) }) +
    line(box(146, 202, 108, 108, 7), theme.second, 1.4) +
    kit.flat(path, 1.3)
  )
}

export const fashion = { tie, bowTie, fan, tote, pouch, shirt, umbrella, keyring }
