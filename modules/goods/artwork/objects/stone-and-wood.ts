import { outline, type Point, star } from '../geometry/polygons.ts'
import { arch, box, darker, disc, fill, type Kit, lighter, line, materials, mix } from './kit.ts'

const { wood, darkWood, plaster } = materials
const marble = mix(plaster, '#cdbf9f', 0.3)

/** The lion of the fountain, cast in stone: a barrel, four legs, a mane of grooves. */
const stoneLion = (kit: Kit) => {
  const shade = mix(plaster, '#8d7650', 0.5)
  const body =
    'M128 188C140 172 176 168 214 172C262 176 292 182 304 206C312 224 310 246 308 304H266V262C240 270 200 270 176 262V304H134V246C124 226 120 204 128 188Z'
  const mane = outline(star([146, 158], 64, 16, 4, Math.PI / 16))
  return (
    kit.standing(214, 322, 176) +
    fill('M238 250H262V304H238ZM180 250H204V304H180Z', darker(shade, 0.15)) +
    line('M304 214C336 214 334 166 312 158C298 154 292 168 302 176', darker(marble, 0.14), 11, 'stroke-linecap="round"') +
    line('M304 213C334 213 332 168 312 160C300 156 295 168 303 174', marble, 7, 'stroke-linecap="round"') +
    fill(body, marble) +
    fill(
      body,
      kit.gradient(
        [
          [0, '#fff', 0.3],
          [0.5, '#3a2a14', 0.02],
          [1, '#3a2a14', 0.36],
        ],
        'x1="0" y1="0" x2="0.4" y2="1"',
      ),
    ) +
    line(
      'M232 190C252 200 262 224 258 250M134 292H176M266 292H308M146 292V304M160 292V304M278 292V304M294 292V304',
      shade,
      2.2,
      'stroke-linecap="round"',
    ) +
    kit.cast(mane, 0.5) +
    fill(mane, mix(marble, shade, 0.4)) +
    fill(outline(star([146, 158], 54, 16, 5, 0)), marble) +
    line(outline(star([146, 158], 54, 16, 5, 0), star([146, 158], 64, 16, 4, Math.PI / 16)), shade, 1.4) +
    fill(disc(122, 118, 11) + disc(168, 116, 11), mix(marble, shade, 0.25)) +
    fill(disc(142, 162, 36, 35), marble) +
    fill(
      disc(142, 162, 36, 35),
      kit.glow([
        [0.5, '#fff', 0.1],
        [1, '#3a2a14', 0.34],
      ]),
    ) +
    fill(disc(128, 155, 4.4, 5.4) + disc(156, 155, 4.4, 5.4), darker(shade, 0.45)) +
    fill('M132 168H152C150 177 146 180 142 180C138 180 134 177 132 168Z', darker(shade, 0.3)) +
    line('M142 180V187M128 188C134 193 150 193 156 188', darker(shade, 0.3), 2.2, 'stroke-linecap="round"') +
    fill(box(112, 304, 208, 18, 2), kit.theme.deep) +
    kit.flat(box(112, 304, 208, 18, 2))
  )
}

/** A keystone star, heavy enough for any paper. */
const paperweight = (kit: Kit) => {
  const { theme } = kit
  const at = (lift: number, radius: number) =>
    outline(star([200, 204], radius, 8, 2, Math.PI / 8).map(([x, y]) => [x, 150 + (y - 150) * 0.62 + 40 - lift] as Point))
  const layers = Array.from({ length: 32 }, (_, k) => fill(at(k * 1.5, 118), darker(theme.deep, 0.36 - k * 0.005)))
  return (
    kit.standing(200, 272, 230) +
    layers.join('') +
    fill(at(48, 118), theme.deep) +
    kit.flat(at(48, 118), 1.6) +
    line(at(48, 106), theme.second, 1.6) +
    fill(at(48, 78), theme.second) +
    fill(at(48, 54), theme.glaze) +
    fill(at(48, 24), theme.ground)
  )
}

/** A shelf's worth of books between two arches of stone. */
const bookends = (kit: Kit) => {
  const { theme } = kit
  const foot = 308
  const end = (x: number, opening: number) => {
    const block = `${box(x, 152, 74, foot - 152, 3)}${arch(opening, foot - 14, 40, 108)}`
    return (
      `<g fill-rule="evenodd">${fill(block, marble)}${kit.flat(block, 1.6)}</g>` +
      line(arch(opening, foot - 14, 40, 108), mix(plaster, '#8d7650', 0.6), 1.6)
    )
  }
  const books = [
    theme.deep,
    theme.second,
    theme.glaze,
    lighter(theme.deep, 0.25),
    theme.ground,
    mix(theme.glaze, theme.deep, 0.6),
  ]
  let x = 134
  const spines = books
    .map((colour, k) => {
      const wide = [24, 18, 26, 20, 22, 20][k] ?? 20
      const high = [150, 132, 162, 140, 154, 136][k] ?? 140
      const spine = box(x, foot - high, wide, high, 2)
      const drawn =
        fill(spine, colour) +
        kit.round(spine, 0.9) +
        fill(
          box(x, foot - high + 18, wide, 3) + box(x, foot - 26, wide, 3),
          k % 3 ? theme.deep : theme.second,
          'fill-opacity="0.8"',
        )
      x += wide
      return drawn
    })
    .join('')
  return (
    kit.standing(200, foot, 240) +
    spines +
    end(60, 97) +
    end(x, x + 37) +
    fill(box(60, foot - 8, 74, 8) + box(x, foot - 8, 74, 8), mix(plaster, '#8d7650', 0.35))
  )
}

/** Marquetry of the old quarter: wood and bone in small stars. */
const inlaidBox = (kit: Kit) => {
  const { theme } = kit
  const front = box(86, 190, 228, 118, 2)
  const lid = 'M86 190L112 128H288L314 190Z'
  const inlay = { ground: '#8a5a34', line: '#3a2413', glaze: mix(theme.glaze, '#7a3a20', 0.35), second: '#efdfc0' }
  return (
    kit.standing(200, 308, 220) +
    fill(lid, kit.pattern({ scale: kit.repeats(228, 6), x: 86, y: 128, colours: inlay })) +
    fill(lid, '#fff', 'fill-opacity="0.14"') +
    line(lid, '#3a2413', 4, 'stroke-linejoin="round"') +
    fill(front, wood) +
    fill(box(98, 206, 204, 90), kit.pattern({ scale: kit.repeats(204, 5), x: 98, y: 206, colours: inlay })) +
    line(box(98, 206, 204, 90), '#efdfc0', 2) +
    line(front, darkWood, 3) +
    fill(box(86, 190, 228, 7), '#1e140a', 'fill-opacity="0.3"') +
    fill(box(189, 182, 22, 26, 4), kit.metal()) +
    fill(disc(200, 196, 3.4), '#4a3412') +
    kit.flat(front)
  )
}

export const stoneAndWood = { stoneLion, paperweight, bookends, inlaidBox }
