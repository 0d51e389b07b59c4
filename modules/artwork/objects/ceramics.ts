import { outline, regular, star } from '../geometry/polygons.ts'
import { box, darker, disc, fill, type Kit, lighter, line, materials, mix, rosette } from './kit.ts'

const { porcelain, clay } = materials

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

const tile = (kit: Kit) => {
  const path = box(82, 78, 236, 236, 3)
  const paint = kit.pattern({ scale: kit.repeats(236, kit.theme.pattern === 'lattice' ? 2 : 1.0), x: 82, y: 78 })
  return (
    kit.cast(path, 1.4) +
    fill(box(82, 80, 236, 242, 4), darker(clay, 0.1)) +
    fill(path, paint) +
    line(box(84, 80, 232, 232, 2), '#fff', 1.6, 'stroke-opacity="0.55"') +
    kit.flat(path, 1.2) +
    kit.within(path, fill('M60 210L210 60H262L60 262Z', '#fff', 'fill-opacity="0.1"'))
  )
}

const trivet = (kit: Kit) => {
  const rim = outline(regular([200, 196], 136, 8, Math.PI / 8))
  const face = outline(regular([200, 196], 122, 8, Math.PI / 8))
  return (
    kit.cast(rim, 1.2) +
    fill(rim, mix(clay, '#d9b48a', 0.5)) +
    fill(face, kit.pattern({ scale: 0.95, x: 105, y: 100 })) +
    line(face, kit.theme.deep, 3) +
    kit.flat(rim)
  )
}

const coasters = (kit: Kit) => {
  const places = [
    [138, 132],
    [262, 132],
    [138, 258],
    [262, 258],
  ] as const
  return places
    .map(([x, y], k) => {
      const path = disc(x, y, 56)
      const paint = k % 3 === 0 ? kit.pattern({ scale: 0.52, x: x - 28, y: y - 28 }) : kit.theme.deep
      const motif =
        k % 3 === 0
          ? ''
          : rosette(x, y, 44, { deep: kit.theme.second, ground: kit.theme.deep, glaze: lighter(kit.theme.glaze, 0.35) })
      return (
        kit.cast(path, 0.7) +
        fill(path, paint) +
        motif +
        line(disc(x, y, 53), kit.theme.onDeep, 1.4, 'stroke-opacity="0.7"') +
        kit.flat(path)
      )
    })
    .join('')
}

const plate = (kit: Kit) => {
  const { theme } = kit
  const path = disc(200, 196, 138)
  return (
    kit.cast(path, 1.3) +
    fill(path, porcelain) +
    kit.within(path, fill(disc(200, 196, 132), kit.pattern({ scale: 0.5, x: 175, y: 171 }))) +
    fill(disc(200, 196, 92), porcelain) +
    line(disc(200, 196, 136), theme.deep, 3) +
    line(disc(200, 196, 92), theme.deep, 2.4) +
    line(disc(200, 196, 86), theme.glaze, 1) +
    rosette(200, 196, 72, { deep: theme.deep, ground: porcelain, glaze: theme.glaze }) +
    fill(
      disc(200, 196, 92),
      kit.glow([
        [0.82, '#3a2a14', 0],
        [1, '#3a2a14', 0.18],
      ]),
    ) +
    kit.flat(path, 1.1)
  )
}

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

const tray = (kit: Kit) => {
  const { theme } = kit
  const rim = box(52, 112, 296, 180, 34)
  const inside = box(76, 136, 248, 132, 16)
  return (
    kit.cast(rim, 1.2) +
    fill(rim, materials.wood) +
    kit.flat(rim) +
    fill(box(59, 178, 9, 48, 4.5) + box(332, 178, 9, 48, 4.5), darker(materials.wood, 0.55)) +
    fill(inside, kit.pattern({ scale: kit.repeats(248, 3), x: 76, y: 136 })) +
    line(inside, darker(materials.wood, 0.4), 3) +
    line(box(79, 139, 242, 126, 13), theme.second, 1) +
    kit.flat(inside)
  )
}

export const ceramics = { tile, trivet, coasters, plate, bowl, vase, jar, mug, cup, tray }
