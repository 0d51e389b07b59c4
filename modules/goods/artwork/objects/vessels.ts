import { outline, star } from '../geometry/polygons.ts'
import { box, darker, disc, fill, type Kit, line, materials, mix } from './kit.ts'

const { porcelain } = materials

/** A ring between two circles, painted with `count` lozenges: the rim of plates and bowls. */
const rimStars = (x: number, y: number, radius: number, count: number, size: number, colour: string) =>
  fill(
    outline(
      ...Array.from({ length: count }, (_, k) => {
        const turn = (k * Math.PI * 2) / count
        return star([x + radius * Math.cos(turn), y + radius * Math.sin(turn)], size, 8, 3, turn)
      }),
    ),
    colour,
  )

const bowl = (kit: Kit) => {
  const { theme } = kit
  const body = 'M72 168C74 244 128 300 172 306V318H228V306C272 300 326 244 328 168Z'
  return (
    kit.standing(200, 318, 150) +
    fill(body, porcelain) +
    kit.within(
      body,
      fill(box(60, 190, 280, 62), kit.pattern({ scale: 0.52, x: 70, y: 190 })) +
        fill(box(60, 186, 280, 4), theme.deep) +
        fill(box(60, 252, 280, 4), theme.deep) +
        fill(box(160, 306, 80, 14), theme.deep),
    ) +
    kit.round(body) +
    fill(disc(200, 168, 128, 24), porcelain) +
    fill(disc(200, 170, 118, 19), mix(theme.deep, porcelain, 0.12)) +
    fill(
      disc(200, 170, 118, 19),
      kit.gradient([
        [0, '#000', 0.32],
        [0.6, '#000', 0],
        [1, '#fff', 0.16],
      ]),
    ) +
    line(disc(200, 168, 126, 23), theme.glaze, 1.6)
  )
}

const vase = (kit: Kit) => {
  const { theme } = kit
  const body =
    'M174 70H226C222 96 224 112 238 128C282 158 300 200 288 246C280 284 252 306 236 322H164C148 306 120 284 112 246C100 200 118 158 162 128C176 112 178 96 174 70Z'
  const handle = (side: 1 | -1) =>
    line(
      `M${200 + side * 25} 88C${200 + side * 74} 82 ${200 + side * 96} 122 ${200 + side * 74} 156`,
      theme.deep,
      9,
      'stroke-linecap="round"',
    )
  return (
    kit.standing(200, 322, 100) +
    handle(1) +
    handle(-1) +
    fill(body, porcelain) +
    kit.within(
      body,
      fill(box(90, 164, 220, 100), kit.pattern({ scale: 0.72, x: 164, y: 164 })) +
        fill(box(90, 156, 220, 8) + box(90, 264, 220, 8) + box(90, 70, 220, 10) + box(90, 312, 220, 10), theme.deep) +
        rimStars(200, 128, 0, 1, 13, theme.glaze) +
        fill(outline(star([164, 290], 9, 8, 3), star([200, 290], 9, 8, 3), star([236, 290], 9, 8, 3)), theme.glaze),
    ) +
    kit.round(body) +
    fill(disc(200, 71, 26, 5), darker(porcelain, 0.35))
  )
}

const jar = (kit: Kit) => {
  const { theme } = kit
  const body =
    'M146 122H254C250 134 252 142 262 150C258 196 258 246 266 292C258 304 254 312 252 320H148C146 312 142 304 134 292C142 246 142 196 138 150C148 142 150 134 146 122Z'
  const lid = 'M140 122C140 100 166 90 186 88C184 76 190 66 200 66C210 66 216 76 214 88C234 90 260 100 260 122Z'
  return (
    kit.standing(200, 320, 112) +
    fill(body, porcelain) +
    kit.within(
      body,
      fill(box(120, 166, 160, 112), kit.pattern({ scale: kit.repeats(130, 1.5), x: 157, y: 166 })) +
        fill(box(120, 158, 160, 6) + box(120, 280, 160, 6), theme.deep),
    ) +
    kit.round(body) +
    fill(lid, theme.deep) +
    kit.round(lid, 0.8) +
    line('M140 122H260', theme.second, 2)
  )
}

const mug = (kit: Kit) => {
  const { theme } = kit
  const body = 'M108 122H268V292C268 308 256 318 240 318H136C120 318 108 308 108 292Z'
  return (
    kit.standing(190, 318, 140) +
    line('M262 160C324 150 330 262 260 268', darker(porcelain, 0.3), 22) +
    line('M262 159C322 149 328 261 260 267', porcelain, 17) +
    line('M268 166C313 160 317 252 264 259', darker(porcelain, 0.16), 4) +
    fill(body, porcelain) +
    kit.within(
      body,
      fill(box(100, 160, 180, 104), kit.pattern({ scale: kit.repeats(160, 2), x: 108, y: 160 })) +
        fill(box(100, 152, 180, 5) + box(100, 267, 180, 5), theme.deep),
    ) +
    kit.round(body) +
    fill(disc(188, 122, 80, 15), porcelain) +
    fill(
      disc(188, 123, 74, 12),
      kit.gradient([
        [0, darker(porcelain, 0.42)],
        [1, darker(porcelain, 0.1)],
      ]),
    )
  )
}

const cup = (kit: Kit) => {
  const { theme } = kit
  const body = 'M124 166H276C276 220 250 258 226 268H174C150 258 124 220 124 166Z'
  const saucer = 'M66 272C110 262 290 262 334 272C318 300 250 308 200 308C150 308 82 300 66 272Z'
  return (
    kit.standing(200, 308, 150) +
    fill(saucer, porcelain) +
    kit.within(saucer, fill(box(60, 276, 280, 14), kit.pattern({ scale: 0.24, x: 60, y: 276 }))) +
    kit.round(saucer, 0.7) +
    line('M272 184C312 178 312 232 262 234', theme.deep, 8) +
    fill(body, porcelain) +
    kit.within(
      body,
      fill(box(110, 184, 180, 46), kit.pattern({ scale: 0.42, x: 124, y: 184 })) +
        fill(box(110, 178, 180, 4) + box(110, 231, 180, 4), theme.deep),
    ) +
    kit.round(body) +
    fill(disc(200, 166, 76, 14), porcelain) +
    fill(disc(200, 168, 69, 11), '#5d3a1f')
  )
}

export const vessels = { bowl, vase, jar, mug, cup }
