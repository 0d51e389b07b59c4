import type { PatternName } from '../pattern-names.ts'
import { branches, catenary, trencadis } from './broken-tiles.ts'
import { contactStar, outline, type Point, type Polygon, regular, star } from './polygons.ts'

/** A repeat: a square cell of `size` units whose drawing meets itself on every side. */
export interface Repeat {
  width: number
  height: number
  /** SVG with the colours as the words ground, line, glaze, second: filled in by the palette. */
  body: (colours: Colours) => string
}

export interface Colours {
  ground: string
  line: string
  glaze: string
  second: string
}

const corners = (size: number): Point[] => [
  [0, 0],
  [size, 0],
  [0, size],
  [size, size],
]

/** Khatam stars touching tip to tip; what is left between them are crosses. */
const starAndCross: Repeat = {
  width: 100,
  height: 100,
  body: ({ line, glaze, second }) => {
    const big = star([50, 50], 50, 8, 2)
    return (
      `<path fill="${glaze}" d="${outline(big)}"/><path fill="${second}" d="${outline(star([50, 50], 24, 8, 2, Math.PI / 8))}"/>` +
      `<path fill="none" stroke="${line}" stroke-width="2.4" d="${outline(big, star([50, 50], 36, 8, 2))}"/>` +
      corners(100)
        .map(
          (corner) =>
            `<path fill="${second}" stroke="${line}" stroke-width="2" d="${outline(star(corner, 15, 4, 1, 0), regular(corner, 9, 8))}"/>`,
        )
        .join('')
    )
  },
}

/** Octagons and squares (4.8.8) with contact stars drawn as straps. */
const octagonTiles = (size: number): Polygon[] => {
  const edge = size / (1 + Math.SQRT2)
  const half = edge / 2
  const octagon: Polygon = [
    [half, 0],
    [size - half, 0],
    [size, half],
    [size, size - half],
    [size - half, size],
    [half, size],
    [0, size - half],
    [0, half],
  ]
  const turned = (size - edge) / 2
  const cut: Polygon = [
    [turned, 0],
    [size - turned, 0],
    [size, turned],
    [size, size - turned],
    [size - turned, size],
    [turned, size],
    [0, size - turned],
    [0, turned],
  ]
  return [cut, octagon]
}
const octagonStrap: Repeat = {
  width: 120,
  height: 120,
  body: ({ line, glaze, second, ground }) => {
    const [octagon] = octagonTiles(120) as [Polygon, Polygon]
    const inner = contactStar(octagon, (Math.PI * 5) / 16)
    const reach = 120 * (1 - 1 / (1 + Math.SQRT2)) * 0.5
    const squares = corners(120).map(
      ([x, y]) =>
        [
          [x - reach, y],
          [x, y - reach],
          [x + reach, y],
          [x, y + reach],
        ] as Polygon,
    )
    const strap = [inner, ...squares.map((tile) => contactStar(tile, (Math.PI * 5) / 16))]
    return (
      `<path fill="${second}" d="${outline(inner)}"/><path fill="${glaze}" d="${outline(star([60, 60], 22, 8, 3))}"/>` +
      `<path fill="none" stroke="${line}" stroke-width="7" stroke-linejoin="miter" d="${outline(...strap)}"/>` +
      `<path fill="none" stroke="${ground}" stroke-width="3.4" d="${outline(...strap)}"/>`
    )
  },
}

const sixteen: Repeat = {
  width: 160,
  height: 160,
  body: ({ line, glaze, second }) => {
    const ring = Array.from({ length: 16 }, (_, k) =>
      regular([80 + 62 * Math.cos((k * Math.PI) / 8), 80 + 62 * Math.sin((k * Math.PI) / 8)], 8.5, 4, (k * Math.PI) / 8),
    )
    return (
      `<path fill="${glaze}" d="${outline(...ring)}"/><path fill="${second}" d="${outline(star([80, 80], 50, 16, 6))}"/>` +
      `<path fill="none" stroke="${line}" stroke-width="2" d="${outline(star([80, 80], 80, 16, 5), star([80, 80], 50, 16, 6), star([80, 80], 22, 8, 3))}"/>` +
      corners(160)
        .map(
          (corner) =>
            `<path fill="${glaze}" stroke="${line}" stroke-width="2" d="${outline(star(corner, 30, 8, 3, Math.PI / 8))}"/>`,
        )
        .join('')
    )
  },
}

/** A wooden shutter: octagonal strapwork with the light coming through. */
const lattice: Repeat = {
  width: 96,
  height: 96,
  body: ({ line, second }) => {
    const [octagon] = octagonTiles(96) as [Polygon, Polygon]
    const strap = contactStar(octagon, (Math.PI * 3) / 8)
    return (
      `<path fill="${second}" d="${outline(strap)}"/><path fill="none" stroke="${line}" stroke-width="8" stroke-linejoin="round" d="${outline(octagon, strap)}"/>` +
      `<path fill="none" stroke="${line}" stroke-width="4" d="M0 0L96 96M96 0L0 96"/>`
    )
  },
}

const hexagonHeight = Math.sqrt(3) * 60
const hexagon: Repeat = {
  width: 60 * 3,
  height: hexagonHeight,
  body: ({ line, glaze, second }) => {
    const centres: Point[] = [
      [90, hexagonHeight / 2],
      [0, 0],
      [180, 0],
      [0, hexagonHeight],
      [180, hexagonHeight],
    ]
    const tiles = centres.map((centre) => regular(centre, 60, 6))
    return (
      `<path fill="${second}" d="${outline(...tiles.map((tile) => contactStar(tile, Math.PI / 3)))}"/>` +
      `<path fill="${glaze}" d="${outline(...centres.map((centre) => star(centre, 20, 6, 2, Math.PI / 6)))}"/>` +
      `<path fill="none" stroke="${line}" stroke-width="2.4" d="${outline(...tiles, ...tiles.map((tile) => contactStar(tile, Math.PI / 3)))}"/>`
    )
  },
}

/** Sebka: the net of lobed lozenges that covers the plaster walls. */
const sebka: Repeat = {
  width: 80,
  height: 120,
  body: ({ line, glaze, second }) => {
    const lozenge = (x: number, y: number) =>
      `M${x} ${y - 60}C${x + 6} ${y - 44} ${x + 26} ${y - 44} ${x + 22} ${y - 26}C${x + 34} ${y - 26} ${x + 40} ${y - 12} ${x + 40} ${y}` +
      `C${x + 40} ${y + 12} ${x + 34} ${y + 26} ${x + 22} ${y + 26}C${x + 26} ${y + 44} ${x + 6} ${y + 44} ${x} ${y + 60}` +
      `C${x - 6} ${y + 44} ${x - 26} ${y + 44} ${x - 22} ${y + 26}C${x - 34} ${y + 26} ${x - 40} ${y + 12} ${x - 40} ${y}` +
      `C${x - 40} ${y - 12} ${x - 34} ${y - 26} ${x - 22} ${y - 26}C${x - 26} ${y - 44} ${x - 6} ${y - 44} ${x} ${y - 60}Z`
    return (
      `<path fill="${second}" d="${lozenge(40, 60)}"/><path fill="${glaze}" d="${outline(star([40, 60], 14, 8, 3))}"/>` +
      `<path fill="none" stroke="${line}" stroke-width="3" d="${lozenge(40, 60)}${lozenge(0, 0)}${lozenge(80, 0)}${lozenge(0, 120)}${lozenge(80, 120)}"/>`
    )
  },
}

const fruit = (x: number, y: number, { line, glaze, second }: Colours) =>
  `<path fill="${glaze}" d="M${x} ${y - 20}C${x + 20} ${y - 20} ${x + 26} ${y} ${x + 18} ${y + 14}C${x + 10} ${y + 26} ${x - 10} ${y + 26} ${x - 18} ${y + 14}C${x - 26} ${y} ${x - 20} ${y - 20} ${x} ${y - 20}Z"/>` +
  `<path fill="${second}" d="M${x} ${y - 10}C${x + 10} ${y - 2} ${x + 10} ${y + 10} ${x} ${y + 18}C${x - 10} ${y + 10} ${x - 10} ${y - 2} ${x} ${y - 10}Z"/>` +
  `<path fill="${glaze}" d="M${x - 9} ${y - 32}L${x - 4} ${y - 26}L${x} ${y - 34}L${x + 4} ${y - 26}L${x + 9} ${y - 32}L${x + 6} ${y - 18}L${x - 6} ${y - 18}Z"/>` +
  `<path fill="${line}" d="${outline(
    ...[
      [0, 0],
      [-4, 6],
      [4, 6],
      [0, 10],
    ].map(([dx = 0, dy = 0]) => regular([x + dx, y + dy], 1.8, 6)),
  )}"/>`

const pomegranate: Repeat = {
  width: 120,
  height: 140,
  body: (colours) => {
    const leaf = (x: number, y: number, side: number) =>
      `M${x} ${y}C${x + side * 18} ${y - 4} ${x + side * 26} ${y - 18} ${x + side * 24} ${y - 30}C${x + side * 10} ${y - 26} ${x + side * 2} ${y - 14} ${x} ${y}Z`
    const stem = (x: number, y: number) => `M${x} ${y + 24}C${x} ${y + 40} ${x - 4} ${y + 46} ${x} ${y + 62}`
    return (
      `<path fill="none" stroke="${colours.line}" stroke-width="2" d="${stem(60, 60)}${stem(0, -10)}${stem(120, -10)}"/>` +
      `<path fill="${colours.line}" opacity="0.55" d="${leaf(60, 112, 1)}${leaf(60, 112, -1)}${leaf(0, 42, 1)}${leaf(120, 42, -1)}"/>` +
      fruit(60, 60, colours) +
      fruit(0, 130, colours) +
      fruit(120, 130, colours) +
      fruit(0, -10, colours) +
      fruit(120, -10, colours)
    )
  },
}

const lobedArches: Repeat = {
  width: 100,
  height: 120,
  body: ({ line, glaze, second }) => {
    const arch =
      'M10 120V62C10 56 14 50 20 50C18 42 24 34 32 34C32 26 42 20 50 16C58 20 68 26 68 34C76 34 82 42 80 50C86 50 90 56 90 62V120Z'
    return (
      `<path fill="${second}" d="${arch}"/><path fill="none" stroke="${line}" stroke-width="3" d="${arch}"/>` +
      `<path fill="${glaze}" d="${outline(star([50, 78], 15, 8, 3), star([0, 24], 13, 8, 2), star([100, 24], 13, 8, 2))}"/><path stroke="${line}" stroke-width="5" d="M0 66V120M100 66V120"/>`
    )
  },
}

const quatrefoil: Repeat = {
  width: 100,
  height: 100,
  body: ({ line, glaze, second }) =>
    `<g fill="${second}" stroke="${line}" stroke-width="2.4"><circle cx="50" cy="26" r="22"/><circle cx="50" cy="74" r="22"/><circle cx="26" cy="50" r="22"/><circle cx="74" cy="50" r="22"/></g>` +
    `<path fill="${second}" d="M28 28H72V72H28Z"/><path fill="${glaze}" d="${outline(star([50, 50], 18, 8, 3, Math.PI / 8), star([0, 0], 12, 4, 1), star([100, 0], 12, 4, 1), star([0, 100], 12, 4, 1), star([100, 100], 12, 4, 1))}"/>`,
}

const guilloche: Repeat = {
  width: 100,
  height: 100,
  body: ({ line, glaze, second }) =>
    `<circle cx="50" cy="50" r="30" fill="${second}"/><g fill="none" stroke="${line}" stroke-width="3"><circle cx="0" cy="50" r="50"/><circle cx="100" cy="50" r="50"/><circle cx="50" cy="0" r="50"/><circle cx="50" cy="100" r="50"/></g><circle cx="50" cy="50" r="9" fill="${glaze}"/>`,
}

const modern: Repeat = {
  width: 120,
  height: 120,
  body: ({ line, glaze, second }) =>
    `<path fill="${second}" d="M0 0H60A60 60 0 0 1 0 60ZM120 120H60A60 60 0 0 1 120 60Z"/><path fill="${glaze}" d="M120 0V60A60 60 0 0 1 60 0Z"/><path fill="none" stroke="${line}" stroke-width="3" d="M0 120A60 60 0 0 1 60 60A60 60 0 0 1 120 0"/>`,
}

const columns: Repeat = {
  width: 80,
  height: 160,
  body: ({ line, glaze, second }) =>
    `<path fill="${second}" d="M28 46H52L56 150H24Z"/><path fill="none" stroke="${line}" stroke-width="2.4" d="M28 46V150M36 46V150M44 46V150M52 46V150M18 150H62M16 158H64M22 46H58M18 38H62"/><path fill="${glaze}" d="${outline(star([40, 20], 13, 8, 3), star([0, 98], 10, 4, 1), star([80, 98], 10, 4, 1))}"/>`,
}

export const patterns: Record<PatternName, Repeat> = {
  'star-and-cross': starAndCross,
  'octagon-strap': octagonStrap,
  sixteen,
  lattice,
  hexagon,
  sebka,
  pomegranate,
  'lobed-arches': lobedArches,
  quatrefoil,
  guilloche,
  modern,
  columns,
  trencadis,
  branches,
  catenary,
}

/** A pattern as SVG definitions and the fill that paints it, scaled and turned. */
export function patternFill(
  name: PatternName,
  colours: Colours,
  { id, scale = 1, turn = 0, x = 0, y = 0 }: { id: string; scale?: number; turn?: number; x?: number; y?: number },
) {
  const { width, height, body } = patterns[name]
  const definition =
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">` +
    `<path fill="${colours.ground}" d="M0 0H${width}V${height}H0Z"/>${body(colours)}</pattern>`
  return { definition, fill: `url(#${id})` }
}
