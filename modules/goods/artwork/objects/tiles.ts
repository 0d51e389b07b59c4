import { outline, regular } from '../geometry/polygons.ts'
import { box, darker, disc, fill, type Kit, lighter, line, materials, mix, rosette } from './kit.ts'

const { porcelain, clay } = materials

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

/** Pressed stoneware in one colour: ripples run in from three of its corners and meet those of its neighbours. */
const hexagonTile = (kit: Kit) => {
  const sea = mix(kit.theme.glaze, kit.theme.deep, 0.25)
  const corners = regular([200, 196], 140, 6)
  const path = outline(corners)
  const ripples = corners
    .filter((_, index) => index % 2 === 0)
    .flatMap(([x, y]) => [25, 49, 73, 97, 119].map((radius) => [disc(x, y, radius), disc(x, y + 2, radius)] as const))
    .map(([groove, light]) => line(groove, darker(sea, 0.22), 5) + line(light, lighter(sea, 0.3), 1.6))
    .join('')
  return (
    kit.cast(path, 1.3) +
    fill(outline(regular([200, 202], 140, 6)), darker(sea, 0.35)) +
    fill(path, sea) +
    kit.within(path, ripples) +
    line(path, lighter(sea, 0.25), 2) +
    kit.flat(path, 1.1)
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

export const tiles = { tile, hexagonTile, trivet, coasters, plate, tray }
