import { octagram } from './octagram.ts'

const towers = [
  [44, 250],
  [232, 60],
  [372, 60],
  [540, 52],
  [734, 52],
  [950, 80],
  [44, 540],
  [540, 616],
  [734, 616],
] as const

/** What lies around the places of the plan: hill, walls and towers, the way up to the summer house, the water and the north. */
export function Grounds() {
  return (
    <g>
      <path className="plan-hill" d="M18 520Q10 200 210 36H1180V640Q1120 740 900 724T380 690T90 640Q26 610 18 520Z" />
      <path className="plan-slope" d="M60 610Q220 660 420 650T800 700M1150 620Q1176 480 1160 300M100 200Q140 110 230 40" />
      <path className="plan-wall" d="M52 548V258L236 70H384L548 62H742L958 90M52 548L548 624H742L800 520" />
      {towers.map(([x, y]) => (
        <rect key={`${x},${y}`} className="plan-tower" x={x - 12} y={y - 12} width="36" height="36" />
      ))}
      <path
        className="plan-way"
        d="M752 402H790M900 440C960 420 980 396 1004 330M372 212H312V232M392 366H412M520 404H540M646 306V326M646 478V498M646 188V206"
      />
      <path className="plan-water" d="M1067 0V330Q1062 392 960 404T780 404H752M312 232V500M1067 30L1104 372" />
      <g className="plan-north">
        <polygon points={octagram(54, 704, 26)} />
        <path d="M54 664V744M42 682L54 662L66 682" />
        <text x="54" y="656" textAnchor="middle">
          N
        </text>
      </g>
    </g>
  )
}
