import { type Paper, side } from './paper.ts'

/** The shop's name and, large, what this paper is. */
export function drawMark(paper: Paper, shop: string, title: string): void {
  paper.say('P', () => paper.write(shop, side, paper.y, { face: 'mark', size: 12.5, ink: 'cobalt' }))
  paper.y += 30
  paper.say('H1', () => paper.write(title, side, paper.y, { face: 'title', size: 30, width: paper.width - 110 }))
  paper.y += paper.heightOf(title, { face: 'title', size: 30, width: paper.width - 110 }) + 12
}

/** Number, dates and references side by side, small names over their values; as many rows as they need. */
export function drawFacts(paper: Paper, facts: readonly (readonly [string, string])[], width: number): void {
  let x = side
  for (const [name, value] of facts) {
    const own = Math.max(paper.widthOf(name, { size: 7.5 }), paper.widthOf(value, { face: 'strong', size: 10.5 })) + 26
    if (x > side && x + own - 26 > side + width) {
      x = side
      paper.y += 34
    }
    paper.say('P', () => {
      paper.write(name, x, paper.y, { size: 7.5, ink: 'soft', width: own })
      paper.write(value, x, paper.y + 11, { face: 'strong', size: 10.5, width: own })
    })
    x += own
  }
  paper.y += 44
}

interface Party {
  heading: string
  name: string
  lines: readonly string[]
  x: number
  y: number
  width: number
}

/** Who sells or buys, under a hairline. @returns where it ends. */
export function drawParty(paper: Paper, { heading, name, lines, x, y, width }: Party): number {
  paper.rule(y, { x, width })
  let at = y + 9
  paper.say('P', () => {
    paper.write(heading, x, at, { size: 7.5, ink: 'soft', width })
    at += 13
    paper.write(name, x, at, { face: 'strong', size: 10, width })
    at += paper.heightOf(name, { face: 'strong', size: 10, width }) + 1
    for (const line of lines) {
      paper.write(line, x, at, { size: 9, width })
      at += paper.heightOf(line, { size: 9, width })
    }
  })
  return at
}
